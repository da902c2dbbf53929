/** Awning stripes with a scalloped edge. */
import type { Motif } from '../motif.ts';
import { half, rect, repeat } from '../shapes.ts';

export const stripes: Motif = ({ first, second, third, pale, deep }, chance) => {
  const count = chance.pick(9, 11);
  const step = 342 / count;
  const [a, b] = chance.pick([first, pale], [second, pale], [first, third]);
  const awning = repeat(
    count,
    (place) =>
      rect(place * step, 92, step + 0.4, 46, place % 2 ? b : a) +
      half(place * step + step / 2, 138, step / 2, 'down', place % 2 ? b : a),
  );
  return (
    awning +
    rect(0, 84, 342, 10, deep) +
    rect(28, 164, 112, 60, deep) +
    rect(34, 170, 49, 50, third === b ? second : third) +
    rect(86, 170, 48, 50, third === b ? second : third) +
    rect(164, 160, 62, 60, deep) +
    rect(170, 166, 50, 54, a) +
    rect(250, 164, 70, 60, deep) +
    rect(256, 170, 58, 50, third === b ? second : third)
  );
};
