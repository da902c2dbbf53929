/** A cloth of warp and weft, seen close. Threads of one colour are one path. */
import type { Motif } from '../motif.ts';
import { cardHeight, cardWidth, n, path, rect, repeat } from '../shapes.ts';

const bar = (x: number, y: number, width: number, height: number): string =>
  `M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}z`;

export const woven: Motif = ({ first, second, third, pale, deep }, chance) => {
  const weft = chance.shuffle([first, second, deep]);
  const step = chance.pick(24, 27, 30);
  const columns = Math.ceil(cardWidth / step) + 1;
  const rows = Math.ceil(cardHeight / step) + 1;
  const over = (row: number): string =>
    repeat(columns, (column) =>
      (column + row) % 2 ? '' : bar(column * step - 8 - step * 0.16, row * step - 5, step * 1.32, step - 6),
    );
  const under = repeat(columns * rows, (place) => {
    const column = place % columns;
    const row = Math.floor(place / columns);
    return (column + row) % 2 && column % 3 === 0
      ? bar(column * step - 4, row * step - 8 - step * 0.1, step - 8, step * 1.2)
      : '';
  });
  const threads = weft
    .map((fill, lane) =>
      path(
        repeat(rows, (row) => (row % 3 === lane ? over(row) : '')),
        fill,
      ),
    )
    .join('');
  return rect(0, 0, cardWidth, cardHeight, pale) + path(under, third) + threads;
};
