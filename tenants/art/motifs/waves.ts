/** Lines of swell from edge to edge. */
import type { Motif } from '../motif.ts';
import { line, repeat, wave } from '../shapes.ts';

export const waves: Motif = ({ first, second, third, pale }, chance) => {
  const period = chance.pick(84, 114, 150);
  const width = chance.pick(6, 9, 13);
  const gap = width * 2.1;
  const accent = chance.whole(1, 4);
  return repeat(Math.ceil(150 / gap) + 1, (row) =>
    line(
      wave(92 + row * gap, period, period * 0.19, (row % 2) * chance.pick(0, 10)),
      row === accent ? second : row % 2 ? pale : chance.pick(first, third),
      width,
    ),
  );
};
