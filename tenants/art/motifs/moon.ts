/** A crescent among stars. */
import type { Motif } from '../motif.ts';
import { circle, group, path, repeat } from '../shapes.ts';

export const moon: Motif = ({ first, second, third, pale }, chance) => {
  const x = chance.whole(206, 238);
  const fill = chance.pick(pale, third);
  const crescent = path('M14-72a72 72 0 1 0 54 92a62 62 0 0 1-54-92z', fill);
  return (
    group(`translate(${x} 116) rotate(${chance.whole(-14, 10)})`, crescent) +
    repeat(15, (place) => {
      const starX = 34 + ((place * 67 + chance.whole(0, 20)) % 280);
      const starY = 74 + ((place * 41 + chance.whole(0, 14)) % 124);
      const isOnMoon = Math.hypot(starX - x, starY - 116) < 84;
      return isOnMoon
        ? ''
        : circle(starX, starY, chance.pick(2.4, 3.4, 4.6), place % 4 === 0 ? second : place % 4 === 1 ? first : fill);
    })
  );
};
