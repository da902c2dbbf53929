/** A hot-air balloon over fields. */
import type { Motif } from '../motif.ts';
import { circle, group, line, path, rect } from '../shapes.ts';

export const airship: Motif = ({ first, second, third, pale, deep }, chance) => {
  const [a, b, c] = chance.shuffle([first, second, third]);
  const one =
    line('M-26 44L-11 84M26 44L11 84', deep, 2) +
    circle(0, 0, 58, a ?? first) +
    path('M0-58Q-34-40-34 0T0 68Q34 40 34 0T0-58z', pale) +
    path('M0-58Q-13-40-13 0T0 68Q13 40 13 0T0-58z', b ?? second) +
    path('M-44 38H44L12 66H-12z', a ?? first) +
    path('M-28 38H28L8 66H-8z', pale) +
    rect(-13, 82, 26, 18, deep, 3);
  return (
    path('M0 170q90-34 180-8t162-14v70H0z', c ?? third) +
    path('M0 196q110-26 342 0v24H0z', b ?? second) +
    group(`translate(${chance.whole(222, 256)} 84)`, one) +
    group('translate(92 116) scale(.4)', one)
  );
};
