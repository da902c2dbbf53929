/** One branch with leaves in pairs. */
import type { Motif } from '../motif.ts';
import { circle, leaf, line, repeat } from '../shapes.ts';

export const branch: Motif = ({ first, second, third, pale, deep }, chance) => {
  const bend = chance.whole(-10, 12);
  const berries = chance.unit() > 0.5;
  return (
    circle(250, 118, 88, pale) +
    line(`M120 226Q200 ${150 + bend} 330 22`, deep, 4) +
    repeat(7, (place) => {
      const t = 0.12 + place * 0.125;
      const x = (1 - t) ** 2 * 120 + 2 * t * (1 - t) * 200 + t * t * 330;
      const y = (1 - t) ** 2 * 226 + 2 * t * (1 - t) * (150 + bend) + t * t * 22;
      const size = 64 - place * 4;
      const berry = berries && place % 2 ? circle(x + 14, y - 14, 7, second) : '';
      return (
        leaf(x, y, size, size * 0.26, -8 - place * 2, place % 2 ? first : third, pale) +
        leaf(x, y, size, size * 0.26, 92 + place * 2, first, pale) +
        berry
      );
    })
  );
};
