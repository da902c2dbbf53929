/** A sailing boat, the sun low over the waves. */
import type { Motif } from '../motif.ts';
import { circle, line, path, wave } from '../shapes.ts';

const sea = (y: number, fill: string, shift: number): string => path(`${wave(y, 114, 13, shift)}V230H-120z`, fill);

export const boat: Motif = ({ first, second, third, pale, deep }, chance) => {
  const x = chance.whole(116, 142);
  const sun = chance.whole(262, 296);
  const sails =
    path(`M${x} 60V136h-44z`, pale) + path(`M${x + 6} 76V136h42z`, second) + line(`M${x + 2} 54v90`, deep, 3);
  return (
    circle(sun, 112, 46, third) +
    sea(146, first, 0) +
    sails +
    path(`M${x - 48} 142h104l-14 24h-74z`, deep) +
    sea(164, pale, 40) +
    sea(172, first, 40) +
    sea(190, deep, 10)
  );
};
