/* A client in TypeScript: makes a table with a bot, sits down, and plays a match to the end by chance. The types are those of
   the page, made from the server's; docs/api describes every message.

   web/node_modules/.bin/rolldown examples/client.ts --file build/client.mjs
   node --experimental-websocket build/client.mjs http://127.0.0.1:8000 alhambra */
import type { AnyMessage, AnyWish, NewTable, Problem, Setting, TableMade, Update } from "../web/src/wire/contract";

async function play(server: string, game: string): Promise<Update> {
  const setting: Setting = { game, players: 2, grace: 0 }; // the bot need not wait for a change of mind
  const wanted: NewTable = { setting, seats: [{ name: "Anna" }, { bot: "easy" }] };
  const headers = { "content-type": "application/json" };
  const answer = await fetch(`${server}/api/tables`, { method: "POST", headers, body: JSON.stringify(wanted) });
  if (!answer.ok) throw new Error(((await answer.json()) as Problem).sentence);
  const made = (await answer.json()) as TableMade;
  const cookie = answer.headers.get("set-cookie")!.split(";")[0]!; // the right to the seat
  const address = `${server.replace("http", "ws")}/api/tables/${made.table.id}/socket?language=en`;
  const line = new WebSocket(address, { headers: { cookie } } as unknown as string[]); // Node takes headers, browsers have cookies
  let answered = 0; // the newest question: while others decide, the same one comes again
  return new Promise((resolve, reject) => {
    line.onclose = () => reject(new Error("the server hung up before the end"));
    line.onmessage = ({ data }) => {
      const message = JSON.parse(String(data)) as AnyMessage;
      if (message.type === "refused") console.log(message.sentence);
      if (message.type !== "update") return;
      if (message.status === "over") resolve(message);
      for (const { seat, options, asked = 0 } of message.sights) {
        if (seat === null || !options?.length || answered >= asked) continue;
        answered = asked;
        const decision = options[Math.floor(Math.random() * options.length)]!;
        const wish: AnyWish = { type: "decide", ref: asked, seat, seq: message.seq, decision };
        line.send(JSON.stringify(wish));
      }
    };
  });
}

const [server, game] = process.argv.slice(2);
if (!server || !game) {
  console.error("Say which server and which game: client.mjs http://127.0.0.1:8000 alhambra");
  process.exit(2);
}
const end = await play(server, game).catch((trouble: Error) => {
  console.error(trouble.message);
  process.exit(1);
});
for (const { seat, name } of end.seats) console.log(`${name}: ${end.outcome!.scores[seat]}${end.winners?.includes(seat) ? " wins" : ""}`);
process.exit(0);
