/** Amounts of cards: the usual ranges of each category and the buttons offered for a range. Whole euros here, decimal strings outside. */

/** Lowest and highest amount in whole euros. */
export type Range = readonly [number, number];

const suggestions: Readonly<Record<string, readonly number[]>> = {
  '5-50': [5, 10, 20, 30, 50],
  '10-100': [10, 20, 30, 50, 100],
  '10-150': [15, 25, 50, 75, 100],
  '10-250': [25, 50, 75, 100, 150],
  '15-100': [15, 25, 40, 60, 100],
  '15-200': [20, 30, 50, 100, 150],
  '20-200': [25, 50, 75, 100, 150],
  '20-300': [30, 50, 100, 150, 200],
  '20-500': [50, 100, 150, 250, 500],
  '25-500': [50, 100, 150, 250, 500],
  '30-300': [50, 75, 100, 150, 200],
  '50-300': [50, 80, 120, 200, 300],
  '50-500': [100, 150, 200, 300, 500],
};

/** Usual ranges by category id; a brand takes one by its seed. */
export const rangesByCategory: Readonly<Record<number, readonly Range[]>> = {
  1: [
    [10, 100],
    [10, 150],
    [15, 200],
    [20, 200],
    [30, 300],
  ],
  2: [
    [15, 200],
    [20, 300],
    [20, 500],
    [25, 500],
  ],
  3: [
    [10, 150],
    [10, 250],
    [20, 200],
    [20, 300],
  ],
  4: [
    [10, 100],
    [10, 150],
    [15, 100],
    [15, 200],
  ],
  5: [
    [15, 200],
    [20, 200],
    [30, 300],
    [50, 300],
  ],
  6: [
    [10, 100],
    [10, 150],
    [15, 100],
  ],
  7: [
    [10, 150],
    [20, 200],
    [20, 300],
    [30, 300],
  ],
  8: [
    [20, 500],
    [50, 300],
    [50, 500],
  ],
};

/** Whole euros as a decimal string. */
export const euros = (amount: number): string => amount.toFixed(2);

/** The amounts offered as buttons for a range. */
export function suggestedAmounts([low, high]: Range): readonly string[] {
  const known = suggestions[`${low}-${high}`];
  if (!known) throw new Error(`No suggested amounts for ${low} to ${high}`);
  return known.map(euros);
}
