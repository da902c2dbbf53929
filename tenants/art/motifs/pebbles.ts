/** Stones balanced on one another. */
import type { Motif } from '../motif.ts';
import { circle, ellipse, group, line, wave } from '../shapes.ts';

export const pebbles: Motif = ({ first, second, third, pale, deep }, chance) => {
  const x = chance.whole(206, 240);
  const stone = (y: number, rx: number, ry: number, fill: string): string =>
    group(`translate(${x + chance.whole(-8, 8)} ${y}) rotate(${chance.whole(-5, 5)})`, ellipse(0, 0, rx, ry, fill));
  const [a, b, c, d] = chance.shuffle([first, second, third, pale]);
  return (
    circle(x, 122, 92, pale === a ? third : pale) +
    stone(188, 80, 24, deep) +
    stone(150, 60, 19, a === pale ? first : (a ?? first)) +
    stone(118, 45, 16, b === pale ? second : (b ?? second)) +
    stone(91, 30, 13, c === pale ? third : (c ?? third)) +
    stone(70, 17, 9, d === pale ? deep : (d ?? deep)) +
    line(wave(206, 120, 8), first, 5) +
    line(wave(216, 120, 8, 30), second, 5)
  );
};
