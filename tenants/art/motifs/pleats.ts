/** Pleated cloth, light on one side of each fold. */
import type { Motif } from '../motif.ts';
import { path, repeat } from '../shapes.ts';

export const pleats: Motif = ({ first, third, pale, second }, chance) => {
  const count = chance.pick(8, 10, 12);
  const step = 360 / count;
  const [light, shade] = chance.pick([pale, third], [third, first], [first, second]);
  const lean = chance.whole(-30, 30);
  return repeat(count, (fold) => {
    const x = fold * step - 10;
    return (
      path(`M${x} 84q${lean} 70 ${-lean / 2} 140h${step / 2}q${lean}-70 ${lean / 2}-140z`, light) +
      path(`M${x + step / 2} 84q${lean} 70 ${-lean / 2} 140h${step / 2}q${lean}-70 ${lean / 2}-140z`, shade)
    );
  });
};
