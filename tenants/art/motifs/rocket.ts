/** A rocket leaving planets behind. */
import type { Motif } from '../motif.ts';
import { circle, group, path, repeat, ring } from '../shapes.ts';

export const rocket: Motif = ({ first, second, third, pale, deep }, chance) => {
  const ship =
    path('M0-80Q36-40 28 34H-28Q-36-40 0-80z', pale) +
    path('M0-80Q16-64 23-42H-23Q-16-64 0-80z', first) +
    circle(0, -10, 14, second) +
    circle(0, -10, 8, deep) +
    path('M-28 8L-50 44-26 34zM28 8L50 44 26 34z', first) +
    path('M-16 36Q0 96 16 36z', third);
  const planet =
    circle(88, 166, 34, third) +
    `<ellipse cx="88" cy="166" rx="54" ry="12" fill="none" stroke="${first}" stroke-width="5" transform="rotate(-18 88 166)"/>`;
  return (
    repeat(12, (star) => circle(40 + ((star * 83) % 290), 84 + ((star * 47) % 120), chance.pick(1.8, 2.6), pale)) +
    planet +
    ring(300, 178, 18, second, 8) +
    group(`translate(${chance.whole(214, 236)} 116) rotate(${chance.whole(24, 40)}) scale(1.08)`, ship)
  );
};
