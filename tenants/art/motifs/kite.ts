/** Kites over a hill. */
import type { Motif } from '../motif.ts';
import { group, line, path, repeat } from '../shapes.ts';

export const kite: Motif = ({ first, second, third, pale, deep }, chance) => {
  const one = (x: number, y: number, scale: number, a: string, b: string): string =>
    group(
      `translate(${x} ${y}) rotate(${chance.whole(12, 34)}) scale(${scale})`,
      line('M0 56q-22 22 0 40t-8 44', deep, 2) +
        path('M0-54V56L-34-6z', a) +
        path('M0-54V56L34-6z', b) +
        repeat(2, (bow) => path(`M${-4 - bow * 2} ${80 + bow * 30}l-12-8v16zl12-8v16z`, a)),
    );
  return (
    path('M0 180q110-44 200-8t142-16v64H0z', second) +
    path('M0 204q120-30 342-4v20H0z', third) +
    one(262, 84, 1, first, pale) +
    one(168, 112, 0.62, third, first) +
    one(84, 122, 0.5, second, pale)
  );
};
