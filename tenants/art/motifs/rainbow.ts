/** A rainbow standing on two clouds. */
import type { Motif } from '../motif.ts';
import { circle, path, repeat } from '../shapes.ts';

export const rainbow: Motif = ({ first, second, third, pale, deep, ground }, chance) => {
  const x = chance.whole(190, 220);
  const bands = [first, third, second, deep, ground];
  const cloud = (cx: number): string =>
    circle(cx - 26, 192, 22, pale) + circle(cx + 4, 182, 28, pale) + circle(cx + 32, 194, 20, pale);
  return (
    repeat(5, (band) => {
      const r = 118 - band * 19;
      return path(`M${x - r} 216v-16a${r} ${r} 0 0 1 ${r * 2} 0v16z`, bands[band] ?? first);
    }) +
    cloud(x - 88) +
    cloud(x + 86) +
    circle(56, 120, chance.whole(13, 18), third)
  );
};
