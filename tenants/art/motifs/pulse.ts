/** A signal drawn on graph paper. */
import type { Motif } from '../motif.ts';
import { line, repeat } from '../shapes.ts';

export const pulse: Motif = ({ first, third }, chance) => {
  const base = chance.whole(150, 162);
  const rise = chance.whole(70, 86);
  const grid = `${repeat(19, (column) => `M${column * 18 + 9} 0V216`)}${repeat(12, (row) => `M0 ${row * 18 + 9}H342`)}`;
  const beat = `M-6 ${base}H64L88 ${base - rise}L120 ${base + 48}L150 ${base - rise + 16}L174 ${base}H226L${chance.whole(240, 248)} ${base - 38}L264 ${base}H348`;
  return `<g opacity=".35">${line(grid, third, 0.7)}</g>${line(beat, first, 8)}`;
};
