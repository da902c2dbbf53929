/** A tent at night, lit from inside. */
import type { Motif } from '../motif.ts';
import { circle, path, repeat } from '../shapes.ts';

export const tent: Motif = ({ first, second, third, pale, deep }, chance) => {
  const x = chance.whole(184, 220);
  return (
    circle(chance.whole(60, 84), 100, 22, pale) +
    repeat(6, (star) => circle(128 + star * 38, 40 + ((star * 53) % 46), 2.2, pale)) +
    path(`M${x - 118} 190L${x} 76L${x + 118} 190z`, first) +
    path(`M${x} 76L${x + 118} 190H${x + 40}z`, second === deep ? third : second) +
    path(`M${x} 76L${x - 22} 192H${x + 26}z`, third) +
    path(`M${x} 76L${x + 2} 192H${x + 26}z`, pale) +
    path('M0 184q90-14 176 2t166-6v36H0z', deep)
  );
};
