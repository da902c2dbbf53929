/** A plate with one good thing on it, and a fork. */
import type { Motif } from '../motif.ts';
import { circle, group, leaf, line, path, repeat, ring } from '../shapes.ts';

export const plate: Motif = ({ first, second, third, pale, deep, ground }, chance) => {
  const food = chance.whole(0, 3);
  const x = 232;
  const y = 124;
  const lemon =
    circle(0, 0, 38, first) +
    circle(0, 0, 32, pale) +
    repeat(8, (slice) => group(`rotate(${slice * 45})`, path('M0-4L10-26Q0-31-10-26z', first)));
  const egg = path('M-34 4c-4-26 16-40 36-36s40 12 36 38-24 34-42 32-28-14-30-34z', ground) + circle(2, 2, 17, first);
  const peas = repeat(7, (pea) =>
    circle(Math.cos(pea * 1.05) * (pea ? 25 : 0), Math.sin(pea * 1.05) * (pea ? 25 : 0), 12, pea % 2 ? first : second),
  );
  const salad =
    repeat(6, (blade) => leaf(0, 0, 42, 17, blade * 60, blade % 2 ? third : second, pale)) + circle(0, 0, 11, first);
  const fork = line('M74 92v22q0 14 12 16v58M98 92v22q0 14-12 16M86 92v34', pale === ground ? deep : pale, 6);
  return (
    circle(x + 3, y + 5, 86, deep) +
    circle(x, y, 84, pale) +
    ring(x, y, 63, third, 2) +
    group(
      `translate(${x} ${y}) rotate(${chance.whole(-20, 20)}) scale(1.15)`,
      [lemon, egg, peas, salad][food] ?? lemon,
    ) +
    fork
  );
};
