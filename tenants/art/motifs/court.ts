/** The lines of a court seen from above, and the ball. */
import type { Motif } from '../motif.ts';
import { circle, line, rect, ring } from '../shapes.ts';

export const court: Motif = ({ first, second, third, pale, deep }, chance) => {
  const x = chance.whole(250, 290);
  const y = chance.whole(70, 150);
  const floor = chance.pick(first, deep);
  return (
    rect(26, 72, 330, 160, floor) +
    line('M26 72H356M26 72V232M186 72V232M26 176H356', pale, 4) +
    ring(186, 176, 44, pale, 4) +
    line('M92 72v104', pale, 4) +
    circle(x + 5, y + 8, 24, 'rgba(0,0,0,.18)') +
    circle(x, y, 24, third === floor ? second : third) +
    line(`M${x - 20} ${y - 13}q20 13 0 28M${x + 20} ${y - 13}q-20 13 0 28`, pale, 3)
  );
};
