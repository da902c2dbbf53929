/** A shoal, one fish going its own way. */
import type { Motif } from '../motif.ts';
import { circle, group, path, repeat } from '../shapes.ts';

export const fish: Motif = ({ first, second, third, pale, deep }, chance) => {
  const odd = chance.whole(1, 5);
  const one = (fill: string, fin: string): string =>
    path('M-40 0Q-8-30 30-4L50-20V20L30 4Q-8 30-40 0z', fill) +
    path('M-6-15q14 15 0 30', fin) +
    circle(-24, -3, 3.4, pale === fill ? deep : pale);
  return repeat(7, (place) => {
    const x = 62 + (place % 4) * 88 - (place > 3 ? -42 : 0);
    const y = place > 3 ? 168 : 104;
    const fill = place === odd ? first : ([second, third, pale][place % 3] ?? second);
    return group(
      `translate(${x} ${y}) scale(${place === odd ? -0.82 : 0.82} .82)`,
      one(fill, place === odd ? third : first),
    );
  });
};
