/** Wooden building blocks: arch, ball, roof, sun. */
import type { Motif } from '../motif.ts';
import { circle, half, path, rect } from '../shapes.ts';

export const blocks: Motif = ({ first, second, third, pale, deep }, chance) => {
  const [a, b, c] = chance.shuffle([first, second, third]);
  const house =
    rect(50, 132, 84, 84, c ?? third) +
    half(92, 132, 42, 'up', pale) +
    circle(78, 172, 7, pale) +
    circle(106, 172, 7, pale);
  const arch =
    rect(50, 122, 84, 94, c ?? third) +
    path('M72 216v-30a20 20 0 0 1 40 0v30z', pale) +
    path('M44 122L92 78l48 44z', deep);
  const ball = circle(182, 168, 48, a ?? first) + (chance.unit() > 0.5 ? half(182, 168, 48, 'right', deep) : '');
  const roof = path('M232 216L284 120l52 96z', b ?? second) + rect(258, 84, 52, 36, a ?? first);
  return circle(298, 44, 23, pale) + chance.pick(house, arch) + ball + roof;
};
