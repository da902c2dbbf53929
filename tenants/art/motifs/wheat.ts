/** Ears of wheat before a sun. */
import type { Motif } from '../motif.ts';
import { circle, group, line, path, repeat } from '../shapes.ts';

const grains = `M0 30q-9-14 0-30 9 16 0 30${repeat(5, (pair) => `M0 ${44 + pair * 15}q-15-4-14-22 13 5 14 22M0 ${44 + pair * 15}q15-4 14-22-13 5-14 22`)}`;

export const wheat: Motif = ({ first, second, third, pale, deep, ground }, chance) => {
  const straw = third === ground ? first : third;
  const colours = [straw, first, second === deep ? straw : second];
  const sun = chance.whole(210, 250);
  return (
    circle(sun, 128, 76, pale) +
    repeat(7, (place) => {
      const fill = colours[place % 3] ?? straw;
      return group(
        `translate(${44 + place * 42} ${chance.whole(74, 108)})`,
        line('M0 20V150', fill, 3) + path(grains, fill),
      );
    })
  );
};
