/** The beam of a projector over the heads of a cinema audience. */
import type { Motif } from '../motif.ts';
import { circle, path, rect, repeat } from '../shapes.ts';

export const beam: Motif = ({ first, second, third, pale }, chance) => {
  const lit = chance.whole(4, 8);
  const y = chance.whole(88, 100);
  const light = path(`M52 ${y}L342 ${y - 104}V${y + 84}z`, second) + path(`M52 ${y}L342 ${y - 58}V${y + 44}z`, pale);
  const audience = repeat(11, (seat) => rect(seat * 33 - 4, 182, 28, 50, seat === lit ? first : third, 14));
  return light + circle(52, y, 13, first) + audience;
};
