/** Vases of every shape in a row. */
import type { Motif } from '../motif.ts';
import { circle, half, leaf, path, rect } from '../shapes.ts';

export const pots: Motif = ({ first, second, third, pale, deep }, chance) => {
  const [a, b, c, d] = chance.shuffle([first, second, third, deep]);
  const stem = leaf(70, 112, 36, 11, -18, c ?? third) + leaf(70, 112, 42, 12, 16, c ?? third);
  const tall = path('M56 110h28v12q26 24 14 74H42q-12-50 14-74z', a ?? first) + rect(40, 150, 60, 6, pale);
  const round =
    circle(156, 156, 40, b ?? second) + rect(142, 106, 28, 16, b ?? second) + half(156, 156, 40, 'down', pale);
  const cone = path('M212 104h48l-14 92h-20z', c ?? third) + rect(208, 98, 56, 10, d ?? deep);
  const belly =
    path('M282 118h32q-4 16 6 26 18 20-2 52h-40q-20-32-2-52 10-10 6-26z', d ?? deep) + circle(298, 164, 10, pale);
  return stem + tall + round + cone + belly + rect(0, 196, 342, 20, chance.pick(pale, second));
};
