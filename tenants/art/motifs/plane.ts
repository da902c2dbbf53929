/** A plane crossing the sky, its route dotted behind it. */
import type { Motif } from '../motif.ts';
import { circle, group, line, path } from '../shapes.ts';

export const plane: Motif = ({ first, second, third, pale, deep }, chance) => {
  const jet =
    path('M-52 0Q-40-9-8-9L-28-50h14L22-9h18Q56-9 58 0 56 9 40 9H22L-14 50h-14L-8 9q-32 0-44-9z', pale) +
    path('M-52 0l-16-24h12l20 18zM-52 0l-16 24h12l20-18z', first);
  const cloud = (x: number, y: number, s: number): string =>
    group(
      `translate(${x} ${y}) scale(${s})`,
      circle(0, 0, 22, third) + circle(26, -8, 28, third) + circle(56, 0, 22, third) + path('M0 0h56v22H0z', third),
    );
  const route = line('M26 190C96 204 128 150 178 144S220 128 226 116', first, 4).replace(
    '/>',
    ' stroke-dasharray="1 11"/>',
  );
  return (
    circle(chance.whole(60, 96), 132, 36, second) +
    cloud(64, 168, 0.8) +
    cloud(238, 186, 1) +
    route +
    circle(26, 190, 7, deep) +
    group(`translate(248 96) rotate(${chance.whole(-36, -22)})`, jet)
  );
};
