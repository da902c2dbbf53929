/** Awning stripes with a scalloped edge. */
import type { Motif } from '../motif.ts';
import { half, rect, repeat, path } from '../shapes.ts';

export const stripes: Motif = ({ first, second, third, pale, deep }, chance) => {
  const count = chance.pick(9, 11);
  const step = 342 / count;
  const [a, b] = chance.pick([first, pale], [second, pale], [first, third]);
  const awning = repeat(count, (place) => rect(place * step, 92, step + 0.4, 46, place % 2 ? b : a) + half(place * step + step / 2, 138, step / 2, 'down', place % 2 ? b : a));
  return awning + rect(0, 84, 342, 10, deep) + path('M28 216v-44h104v44zM152 216v-44h60v44zM232 216v-44h84v44z', third === b ? second : third);
};
