/** Balloons on strings. */
import type { Motif } from '../motif.ts';
import { ellipse, line, path, repeat } from '../shapes.ts';

export const balloons: Motif = ({ first, second, third, pale, deep }, chance) => {
  const colours = chance.shuffle([first, second, third, deep, pale]);
  const places = [
    [112, 128],
    [176, 108],
    [232, 84],
    [282, 122],
    [220, 150],
  ] as const;
  return repeat(5, (place) => {
    const [x, y] = places[place] ?? [0, 0];
    const fill = colours[place] ?? first;
    const r = chance.whole(29, 35);
    return (
      line(`M${x} ${y + r}Q${x + 10} ${y + 70} 198 222`, deep, 1.6) +
      ellipse(x, y, r, r * 1.2, fill) +
      path(`M${x} ${y + r * 1.16}l6 9h-12z`, fill) +
      line(`M${x - r * 0.5} ${y - r * 0.3}q3-14 14-18`, fill === pale ? third : pale, 4)
    );
  });
};
