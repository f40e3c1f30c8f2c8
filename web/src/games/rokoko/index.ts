import type { GameParts } from "../parts";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import Opponent from "./Opponent.svelte";

export default { Board, Hand, Opponent } satisfies GameParts;
