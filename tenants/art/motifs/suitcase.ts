/** A suitcase with stickers. */
import type { Motif } from '../motif.ts';
import { circle, group, half, line, path, rect } from '../shapes.ts';

export const suitcase: Motif = ({ first, second, third, pale, deep }, chance) => {
  const [a, b, c] = chance.shuffle([first, second, third]);
  const x = 146;
  const stickers = chance.pick(
    circle(x + 92, 116, 24, b ?? second) +
      half(x + 92, 116, 24, 'down', pale) +
      rect(x + 28, 144, 44, 30, pale) +
      rect(x + 34, 150, 32, 8, c ?? third),
    path(`M${x + 66} 148l28-48 28 48z`, pale) + circle(x + 46, 160, 20, c ?? third) + circle(x + 46, 160, 10, pale),
    group(`translate(${x + 84} 126) rotate(-12)`, rect(-44, -22, 70, 44, pale) + rect(-44, -4, 70, 8, c ?? third)) +
      circle(x + 106, 164, 18, b ?? second),
  );
  return (
    rect(0, 196, 342, 20, pale) +
    line(`M${x + 50} 82V56h64v26`, deep, 8) +
    rect(x, 80, 164, 116, a ?? first, 14) +
    rect(x + 14, 80, 9, 116, deep) +
    rect(x + 141, 80, 9, 116, deep) +
    stickers +
    rect(64, 148, 66, 48, b ?? second, 8) +
    line('M84 148v-14h26v14', deep, 5)
  );
};
