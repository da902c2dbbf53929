/** A toy train. */
import type { Motif } from '../motif.ts';
import { circle, half, path, rect, repeat } from '../shapes.ts';

export const train: Motif = ({ first, second, third, pale, deep }, chance) => {
  const [a, b, c] = chance.shuffle([first, second, third]);
  const wheels = repeat(7, (wheel) =>
    circle([48, 88, 138, 178, 228, 268, 300][wheel] ?? 0, 182, wheel === 4 ? 18 : 14, deep),
  );
  return (
    rect(0, 194, 342, 22, pale) +
    rect(30, 126, 78, 52, a ?? first, 4) +
    half(56, 126, 16, 'up', c ?? third) +
    half(86, 126, 13, 'up', b ?? second) +
    rect(120, 110, 78, 68, b ?? second, 4) +
    rect(132, 122, 22, 22, pale) +
    rect(164, 122, 22, 22, pale) +
    rect(210, 94, 46, 84, c ?? third, 4) +
    rect(220, 106, 26, 26, pale) +
    rect(204, 84, 58, 12, deep, 3) +
    rect(254, 128, 66, 50, a ?? first, 4) +
    path('M284 128l-5-38h28l-5 38z', deep) +
    circle(300, 66, 11, pale) +
    circle(280, 50, 15, pale) +
    wheels +
    repeat(3, (link) => rect(106 + link * 90, 168, 18, 6, deep))
  );
};
