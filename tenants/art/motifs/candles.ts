/** Birthday candles in a row. */
import type { Motif } from '../motif.ts';
import { path, rect, repeat } from '../shapes.ts';

export const candles: Motif = ({ first, second, third, pale, deep }, chance) => {
  const count = chance.pick(6, 7);
  const gap = 264 / count;
  const colours = chance.shuffle([first, second, third, first, second, pale, third]);
  return (
    repeat(count, (place) => {
      const x = 40 + gap * (place + 0.5);
      const top = 196 - chance.whole(66, 104);
      const flame = path(
        `M${x} ${top - 32}c9 10 12 15 12 21a12 12 0 0 1-24 0c0-6 3-11 12-21z`,
        third === colours[place] ? first : third,
      );
      return (
        flame +
        path(`M${x} ${top - 20}c5 6 6 9 6 12a6 6 0 0 1-12 0c0-3 1-6 6-12z`, pale) +
        rect(x - 1, top - 4, 2, 8, deep) +
        rect(x - 9, top + 2, 18, 200 - top, colours[place] ?? first)
      );
    }) + rect(0, 194, 342, 22, pale)
  );
};
