/** A herringbone weave. */
import type { Motif } from '../motif.ts';
import { path, repeat } from '../shapes.ts';

export const herringbone: Motif = ({ first, second, third, pale, deep }, chance) => {
  const columns = chance.pick(8, 10);
  const step = 342 / columns;
  const [a, b] = chance.pick([pale, first], [third, first], [pale, second], [first, deep]);
  const bar = step * 0.42;
  const markup = (parity: number): string =>
    repeat(columns, (column) => {
      const up = column % 2 ? step : -step;
      return repeat(Math.ceil(300 / (bar * 2)), (row) =>
        (row + column) % 2 === parity
          ? `M${Math.round(column * step)} ${Math.round(-20 + row * bar * 2)}l${Math.round(step)} ${Math.round(up)}v${Math.round(bar)}l${Math.round(-step)} ${Math.round(-up)}z`
          : '',
      );
    });
  return path(markup(0), a) + path(markup(1), b);
};
