/** A swimming pool from above: rope floats, and one swimmer on the back. */
import type { Motif } from '../motif.ts';
import { circle, ellipse, group, line, repeat, wave } from '../shapes.ts';

export const lanes: Motif = ({ first, second, third, pale, deep }, chance) => {
  const y = chance.pick(112, 152);
  const x = chance.whole(190, 250);
  const swimmer =
    line('M8-4Q34-30 58-16', third, 9) +
    line('M6 6Q-20 26-40 18', third, 9) +
    line('M-30-5L-78-9M-30 5L-76 11', third, 9) +
    ellipse(-8, 0, 34, 15, first) +
    circle(36, 0, 14, deep) +
    circle(39, 0, 9, third);
  const floats = repeat(
    4,
    (rope) =>
      line(`M-4 ${92 + rope * 40}H346`, pale, 8).replace('/>', ' stroke-dasharray="1 14"/>') +
      line(`M-4 ${92 + rope * 40}H346`, second, 8).replace('/>', ' stroke-dasharray="1 41"/>'),
  );
  return `<g opacity=".4">${repeat(6, (row) => line(wave(80 + row * 26, 70, 7, row * 13), pale, 3))}</g>${floats}${group(`translate(${x} ${y})`, swimmer)}`;
};
