/** Ice creams on sticks and in cones. */
import type { Motif } from '../motif.ts';
import { circle, path, rect } from '../shapes.ts';

export const ices: Motif = ({ first, second, third, pale, deep }, chance) => {
  const colours = chance.shuffle([first, second, third, pale]);
  const bar = (x: number, a: string, b: string): string =>
    rect(x + 20, 176, 12, 44, third === a ? first : third, 5) +
    path(`M${x} 176v-58a26 26 0 0 1 52 0v58z`, a) +
    path(`M${x} 136v-18a26 26 0 0 1 52 0v26q-13 12-26 0t-26-8z`, b);
  const cone = (x: number, a: string, b: string): string =>
    path(`M${x - 30} 138h60l-30 84z`, third === b ? second : third) +
    circle(x - 14, 124, 23, a) +
    circle(x + 15, 124, 23, b) +
    circle(x, 96, 23, a === deep ? pale : a) +
    circle(x, 70, 6, deep);
  return (
    bar(40, colours[0] ?? first, colours[1] ?? second) +
    cone(152, colours[2] ?? third, colours[3] ?? pale) +
    bar(210, colours[3] ?? pale, colours[2] ?? first) +
    cone(304, colours[1] ?? second, colours[0] ?? first)
  );
};
