/** Drops in a steady rain. */
import type { Motif } from '../motif.ts';
import { path, repeat } from '../shapes.ts';

export const drops: Motif = ({ first, second, third, pale, deep }, chance) => {
  const colours = [first, pale, third, first, second];
  return repeat(21, (place) => {
    const column = place % 7;
    const row = Math.floor(place / 7);
    const x = 36 + column * 46 + (row % 2) * 20;
    const y = 94 + row * 46;
    const size = chance.between(0.7, 1.25);
    const fill = colours[(column * 3 + row * 2) % 5] ?? deep;
    const r = Math.round(13 * size);
    return path(
      `M${x} ${y - r}q${r} ${Math.round(r * 1.3)} ${r} ${Math.round(r * 1.9)}a${r} ${r} 0 0 1-${r * 2} 0q0-${Math.round(r * 0.6)} ${r}-${Math.round(r * 1.9)}z`,
      fill,
    );
  });
};
