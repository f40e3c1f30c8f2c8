import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { tip } from "./tip.svelte";

const spot = () => ({ isConnected: true, setAttribute() {}, removeAttribute() {} }) as unknown as Element;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("whoever goes on from one thing to the next is told about both", () => {
  const [first, second] = [spot(), spot()];
  tip.show(first, { title: "one" }, 350);
  vi.advanceTimersByTime(400);
  expect(tip.on).toBe(first);
  tip.leave();
  tip.show(second, { title: "two" }, 350);
  vi.advanceTimersByTime(300);
  expect(tip.on).toBe(null);
  vi.advanceTimersByTime(100);
  expect(tip.on).toBe(second);
});
