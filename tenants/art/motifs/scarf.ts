/** A printed silk square, turned on its corner. */
import type { Motif } from '../motif.ts';
import { circle, group, quarter, rect, repeat } from '../shapes.ts';

export const scarf: Motif = ({ first, second, third, pale, deep }, chance) => {
  const kind = chance.whole(0, 2);
  const dots = repeat(25, (place) =>
    circle(-56 + (place % 5) * 28, -56 + Math.floor(place / 5) * 28, place % 2 ? 5 : 8, place % 3 ? pale : third),
  );
  const fans = repeat(16, (place) =>
    quarter(
      -64 + (place % 4) * 32,
      -64 + Math.floor(place / 4) * 32,
      30,
      (place * 3 + Math.floor(place / 4)) % 4,
      place % 2 ? pale : third,
    ),
  );
  const rings = repeat(4, (place) => circle(0, 0, 62 - place * 16, [pale, third, second, pale][place] ?? pale));
  const inside = [dots, fans, rings][kind] ?? dots;
  const square =
    rect(-100, -100, 200, 200, second) +
    rect(-90, -90, 180, 180, pale) +
    rect(-84, -84, 168, 168, deep) +
    rect(-74, -74, 148, 148, first);
  return group(`translate(${chance.whole(238, 256)} 138) rotate(${chance.whole(36, 52)})`, square + inside);
};
