/** Hearts in rows, one of them full. */
import type { Motif } from '../motif.ts';
import { group, path, repeat } from '../shapes.ts';

export const hearts: Motif = ({ first, second, third, pale }, chance) => {
  const heart = 'M0 22C-34-2-26-26-11-26-4-26 0-20 0-15 0-20 4-26 11-26 26-26 34-2 0 22z';
  const full = chance.whole(8, 12);
  return repeat(20, (place) => {
    const column = place % 7;
    const row = Math.floor(place / 7);
    const fill = place === full ? first : ([third, pale, second][(column + row) % 3] ?? pale);
    return group(
      `translate(${24 + column * 52 - (row % 2) * 22} ${88 + row * 52}) scale(${place === full ? 1.25 : 0.82})`,
      path(heart, fill),
    );
  });
};
