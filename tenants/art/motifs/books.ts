/** A shelf of books, one leaning on the others, and a disc that holds them. */
import type { Motif } from '../motif.ts';
import { circle, group, rect } from '../shapes.ts';

export const books: Motif = ({ first, second, third, pale, deep }, chance) => {
  const colours = chance.shuffle([first, second, third, deep, first, pale, second, deep, third]);
  let x = 26;
  let markup = '';
  for (const fill of colours) {
    const width = chance.whole(16, 28);
    const height = chance.whole(84, 122);
    const band = fill === pale ? first : pale;
    markup += rect(x, 194 - height, width, height, fill) + rect(x, 194 - height + chance.whole(12, 20), width, 4, band);
    if (chance.unit() > 0.5) markup += rect(x, 178, width, 3, band);
    x += width + 2;
    if (x > 206) break;
  }
  const leaning = rect(0, -104, 22, 104, second) + rect(0, -90, 22, 4, third);
  return `${markup}${group(`translate(${x + 3} 190) rotate(16)`, leaning)}${circle(294, 168, 26, first)}${rect(0, 194, 342, 22, deep)}`;
};
