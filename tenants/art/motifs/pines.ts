/** A wood of pines under a low sun, snow in front. */
import type { Motif } from '../motif.ts';
import { circle, path, repeat } from '../shapes.ts';

const pine = (x: number, foot: number, height: number, fill: string): string =>
  path(`M${x} ${foot - height}L${x + height * 0.3} ${foot}H${x - height * 0.3}z`, fill);

export const pines: Motif = ({ second, third, pale, deep }, chance) => {
  const row = (count: number, foot: number, low: number, high: number, fill: string): string =>
    repeat(count, (place) =>
      pine((place + chance.between(0.2, 0.8)) * (342 / count), foot, chance.whole(low, high), fill),
    );
  return (
    circle(chance.whole(252, 292), 60, 24, second) +
    `<g opacity=".35">${path('M0 150q80-34 160-12t182-26v110H0z', third)}</g>` +
    row(8, 190, 78, 118, third) +
    row(7, 206, 60, 104, deep) +
    path(`M0 186q86-26 172 2t170-10v40H0z`, pale)
  );
};
