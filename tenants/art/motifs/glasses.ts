/** A pair of spectacles, looking back. */
import type { Motif } from '../motif.ts';
import { circle, line, rect, ring } from '../shapes.ts';

export const glasses: Motif = ({ first, second, third, pale, deep }, chance) => {
  const y = chance.whole(126, 140);
  const isRound = chance.unit() > 0.4;
  const rim = chance.pick(deep, first);
  const lens = (x: number, fill: string): string =>
    isRound
      ? circle(x, y, 50, fill) + ring(x, y, 50, rim, 10)
      : `<rect x="${x - 54}" y="${y - 38}" width="108" height="76" rx="24" fill="${fill}" stroke="${rim}" stroke-width="10"/>`;
  return (
    rect(0, y + 4, 342, 216 - y, second) +
    lens(98, third) +
    lens(244, third) +
    line(`M148 ${y - 10}q23-20 46 0`, rim, 9) +
    line(`M44 ${y - 14}L-4 ${y - 28}M298 ${y - 14}L346 ${y - 28}`, rim, 9) +
    line(`M76 ${y + 8}l26-30M222 ${y + 8}l26-30`, pale, 7)
  );
};
