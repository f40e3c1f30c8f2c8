import { expect, test } from "vitest";
import { iconsOf } from "./logicons";

test("an event has its game's icon, an act that of every table, and anything else a plain one", () => {
  const iconOf = iconsOf({ hand: "draws plays" });
  expect(["plays", "sat", "something"].map(iconOf)).toEqual(["hand", "person", "log"]);
  expect(iconsOf()("plays")).toBe("log");
});
