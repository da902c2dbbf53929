/** The lanes of a running track and the straight that crosses them. */
import type { Motif } from '../motif.ts';
import { line, repeat, ring } from '../shapes.ts';

export const track: Motif = ({ pale, second, third }, chance) => {
  const x = chance.whole(178, 206);
  return (
    repeat(9, (lane) => ring(x, 226, 22 + lane * 18, lane === 4 ? third : pale, lane === 4 ? 5 : 2.6)) +
    line(`M${x + 34} 220L${x + 146} -6`, second, 12) +
    line(`M${x + 34} 220L${x + 146} -6`, pale, 4)
  );
};
