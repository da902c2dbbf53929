/** A theatre curtain, drawn aside, and the round of a spotlight. */
import type { Motif } from '../motif.ts';
import { ellipse, half, path, rect, repeat } from '../shapes.ts';

const fold = (x: number, lean: number, fill: string): string =>
  path(`M${x} 0q${lean} 120 ${lean * 0.4} 216h26q${lean * 0.6}-96 ${-lean * 0.4 + 4}-216z`, fill);

export const curtain: Motif = ({ first, second, third, pale, deep }, chance) => {
  const drape = repeat(5, (place) =>
    fold(214 + place * 27, -chance.whole(4, 12), place % 2 ? first : deep === second ? third : second),
  );
  return (
    rect(0, 178, 342, 38, deep) +
    path('M230 0L34 190H172z', third) +
    ellipse(103, 190, 70, 15, pale) +
    half(103, 190, 20, 'up', first) +
    drape +
    repeat(10, (scallop) => half(206 + scallop * 29, 0, 14.5, 'down', third))
  );
};
