/** Rings spreading over still water. */
import type { Motif } from '../motif.ts';
import { ellipse, repeat } from '../shapes.ts';

export const ripples: Motif = ({ first, second, third, pale, deep }, chance) => {
  const x = chance.whole(216, 262);
  const y = chance.whole(160, 180);
  const fills = [first, third, first, pale, second, pale];
  const slant = chance.between(0.52, 0.66);
  return repeat(6, (place) => {
    const radius = 176 - place * 31;
    return ellipse(
      x + place * 3,
      y + place * 2,
      radius,
      radius * slant,
      place === 4 && second === deep ? third : (fills[place] ?? pale),
    );
  });
};
