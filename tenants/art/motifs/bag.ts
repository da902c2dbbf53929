/** A tote bag, full. */
import type { Motif } from '../motif.ts';
import { circle, leaf, line, path, rect } from '../shapes.ts';

export const bag: Motif = ({ first, second, third, pale, deep }, chance) => {
  const x = chance.whole(196, 224);
  const [a, b] = chance.shuffle([first, second]);
  const print = chance.pick(
    circle(x, 166, 26, pale),
    rect(x - 50, 150, 100, 12, pale) + rect(x - 50, 170, 100, 12, pale),
    path(`M${x - 30} 190l30-52 30 52z`, pale),
  );
  return (
    leaf(x + 30, 116, 66, 18, 16, third) +
    leaf(x + 20, 116, 62, 18, -6, b ?? second, pale) +
    rect(x - 48, 78, 20, 50, deep) +
    rect(x - 26, 90, 26, 40, third) +
    path(`M${x - 74} 112h148l12 110H${x - 86}z`, a ?? first) +
    print +
    line(`M${x - 38} 114q-4-62 38-62t38 62`, a === deep ? third : deep, 6)
  );
};
