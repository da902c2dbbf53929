/**
 * Repeatable chance: the same seed gives the same choices on every machine and at every time (mulberry32). A card's
 * small differences (heights, order, colour of a part) come from here and from nowhere else.
 */

export interface Chance {
  /** A number from 0 up to, not including, 1. */
  readonly unit: () => number;
  /** A number between the two, not rounded. */
  readonly between: (low: number, high: number) => number;
  /** A whole number between the two, both included. */
  readonly whole: (low: number, high: number) => number;
  /** One of the given. */
  readonly pick: <T>(first: T, ...others: readonly T[]) => T;
  /** The given in another order. */
  readonly shuffle: <T>(items: readonly T[]) => T[];
}

/** Chance that starts at `seed`, any whole number. */
export function chanceOf(seed: number): Chance {
  let state = Math.imul(seed + 1, 0x9e3779b1) >>> 0;
  const unit = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const whole = (low: number, high: number): number => low + Math.floor(unit() * (high - low + 1));
  return {
    unit,
    between: (low, high) => low + unit() * (high - low),
    whole,
    pick: (first, ...others) => [first, ...others][whole(0, others.length)] ?? first,
    shuffle: (items) =>
      items
        .map((item) => ({ item, rank: unit() }))
        .toSorted((a, b) => a.rank - b.rank)
        .map(({ item }) => item),
  };
}
