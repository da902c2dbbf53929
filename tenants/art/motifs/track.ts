/** The lanes of a running track and the straight that crosses them. */
import type { Motif } from '../motif.ts';
import { line, repeat, ring } from '../shapes.ts';

export const track: Motif = ({ pale, second, third }, chance) => {
  const x = chance.whole(196, 226);
  const flip = 1;
  return (
    repeat(9, (lane) => ring(x, 226, 22 + lane * 18, lane === 4 ? third : pale, lane === 4 ? 5 : 2.6)) +
    line(`M${x + flip * 78} 220L${x + flip * 196} -6`, second, 12) +
    line(`M${x + flip * 78} 220L${x + flip * 196} -6`, pale, 4)
  );
};
