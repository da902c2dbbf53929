/** Palm trees and a low round sun. */
import type { Motif } from '../motif.ts';
import { circle, group, line, path, repeat, wave } from '../shapes.ts';

export const palms: Motif = ({ first, second, third, pale, deep }, chance) => {
  const frond = path('M0 0Q34-32 74 2Q34-10 0 0z', second);
  const crown = repeat(7, (place) => group(`rotate(${place * 34 - 190})`, frond));
  const palm = (x: number, y: number, scale: number, lean: number): string =>
    group(
      `translate(${x} ${y})`,
      line(`M0 0q${lean} ${90 * scale} ${-lean * 0.6} ${200 * scale}`, deep, 8 * scale) +
        group(`scale(${scale})`, crown),
    );
  return (
    circle(chance.whole(158, 190), 128, 62, first) +
    palm(258, 78, 1, chance.whole(12, 22)) +
    palm(74, 124, 0.62, -10) +
    path(`${wave(188, 130, 12)}V230H-140z`, third) +
    path(`${wave(200, 130, 12, 40)}V230H-140z`, pale)
  );
};
