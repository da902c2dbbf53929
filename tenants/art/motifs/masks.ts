/** Two stage masks, one glad and one less so. */
import type { Motif } from '../motif.ts';
import { ellipse, group, half, line, path } from '../shapes.ts';

const face = 'M-46-56Q0-72 46-56 54 10 34 40 16 62 0 62-16 62-34 40-54 10-46-56z';

const eyes = (fill: string): string => ellipse(-19, -16, 10, 7, fill) + ellipse(19, -16, 10, 7, fill);

export const masks: Motif = ({ first, second, third, pale, deep, ground }, chance) => {
  const [a, b] = chance.shuffle([first, third]);
  const glad =
    path(face, a ?? first) +
    eyes(ground) +
    half(0, 14, 22, 'down', ground) +
    line('M-30-36q10-8 20-2M10-38q10-6 20 2', deep, 4);
  const sad =
    path(face, b ?? third) +
    eyes(ground) +
    half(0, 36, 19, 'up', ground) +
    line('M-30-32q8-10 20-8M10-40q12-2 20 8', deep, 4);
  const threads =
    line('M206 96Q190 30 214-6M300 116Q330 70 320-6', second, 4) + line('M122 150Q96 196 108 222', pale, 4);
  return (
    threads +
    group(`translate(168 142) rotate(${chance.whole(-16, -8)})`, sad) +
    group(`translate(262 128) rotate(${chance.whole(6, 14)}) scale(1.1)`, glad)
  );
};
