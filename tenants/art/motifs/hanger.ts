/** Clothes on a rail. */
import type { Motif } from '../motif.ts';
import { group, line, path, rect, repeat } from '../shapes.ts';

export const hanger: Motif = ({ first, second, third, pale, deep }, chance) => {
  const colours = chance.shuffle([first, second, third, pale, first]);
  const coat = (x: number, fill: string, long: number): string =>
    line(`M${x} 70q0-10 7-10 8 0 8 8 0 6-15 14`, deep, 3) +
    path(`M${x} 82l36 20 8 44-18 4-4-22v${long}h-44v-${long}l-4 22-18-4 8-44z`, fill) +
    line(`M${x} 88v${long + 36}`, deep, 1.4);
  const skirt = (x: number, fill: string): string =>
    line(`M${x} 70q0-10 7-10 8 0 8 8 0 6-15 14`, deep, 3) +
    path(`M${x - 22} 84h44l26 112h-96z`, fill) +
    rect(x - 22, 84, 44, 8, deep);
  return group(
    'translate(0 16)',
    line('M0 60H342', deep, 5) +
      repeat(3, (place) =>
        place === 1
          ? skirt(86 + place * 86, colours[place] ?? first)
          : coat(86 + place * 86, colours[place] ?? first, chance.whole(46, 66)),
      ),
  );
};
