/** A cloth of warp and weft, seen close. */
import type { Motif } from '../motif.ts';
import { cardHeight, cardWidth, rect, repeat } from '../shapes.ts';

export const woven: Motif = ({ first, second, third, pale, deep }, chance) => {
  const weft = chance.shuffle([first, second, deep]);
  const step = chance.pick(24, 27, 30);
  const columns = Math.ceil(cardWidth / step) + 1;
  const rows = Math.ceil(cardHeight / step) + 1;
  return (
    rect(0, 0, cardWidth, cardHeight, pale) +
    repeat(columns * rows, (place) => {
      const column = place % columns;
      const row = Math.floor(place / columns);
      const x = column * step - 8;
      const y = row * step - 8;
      const isOver = (column + row) % 2 === 0;
      if (isOver) return rect(x - step * 0.16, y + 3, step * 1.32, step - 6, weft[row % 3] ?? first, 2);
      return column % 3 === 0 ? rect(x + 4, y - step * 0.1, step - 8, step * 1.2, third, 2) : '';
    })
  );
};
