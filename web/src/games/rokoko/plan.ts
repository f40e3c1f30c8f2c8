/** Where the parts of the palace stand: one plan for a desk, one for a phone held upright. */
export interface BoardArea {
  x: number;
  y: number;
  width: number;
  height: number;
}
const box = (x: number, y: number, width: number, height: number): BoardArea => ({ x, y, width, height });

export type Plan = Record<
  "round" | "terrace" | "jeweller" | "favour" | "statues" | "fountain" | "all_halls" | "workshop" | "warehouse" | "hire",
  BoardArea
> & { size: { width: number; height: number }; halls: BoardArea[] };

export function plan(phone: boolean, jeweller: boolean): Plan {
  const palace = {
    round: box(4, 4, 92, 60),
    terrace: box(102, 4, 508, 60),
    halls: [
      box(200, 70, 214, jeweller ? 176 : 304),
      box(4, 70, 190, 149),
      box(420, 70, 190, 149),
      box(4, 225, 190, 149),
      box(420, 225, 190, 149),
    ],
    jeweller: box(200, 252, 214, 122),
    workshop: box(4, 380, 334, 136),
  };
  if (phone) {
    return {
      ...palace,
      size: { width: 614, height: 762 },
      hire: box(344, 380, 266, 136),
      warehouse: box(4, 522, 252, 136),
      fountain: box(262, 522, 348, 136),
      statues: box(4, 664, 252, 94),
      all_halls: box(262, 664, 176, 94),
      favour: box(444, 664, 166, 94),
    };
  }
  return {
    ...palace,
    size: { width: 830, height: 520 },
    favour: box(618, 4, 208, 60),
    statues: box(618, 70, 208, 92),
    fountain: box(618, 168, 208, 136),
    all_halls: box(618, 310, 208, 64),
    warehouse: box(344, 380, 252, 136),
    hire: box(602, 380, 224, 136),
  };
}
