/** Three discs that overlap, with the overlaps tinted. */
import type { Motif } from '../motif.ts';
import { circle, path } from '../shapes.ts';

export const discs: Motif = ({ first, second, third, pale }, chance) => {
  const r = 104;
  const lift = chance.whole(4, 16);
  const lens = path(
    `M171 ${190 - 82 + lift}A${r} ${r} 0 0 1 171 ${190 + 82 + lift}A${r} ${r} 0 0 1 171 ${190 - 82 + lift}z`,
    third,
  );
  return (
    circle(107, 190 + lift, r, first) +
    circle(235, 190 + lift, r, second) +
    lens +
    (chance.unit() > 0.5 ? circle(171, 216, 22, pale) : '')
  );
};
