/** Glazed tiles, one drawing turned four ways. */
import type { Motif } from '../motif.ts';
import { circle, group, path, quarter, rect, repeat } from '../shapes.ts';

export const tiles: Motif = ({ first, second, third, pale, deep }, chance) => {
  const size = 54;
  const [a, b] = chance.shuffle([first, second, third]);
  const kind = chance.whole(0, 2);
  const star = path('M27 0L34 20 54 27 34 34 27 54 20 34 0 27 20 20z', a ?? first) + circle(27, 27, 7, b ?? second) + quarter(0, 0, 14, 0, b ?? second) + quarter(40, 40, 14, 2, b ?? second);
  const flower = repeat(4, (place) => group(`rotate(${place * 90} 27 27)`, path('M27 27Q10 16 27 2Q44 16 27 27z', a ?? first) + quarter(0, 0, 17, 0, b ?? second)));
  const petal = quarter(0, 0, 54, 0, a ?? first) + quarter(0, 0, 34, 0, pale) + quarter(0, 0, 17, 0, b ?? second);
  const drawing = [star, flower, petal][kind] ?? star;
  return repeat(28, (place) => {
    const column = place % 7;
    const row = Math.floor(place / 7);
    const turn = kind === 2 ? ((column % 2) + (row % 2 ? 3 - 2 * (column % 2) : 0)) * 90 : 0;
    return group(`translate(${column * size - 18} ${row * size})`, rect(0, 0, size - 1, size - 1, (column + row) % 2 && kind !== 2 ? pale : kind === 2 ? deep : pale) + group(`rotate(${turn} 27 27)`, drawing));
  });
};
