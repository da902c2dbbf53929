/** A row of town houses with lit windows. */
import type { Motif } from '../motif.ts';
import { path, rect, repeat } from '../shapes.ts';

export const houses: Motif = ({ first, second, third, pale, deep }, chance) => {
  const colours = chance.shuffle([first, second, third, deep, first, second]);
  let x = -6;
  return repeat(6, (place) => {
    const width = chance.whole(54, 66);
    const top = chance.whole(98, 134);
    const fill = colours[place] ?? first;
    const roof = chance.pick(
      `M${x} ${top}l${width / 2} -28l${width / 2} 28z`,
      `M${x} ${top}v-20h${width / 2}l${width / 2} 20z`,
      `M${x} ${top}q${width / 2} -44 ${width} 0z`,
    );
    const lights = repeat(6, (light) =>
      rect(
        x + width * 0.2 + (light % 2) * width * 0.36,
        top + 14 + Math.floor(light / 2) * 30,
        width * 0.24,
        17,
        chance.unit() > 0.25 ? pale : fill === deep ? third : deep,
      ),
    );
    x += width;
    return path(roof, fill === deep ? first : deep) + rect(x - width, top, width, 220 - top, fill) + lights;
  });
};
