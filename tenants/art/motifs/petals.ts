/** A flower larger than the card. */
import type { Motif } from '../motif.ts';
import { circle, ellipse, group, repeat } from '../shapes.ts';

export const petals: Motif = ({ first, second, third, pale, deep }, chance) => {
  const count = chance.pick(8, 10, 12);
  const x = chance.whole(236, 262);
  const petal = (fill: string, length: number, width: number, turn: number): string =>
    repeat(count, (place) =>
      group(`rotate(${(360 / count) * place + turn})`, ellipse(0, -length, width, length * 0.72, fill)),
    );
  return group(
    `translate(${x} 136)`,
    petal(first, 76, 190 / count + 6, 0) +
      petal(third, 52, 150 / count, 180 / count) +
      circle(0, 0, 30, pale) +
      circle(0, 0, 19, second) +
      circle(0, 0, 8, deep),
  );
};
