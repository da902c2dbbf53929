/** A cup of coffee and its steam. */
import type { Motif } from '../motif.ts';
import { ellipse, half, line, rect, repeat, ring } from '../shapes.ts';

export const cup: Motif = ({ first, second, third, pale, deep }, chance) => {
  const x = chance.whole(196, 228);
  const steam = repeat(3, (place) => line(`M${x - 26 + place * 26} 88q-12-14 0-28t0-28`, chance.pick(pale, third), 6));
  return (
    rect(0, 182, 342, 34, second) +
    ellipse(x, 182, 100, 12, pale) +
    ring(x + 62, 132, 24, first, 11) +
    half(x, 112, 64, 'down', first) +
    rect(x - 64, 100, 128, 16, first) +
    ellipse(x, 100, 64, 10, deep) +
    line(`M${x - 40} 128q6 24 24 34`, pale, 5) +
    steam
  );
};
