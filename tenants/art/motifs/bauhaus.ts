/** Large plain shapes on a grid, as on a poster of the nineteen twenties. */
import type { Motif } from '../motif.ts';
import { circle, half, quarter, rect, repeat } from '../shapes.ts';

export const bauhaus: Motif = ({ first, second, third, pale, deep }, chance) => {
  const size = 72;
  const colours = chance.shuffle([first, second, third, pale, deep, first, second]);
  const shapes = chance.shuffle([0, 1, 2, 3, 4, 5, 6]);
  return repeat(7, (place) => {
    const column = place < 1 ? 3.75 : place < 3 ? 2.75 + (place - 1) : 0.75 + (place - 3);
    const x = column * size;
    const y = place < 1 ? 0 : place < 3 ? size : size * 2;
    const fill = colours[place] ?? first;
    const middle = size / 2;
    const shape = shapes[place] ?? 0;
    if (shape < 3) return quarter(x, y, size, shape + 1, fill);
    if (shape === 3) return circle(x + middle, y + middle, middle, fill);
    if (shape === 4)
      return half(x + middle, y + middle, middle, 'up', fill) + half(x + middle, y + size, middle, 'up', fill);
    if (shape === 5) return repeat(4, (bar) => rect(x + (bar * size) / 4, y, size / 8, size, fill));
    return (
      rect(x, y, size, size, fill) + circle(x + middle, y + middle, middle * 0.5, colours[(place + 3) % 7] ?? pale)
    );
  });
};
