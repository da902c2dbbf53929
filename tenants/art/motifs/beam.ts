/** The beam of a projector over the heads of a cinema audience. */
import type { Motif } from '../motif.ts';
import { circle, half, path, repeat } from '../shapes.ts';

export const beam: Motif = ({ first, second, third, pale }, chance) => {
  const red = chance.whole(4, 8);
  const y = chance.whole(88, 100);
  return (
    path(`M52 ${y}L342 ${y - 104}V${y + 84}z`, second) +
    path(`M52 ${y}L342 ${y - 58}V${y + 44}z`, pale) +
    circle(52, y, 13, first) +
    repeat(11, (seat) => {
      const fill = seat === red ? first : third;
      return half(10 + seat * 33, 196, 14, 'up', fill) + path(`M${-4 + seat * 33} 196h28v20h-28z`, fill);
    })
  );
};
