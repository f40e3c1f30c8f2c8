import { expect, test } from "vitest";
import { qr } from "./qr";

// Rows as hexadecimal numbers, from python-qrcode 8 with the same mask. Every length up to 412 was read with jsQR, once.
const SHORT =
  "1fc037f 1049041 175855d 175105d 175ee5d 1056f41 1fd557f 12900 17cf47c 91b022 b7237b ba27b1 19582d7 198dd2a 1444e5b 161dbc9 " +
  "13615f4 1c31c 1fc715f 1056519 175a3fd 175def7 175cd25 104db39 1fd94ff";
const WITH_VERSION =
  "1fc3f61ac117f 1042434f94741 175831e53e35d 17561eb06ba5d 1759dcfec185d 1057264794c41 1fd555555557f 11bc453e700 17c6877c6b17c " +
  "15ad12dac18ce b56008f94e9b 1d98f5253e731 1e7074706b164 132a0bdac18ce 1449558f94e9b 10a0c3253e731 4d7eb706b164 10234adac18ce " +
  "14609c8f94e9b 101d45253e731 1be84b706b164 1ea42adac18ce 7f2bcff94ffb 11089c53e711 95b27d46b354 d150646c191e df76c7f94dfb " +
  "1c05894d3e591 97630a46b234 149c08b2c1a6e 1666a85b94dcb eb2e54d3e590 a4e17a46b237 179522b2c1a6e 652185b94dcb 1527014d3e591 " +
  "1df473a46b234 1b2ea6b2c1a6e 8f4305b94dcb e35bd4d3e591 1c5c6ffc6b3f4 117ac6c1b1e 1fc994d794f5b 105a1dc53e711 1755cf7c6b1f4 " +
  "175ca666c193f 17537cf394c68 1046a1993e6c1 1fd5af0c6b397";

function rows(text: string): string {
  return qr(text)!
    .map((row) => BigInt(`0b${row.map(Number).join("")}`).toString(16))
    .join(" ");
}

test("a code is what other programs make of the same text", () => {
  expect(rows("http://rocaille/")).toBe(SHORT);
  expect(rows("x".repeat(150))).toBe(WITH_VERSION);
});

test("a longer text takes a larger code, up to a limit", () => {
  const sizes = [1, 14, 15, 180, 181, 412].map((length) => qr("x".repeat(length))?.length);
  expect(sizes).toEqual([21, 21, 25, 53, 57, 77]);
  expect(qr("x".repeat(413))).toBeNull();
});
