/** A wood of pines under a low sun, snow in front. */
import type { Motif } from '../motif.ts';
import { circle, path, repeat } from '../shapes.ts';

export const pines: Motif = ({ first, second, third, pale, deep }, chance) => {
  const pine = (x: number, foot: number, height: number, fill: string): string =>
    path(`M${x} ${foot - height}L${x + height * 0.3} ${foot}H${x - height * 0.3}z`, fill);
  const row = (count: number, foot: number, low: number, high: number, fill: string): string =>
    repeat(count, (place) => pine((place + chance.between(0.2, 0.8)) * (342 / count), foot, chance.whole(low, high), fill));
  return (
    circle(chance.whole(252, 292), 60, 24, third === pale ? first : third) +
    path('M0 150q80-34 160-12t182-26v110H0z', deep) +
    row(9, 190, 70, 112, second) +
    row(7, 204, 52, 92, first) +
    path(`M0 186q86-26 172 2t170-10v40H0z`, pale)
  );
};
