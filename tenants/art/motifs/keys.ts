/** The keys of a piano, one of them held down. */
import type { Motif } from '../motif.ts';
import { rect, repeat } from '../shapes.ts';

export const keys: Motif = ({ first, second, third, pale, deep }, chance) => {
  const count = chance.pick(9, 10);
  const step = 342 / count;
  const held = chance.whole(2, count - 2);
  const also = chance.whole(1, count - 1);
  const black = [1, 2, 4, 5, 6, 8, 9];
  const fillOf = (key: number): string => (key === held ? first : key === also ? third : pale);
  const white = repeat(count, (key) => rect(key * step + 1, 86, step - 2, 140, fillOf(key), 4));
  const dark = black
    .filter((key) => key < count)
    .map((key) => rect(key * step - step * 0.3, 86, step * 0.6, 76, deep, 3));
  return white + dark.join('') + rect(0, 80, 342, 8, second);
};
