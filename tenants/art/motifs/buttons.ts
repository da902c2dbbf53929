/** Buttons of all sizes. */
import type { Motif } from '../motif.ts';
import { circle, repeat, ring } from '../shapes.ts';

export const buttons: Motif = ({ first, second, third, pale, deep, ground }, chance) => {
  const places = [
    [70, 138, 38],
    [146, 168, 30],
    [150, 102, 22],
    [220, 118, 40],
    [296, 74, 32],
    [292, 162, 42],
    [212, 194, 22],
    [28, 200, 20],
  ] as const;
  const colours = chance.shuffle([first, second, third, pale, deep === ground ? first : deep, second, third, first]);
  return repeat(8, (place) => {
    const [x, y, r] = places[place] ?? [0, 0, 0];
    const fill = colours[place] ?? first;
    const holes = chance.pick(2, 4);
    const turn = chance.between(0, 3);
    return (
      circle(x, y, r, fill) +
      ring(x, y, r * 0.74, ground, 1.6) +
      repeat(holes, (hole) =>
        circle(
          x + Math.cos(turn + (hole * 6.283) / holes) * r * 0.26,
          y + Math.sin(turn + (hole * 6.283) / holes) * r * 0.26,
          r * 0.1,
          ground,
        ),
      )
    );
  });
};
