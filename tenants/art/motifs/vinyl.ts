/** A record half out of its sleeve. */
import type { Motif } from '../motif.ts';
import { circle, rect, repeat, ring, path } from '../shapes.ts';

export const vinyl: Motif = ({ first, second, third, pale, deep, ground }, chance) => {
  const x = 244;
  const y = 126;
  const disc = deep === ground ? third : deep;
  const groove = disc === third ? deep : ground;
  return (
    circle(x, y, 108, disc) +
    repeat(4, (ringPlace) => ring(x, y, 56 + ringPlace * 13, groove, 1)) +
    circle(x, y, 42, chance.pick(first, second)) +
    path(`M${x - 42} ${y}a42 42 0 0 1 84 0z`, pale) +
    circle(x, y, 6, disc) +
    rect(0, 92, chance.whole(104, 128), 124, second) +
    circle(50, 158, 30, pale) +
    rect(20, 158, 60, 30, first)
  );
};
