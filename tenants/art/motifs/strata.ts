/** Layers of ground, cut like a cliff. */
import type { Motif } from '../motif.ts';
import { circle, path, repeat } from '../shapes.ts';

export const strata: Motif = ({ first, second, third, pale, deep }, chance) => {
  const fills = chance.shuffle([first, second, third, pale]).concat(deep);
  const tilt = chance.whole(-16, 16);
  return (
    circle(chance.whole(240, 296), 58, 26, chance.pick(third, first)) +
    repeat(5, (layer) => {
      const y = 92 + layer * 25;
      const a = chance.whole(-14, 14);
      return path(
        `M0 ${y + tilt}C90 ${y - 20 + a} 160 ${y + 26 - a} 230 ${y + a}S310 ${y - 10} 342 ${y - tilt}V216H0z`,
        fills[layer] ?? first,
      );
    })
  );
};
