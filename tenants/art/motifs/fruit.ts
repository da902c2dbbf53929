/** A fruit cut in half, larger than the card. */
import type { Motif } from '../motif.ts';
import { circle, ellipse, group, leaf, line, path, repeat, ring } from '../shapes.ts';

export const fruit: Motif = ({ first, second, third, pale, deep }, chance) => {
  const stem = line('M232 36q2-20 14-32', deep, 6) + leaf(240, 22, 62, 18, chance.whole(58, 78), second);
  const kind = chance.whole(0, 2);
  if (kind === 0) {
    const pip = (x: number, lean: number): string =>
      group(`translate(${x} 138) rotate(${lean})`, ellipse(0, 0, 6, 12, deep));
    return (
      circle(228, 140, 108, first) +
      circle(228, 142, 93, pale) +
      ellipse(228, 140, 36, 42, third) +
      pip(216, 8) +
      pip(240, -8) +
      stem
    );
  }
  if (kind === 1) {
    const slice = (place: number): string => group(`rotate(${place * 40})`, path('M0-10L24-74Q0-88-24-74z', third));
    return (
      circle(262, 140, 106, first) +
      circle(262, 140, 95, pale) +
      group('translate(262 140) scale(.98)', repeat(9, slice)) +
      ring(262, 140, 95, pale, 6)
    );
  }
  const pear =
    'M228 22c30 0 30 38 42 66 10 22 34 38 34 74 0 44-34 72-76 72s-76-28-76-72c0-36 24-52 34-74 12-28 12-66 42-66z';
  return (
    path(pear, first) +
    group('translate(34 26) scale(.85)', path(pear, pale)) +
    ellipse(228, 160, 30, 34, third) +
    ellipse(220, 160, 5, 11, deep) +
    ellipse(236, 160, 5, 11, deep) +
    stem
  );
};
