/** Loaves and slices on a board. */
import type { Motif } from '../motif.ts';
import { ellipse, line, path, rect, repeat } from '../shapes.ts';

export const slices: Motif = ({ first, second, third, pale, deep }, chance) => {
  const slice = (x: number): string =>
    path(`M${x} 190v-44q-16-10-10-28 8-18 48-18t48 18q6 18-10 28v44z`, first) +
    path(`M${x + 8} 182v-42q-14-8-10-20 8-12 40-12t40 12q4 12-10 20v42z`, pale);
  const crumbs = repeat(5, (place) => ellipse(212 + place * 14, 142 + ((place * 23) % 34), 3, 2, deep));
  const loaf =
    path('M24 190q-10-66 46-66h74q54 0 46 66z', chance.pick(second, first)) +
    repeat(4, (cut) => line(`M${62 + cut * 30} 134l-14 26`, pale, 6));
  return loaf + slice(210) + crumbs + rect(0, 190, 342, 26, deep) + rect(24, 198, 294, 4, third);
};
