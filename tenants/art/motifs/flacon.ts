/** Three flasks of scent. */
import type { Motif } from '../motif.ts';
import { circle, half, path, rect } from '../shapes.ts';

export const flacon: Motif = ({ first, second, third, pale, deep }, chance) => {
  const [a, b, c] = chance.shuffle([first, second, third]);
  const drop =
    path('M88 92q-46 56-42 74 6 30 42 30t42-30q4-18-42-74z', a ?? first) +
    path('M50 160q38-14 76 0 6 36-38 36t-38-36z', pale) +
    circle(88, 84, 11, deep);
  const square =
    rect(156, 106, 72, 90, b ?? second, 8) + rect(164, 140, 56, 48, pale, 4) + rect(178, 82, 28, 26, deep, 3);
  const tall =
    rect(258, 92, 46, 104, c ?? third, 23) +
    half(281, 150, 23, 'down', pale) +
    rect(258, 138, 46, 12, pale) +
    rect(270, 46, 22, 46, deep, 4);
  return drop + square + tall + rect(0, 196, 342, 20, chance.pick(a ?? first, deep));
};
