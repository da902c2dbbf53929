/** Bottles and jars on a counter. */
import type { Motif } from '../motif.ts';
import { circle, path, rect, repeat } from '../shapes.ts';

export const bottles: Motif = ({ first, second, third, pale, deep }, chance) => {
  const colours = chance.shuffle([first, second, third, deep, first]);
  const bottle = (x: number, w: number, h: number, fill: string): string =>
    path(
      `M${x} 196v${-h * 0.58}q0-14 ${w * 0.34}-24v${-h * 0.3}h${w * 0.32}v${h * 0.3}q${w * 0.34} 10 ${w * 0.34} 24v${h * 0.58}z`,
      fill,
    ) +
    rect(x + w * 0.3, 196 - h * 0.88 - 28, w * 0.4, 10, pale) +
    rect(x, 196 - h * 0.42, w, h * 0.24, pale);
  const jar = (x: number, fill: string, lid: string): string =>
    rect(x, 142, 54, 54, fill, 8) + rect(x + 4, 130, 46, 12, lid, 2) + circle(x + 27, 170, 13, pale);
  return (
    repeat(3, (place) => bottle(146 + place * 60, 46, chance.whole(110, 138), colours[place] ?? first)) +
    jar(24, colours[3] ?? first, colours[0] ?? second) +
    jar(84, colours[4] ?? second, colours[1] ?? first) +
    rect(0, 196, 342, 20, deep)
  );
};
