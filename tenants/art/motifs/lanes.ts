/** A swimming pool from above. */
import type { Motif } from '../motif.ts';
import { circle, line, repeat, wave, path } from '../shapes.ts';

export const lanes: Motif = ({ first, second, third, pale }, chance) => {
  const swimmer = chance.whole(0, 2);
  const y = 104 + swimmer * 40;
  const x = chance.whole(170, 250);
  return (
    `<g opacity=".45">${repeat(6, (row) => line(wave(76 + row * 26, 70, 7, row * 13), pale, 3))}</g>` +
    repeat(4, (rope) => line(`M-4 ${84 + rope * 40}H346`, rope % 2 ? second : first, 7).replace('/>', ' stroke-dasharray="1 15"/>')) +
    path(`M${x - 66} ${y}q30-9 60-7l26-18 10 5-18 18q14 6 0 10-50 8-78-8z`, third) + circle(x + 24, y + 2, 10, second)
  );
};
