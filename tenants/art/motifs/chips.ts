/** The contacts of a SIM, enlarged into a pattern. */
import type { Motif } from '../motif.ts';
import { line, rect, repeat } from '../shapes.ts';

export const chips: Motif = ({ first, second, third, pale, deep }, chance) => {
  const x = 154;
  const body = rect(x, 60, 150, 120, first, 20);
  const cells = repeat(6, (cell) =>
    rect(x + 14 + (cell % 3) * 42, 74 + Math.floor(cell / 3) * 50, 36, 42, chance.pick(pale, third, second), 8),
  );
  return (
    line(`M-6 92H${x}M-6 148H${x}M304 120H350M${x + 40} 180V222M${x + 110} 180V222M${x + 110} 60V-6`, deep, 6) +
    body +
    cells
  );
};
