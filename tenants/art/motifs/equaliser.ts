/** The bars of a sound, rising and falling. */
import type { Motif } from '../motif.ts';
import { rect, repeat } from '../shapes.ts';

export const equaliser: Motif = ({ first, second, third, pale }, chance) => {
  const count = chance.pick(11, 14, 17);
  const step = 342 / count;
  const phase = chance.between(0, 6);
  return repeat(count, (bar) => {
    const swing = Math.sin(bar * 0.62 + phase) * 0.5 + 0.5;
    const height = 22 + swing * 84 + chance.whole(0, 14);
    const fill = [first, second, pale, third][bar % 4] ?? first;
    return rect(bar * step + step * 0.16, 138 - height / 2, step * 0.68, height, fill, step * 0.34);
  });
};
