/** Ears of wheat before a sun. */
import type { Motif } from '../motif.ts';
import { circle, leaf, line, repeat } from '../shapes.ts';

export const wheat: Motif = ({ first, second, third, pale, deep, ground }, chance) => {
  const ear = (x: number, top: number, fill: string): string =>
    line(`M${x} 216V${top + 12}`, fill, 3) + leaf(x, top + 18, 24, 8, 0, fill) +
    repeat(5, (grain) => leaf(x, top + 34 + grain * 15, 23, 8, 38, fill) + leaf(x, top + 34 + grain * 15, 23, 8, -38, fill));
  const sun = chance.whole(210, 250);
  const straw = third === ground ? first : third;
  return circle(sun, 128, 76, pale) + repeat(8, (place) => ear(38 + place * 38, chance.whole(76, 112), [straw, first, second === deep ? straw : second][place % 3] ?? straw));
};
