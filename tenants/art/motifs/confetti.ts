/** A grid of quarter discs, discs and half discs: the house pattern. */
import type { Motif } from '../motif.ts';
import { cardHeight, cardWidth, circle, half, quarter, rect, repeat } from '../shapes.ts';

const size = 57;
const columns = Math.ceil(cardWidth / size);
const rows = Math.ceil(cardHeight / size);

export const confetti: Motif = ({ first, second, third, pale, deep }, chance) =>
  repeat(columns * rows, (place) => {
    const x = (place % columns) * size;
    const y = Math.floor(place / columns) * size - 6;
    const fill = chance.pick(first, first, second, third, third, deep, deep, pale);
    const shape = chance.whole(0, 9);
    if (shape < 4) return quarter(x, y, size, shape, fill);
    if (shape < 6) return circle(x + size / 2, y + size / 2, size * 0.32, fill);
    if (shape < 7)
      return (
        half(x + size / 2, y + size, size / 2, 'up', fill) + half(x + size / 2, y + size / 2, size / 2, 'up', fill)
      );
    if (shape < 8)
      return (
        rect(x, y, size, size, deep) + circle(x + size / 2, y + size / 2, size * 0.32, fill === deep ? first : fill)
      );
    return half(x + size / 2, y, size / 2, 'down', fill);
  });
