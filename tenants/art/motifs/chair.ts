/** A room: a lamp, a chair, an arched door. */
import type { Motif } from '../motif.ts';
import { half, line, path, rect } from '../shapes.ts';

export const chair: Motif = ({ first, second, third, pale, deep }, chance) => {
  const x = chance.whole(98, 116);
  const doorX = chance.whole(204, 222);
  const door = (inset: number, fill: string): string =>
    path(`M${doorX + inset} 176V${118 + inset / 2}a${50 - inset} ${50 - inset} 0 0 1 ${100 - inset * 2} 0V176z`, fill);
  const seat =
    line(`M${x + 4} 96v80M${x + 58} 142v34`, first, 6) +
    rect(x + 1, 136, 61, 8, first) +
    rect(x + 1, 102, 8, 36, first) +
    line(`M${x + 4} 158h54`, first, 4);
  const lamp = line('M62 110v66M46 176h32', deep, 4) + half(62, 112, 30, 'up', third);
  return (
    rect(0, 176, 342, 40, pale) +
    door(0, second) +
    door(18, pale) +
    line(`M${doorX + 74} 146v.1`, second, 7) +
    lamp +
    seat
  );
};
