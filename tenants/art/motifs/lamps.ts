/** Pendant lamps over a table. */
import type { Motif } from '../motif.ts';
import { circle, half, line, path, rect } from '../shapes.ts';

export const lamps: Motif = ({ first, second, third, pale, deep }, chance) => {
  const [a, b, c] = chance.shuffle([first, second, third]);
  const drop = chance.whole(100, 118);
  return (
    line(`M206 0V${drop - 30}M262 0V${drop - 8}M312 0V${drop - 50}`, deep, 2.5) +
    half(206, drop, 34, 'up', a ?? first) +
    circle(206, drop + 3, 9, pale) +
    path(`M262 ${drop - 12}l30 46h-60z`, b ?? second) +
    circle(262, drop + 37, 9, pale) +
    circle(312, drop - 36, 20, c ?? third) +
    rect(28, 176, 286, 12, deep) +
    rect(52, 188, 10, 30, deep) +
    rect(280, 188, 10, 30, deep) +
    half(104, 176, 30, 'down', pale) +
    path('M78 176q0-40 26-40t26 40z', a ?? first) +
    rect(97, 122, 14, 18, a ?? first) +
    rect(156, 158, 56, 18, b ?? second) +
    rect(162, 142, 44, 16, c ?? third)
  );
};
