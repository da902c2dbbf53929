/** A bed of large leaves and one flower. */
import type { Motif } from '../motif.ts';
import { circle, leaf, repeat } from '../shapes.ts';

export const leaves: Motif = ({ first, second, third, pale, deep }, chance) => {
  const fan = (x: number, length: number, count: number, spread: number): string =>
    repeat(count, (place) => {
      const angle = (place - (count - 1) / 2) * spread + chance.whole(-4, 4);
      return leaf(
        x,
        222,
        length * chance.between(0.82, 1.08),
        length * 0.27,
        angle,
        [first, deep, third][place % 3] ?? first,
        pale,
      );
    });
  const x = chance.whole(284, 304);
  const flower =
    repeat(6, (petal) => circle(x + Math.cos(petal * 1.047) * 16, 58 + Math.sin(petal * 1.047) * 16, 11, second)) +
    circle(x, 58, 10, third === pale ? first : third);
  return fan(70, 78, 4, 27) + fan(216, 146, 6, 27) + flower;
};
