/** Pictures hung on a wall. */
import type { Motif } from '../motif.ts';
import { circle, half, path, rect } from '../shapes.ts';

export const gallery: Motif = ({ first, second, third, pale, deep }, chance) => {
  const [a, b, c] = chance.shuffle([first, second, third]);
  const frame = (x: number, y: number, w: number, h: number): string =>
    rect(x, y, w, h, deep) + rect(x + 5, y + 5, w - 10, h - 10, pale);
  return (
    frame(28, 88, 92, 104) +
    circle(74, 128, 22, a ?? first) +
    path('M33 187v-26l30-16 24 20 28-12v34z', b ?? second) +
    frame(136, 106, 76, 86) +
    half(174, 160, 24, 'up', c ?? third) +
    rect(150, 162, 48, 10, a ?? first) +
    frame(228, 34, 88, 158) +
    path('M233 187L272 96l39 91z', b ?? second) +
    circle(272, 82, 20, c ?? third) +
    rect(246, 150, 52, 9, a ?? first)
  );
};
