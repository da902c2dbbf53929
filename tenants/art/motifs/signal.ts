/** Rings leaving an antenna. */
import type { Motif } from '../motif.ts';
import { circle, line, repeat } from '../shapes.ts';

export const signal: Motif = ({ first, second, third, pale }, chance) => {
  const x = chance.whole(84, 120);
  const arcs = repeat(6, (place) => {
    const r = 34 + place * 32;
    return line(`M${x} ${190 - r}A${r} ${r} 0 0 1 ${x + r} 190`, [first, pale, third, second][place % 4] ?? first, 14);
  });
  return arcs + circle(x, 190, 17, first);
};
