/** Rings leaving an antenna. */
import type { Motif } from '../motif.ts';
import { circle, line, repeat } from '../shapes.ts';

export const signal: Motif = ({ first, second, third, pale }, chance) => {
  const x = chance.whole(276, 300);
  const arcs = repeat(5, (place) => {
    const r = 36 + place * 30;
    return line(`M${x - r} 190A${r} ${r} 0 0 1 ${x} ${190 - r}`, [first, pale, third, second][place % 4] ?? first, 14);
  });
  return arcs + circle(x, 190, 17, first);
};
