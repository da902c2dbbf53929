/** Two snowy peaks and the sun. */
import type { Motif } from '../motif.ts';
import { circle, path } from '../shapes.ts';

export const peaks: Motif = ({ first, second, third, pale, deep }, chance) => {
  const x = chance.whole(200, 224);
  const top = chance.whole(62, 80);
  const front = path(`M${x - 118} 216L${x} ${top}L${x + 160} 216z`, deep);
  const snow = path(`M${x} ${top}l26 34-13 8-12-10-13 16-10-12-9 4z`, pale);
  const back =
    path(`M-40 216L100 ${top + 30}L232 216z`, second === deep ? first : second) +
    path(`M100 ${top + 30}l22 31-12 6-10-9-11 13-9-10-8 3z`, pale);
  return circle(292, 54, 25, third === pale ? first : third) + back + front + snow;
};
