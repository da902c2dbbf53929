/** Carrots, radishes and an aubergine from the market. */
import type { Motif } from '../motif.ts';
import { circle, group, leaf, path, repeat } from '../shapes.ts';

const tops = (fill: string): string => repeat(3, (blade) => leaf(0, 4, 50, 11, (blade - 1) * 26, fill));

export const market: Motif = ({ first, second, third, pale, deep }, chance) => {
  const carrot =
    tops(second) + path('M-17 4Q0-8 17 4L3 104Q0 110-3 104z', first) + path('M-14 26h14M-9 52h12M6 38h7', pale);
  const radish = tops(second) + circle(0, 28, 27, third) + path('M-20 46Q0 60 20 46Q8 66 0 92Q-8 66-20 46z', pale);
  const beet =
    tops(second) + path('M-28 20Q-26 0 0 0T28 20Q28 52 0 104Q-28 52-28 20z', deep) + path('M-16 22q4-12 14-14', pale);
  const kinds = chance.shuffle([carrot, radish, beet, carrot, radish]);
  return repeat(5, (place) =>
    group(
      `translate(${48 + place * 62} ${110 + (place % 2) * 16}) rotate(${chance.whole(-9, 9)}) scale(.98)`,
      kinds[place] ?? carrot,
    ),
  );
};
