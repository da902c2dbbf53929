/** A bicycle in profile. */
import type { Motif } from '../motif.ts';
import { group, line, ring } from '../shapes.ts';

export const bicycle: Motif = ({ first, second, pale, third }, chance) => {
  const frame =
    'M84 150L120 92H206L174 150H84L108 76M206 92L246 150M174 150L126 102M92 74H124M200 70L206 92M198 70q16-8 26 0';
  const [wheel, body] = chance.shuffle([pale, first, third]);
  return group(
    `translate(${chance.whole(4, 14)} 16)`,
    ring(84, 150, 44, wheel ?? pale, 7) +
      ring(246, 150, 44, wheel ?? pale, 7) +
      ring(174, 150, 12, second, 6) +
      line(frame, body ?? first, 7),
  );
};
