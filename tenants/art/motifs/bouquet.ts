/** A bunch of flowers in paper. */
import type { Motif } from '../motif.ts';
import { circle, group, leaf, line, path, repeat } from '../shapes.ts';

const bloom = (fill: string, heart: string): string =>
  repeat(6, (petal) => circle(Math.cos(petal * 1.047) * 15, Math.sin(petal * 1.047) * 15, 12, fill)) +
  circle(0, 0, 10, heart);
const tulip = (fill: string): string => path('M-18-20L-8-10 0-24 8-10 18-20Q22 18 0 20T-18-20z', fill);

export const bouquet: Motif = ({ first, second, third, pale, deep }, chance) => {
  const x = 226;
  const places = [
    [-70, 70],
    [-30, 44],
    [18, 36],
    [62, 62],
    [-8, 84],
    [38, 96],
    [-46, 106],
  ] as const;
  const colours = chance.shuffle([first, second, pale, third, first, pale, second]);
  const stems = places.map(([dx, y]) => line(`M${x + dx} ${y + 10}L${x} 190`, deep, 3)).join('');
  const greens = repeat(5, (blade) => leaf(x, 150, 96, 20, (blade - 2) * 30, deep));
  const blooms = places
    .map(([dx, y], place) =>
      group(
        `translate(${x + dx} ${y})`,
        place % 3 === 1
          ? tulip(colours[place] ?? first)
          : bloom(colours[place] ?? first, colours[place] === third ? pale : third),
      ),
    )
    .join('');
  return (
    stems +
    greens +
    blooms +
    path(`M${x - 76} 128L${x} 150L${x + 76} 128L${x + 30} 226H${x - 30}z`, third) +
    path(`M${x - 76} 128L${x} 150L${x - 6} 226H${x - 30}z`, pale)
  );
};
