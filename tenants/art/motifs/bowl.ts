/** A steaming bowl with chopsticks. */
import type { Motif } from '../motif.ts';
import { ellipse, half, line, rect, repeat, circle } from '../shapes.ts';

export const bowl: Motif = ({ first, second, third, pale, deep }, chance) => {
  const x = chance.whole(180, 214);
  return (
    line(`M${x + 20} 112L${x + 132} 34M${x + 36} 116L${x + 142} 50`, deep, 6) +
    ellipse(x, 116, 96, 20, pale) +
    repeat(5, (noodle) => line(`M${x - 70 + noodle * 26} 118q13-20 26 0t26 0`, third, 5)) +
    circle(x - 44, 108, 15, second) +
    circle(x - 44, 108, 7, third) +
    half(x, 118, 96, 'down', first) +
    rect(x - 36, 206, 72, 10, first) +
    rect(x - 91, 140, 182, 7, pale) +
    repeat(9, (dot) => circle(x - 72 + dot * 18, 158, 3.6, third))
  );
};
