/** A climbing wall and its coloured holds. */
import type { Motif } from '../motif.ts';
import { group, line, path, repeat } from '../shapes.ts';

export const holds: Motif = ({ first, second, third, pale, deep }, chance) => {
  const forms = [
    'M-16 4q-4-20 12-18t20 10-4 18-28-10z',
    'M-14-8q14-12 24 0t0 20-22 4-2-24z',
    'M-18 0q6-12 18-10t20 12-20 8-18-10z',
    'M-10-14q20-4 20 10t-14 16-6-26z',
  ];
  const colours = [first, second, third, pale];
  return (
    path('M120 0L342 40V0zM0 216L60 96 150 216z', deep) +
    line('M0 120L342 60M96 0L180 216', deep, 2) +
    repeat(15, (place) => {
      const x = 40 + (place % 5) * 66 + chance.whole(-14, 14);
      const y = 90 + Math.floor(place / 5) * 46 + chance.whole(-12, 12);
      return group(
        `translate(${x} ${y}) rotate(${chance.whole(0, 7) * 45}) scale(${chance.pick(0.7, 0.95, 1.2)})`,
        path(chance.pick(forms[0], ...forms.slice(1)) ?? '', colours[(place * 7) % 4] ?? first),
      );
    })
  );
};
