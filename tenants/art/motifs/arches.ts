/** Arches inside arches. */
import type { Motif } from '../motif.ts';
import { path, repeat } from '../shapes.ts';

export const arches: Motif = ({ first, second, third, pale, deep }, chance) => {
  const nest = (x: number, foot: number, radius: number, colours: readonly string[]): string =>
    repeat(colours.length, (place) => {
      const r = radius - place * (radius / (colours.length + 0.4));
      return path(
        `M${x - r} ${foot}v-${Math.round(radius * 0.5)}a${r} ${r} 0 0 1 ${r * 2} 0v${Math.round(radius * 0.5)}z`.replace(
          /(\.\d)\d+/g,
          '$1',
        ),
        colours[place] ?? first,
      );
    });
  return (
    nest(86, 216, 62, chance.shuffle([first, pale, third])) +
    nest(232, 216, 92, chance.shuffle([second, pale, first, third, deep]))
  );
};
