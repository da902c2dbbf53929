/** The face of an animal, from the front. */
import type { Motif } from '../motif.ts';
import { circle, ellipse, half, path } from '../shapes.ts';

export const bear: Motif = ({ first, second, third, pale, deep }, chance) => {
  const x = chance.whole(238, 250);
  const coat = chance.pick(first, second, third);
  const inner = coat === third ? first : third;
  const bearEars =
    circle(x - 66, 92, 32, coat) +
    circle(x - 66, 92, 17, inner) +
    circle(x + 66, 92, 32, coat) +
    circle(x + 66, 92, 17, inner);
  const rabbitEars =
    ellipse(x - 36, 66, 21, 62, coat) +
    ellipse(x - 36, 70, 10, 44, inner) +
    ellipse(x + 36, 66, 21, 62, coat) +
    ellipse(x + 36, 70, 10, 44, inner);
  const foxEars =
    path(`M${x - 90} 150L${x - 84} 58L${x - 14} 92zM${x + 90} 150L${x + 84} 58L${x + 14} 92z`, coat) +
    path(`M${x - 76} 106l2-30 24 14zM${x + 76} 106l-2-30-24 14z`, inner);
  return (
    chance.pick(bearEars, rabbitEars, foxEars) +
    circle(x, 170, 92, coat) +
    ellipse(x, 200, 42, 36, pale) +
    circle(x - 38, 150, 8, deep) +
    circle(x + 38, 150, 8, deep) +
    half(x, 178, 14, 'down', deep) +
    circle(x - 58, 180, 13, inner) +
    circle(x + 58, 180, 13, inner)
  );
};
