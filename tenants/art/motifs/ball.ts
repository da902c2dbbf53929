/** One ball, very large, cropped by the card. */
import type { Motif } from '../motif.ts';
import { circle, group, line, path, repeat } from '../shapes.ts';

export const ball: Motif = ({ first, second, third, pale, deep }, chance) => {
  const kind = chance.whole(0, 2);
  const at = (content: string): string => group(`translate(252 142) rotate(${chance.whole(-24, 24)})`, content);
  if (kind === 0)
    return at(circle(0, 0, 110, first) + line('M-110 0H110M0-110V110M-78-78Q-18 0-78 78M78-78Q18 0 78 78', deep, 6));
  if (kind === 1) return at(circle(0, 0, 110, third) + line('M-62-88Q-2 0-62 88M62-88Q2 0 62 88', pale, 9));
  const patch = path('M0-30L29-9 18 24H-18L-29-9z', deep);
  return at(
    circle(0, 0, 110, pale) +
      patch +
      repeat(
        5,
        (place) =>
          group(
            `rotate(${place * 72}) translate(0 -84) rotate(180)`,
            path('M0-30L29-9 18 24H-18L-29-9z', place === 2 ? second : deep),
          ) + group(`rotate(${place * 72})`, line('M0-30V-54', deep, 4)),
      ),
  );
};
