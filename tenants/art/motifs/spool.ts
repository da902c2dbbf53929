/** Spools of thread, one unwinding across the card. */
import type { Motif } from '../motif.ts';
import { line, path, rect, repeat } from '../shapes.ts';

export const spool: Motif = ({ first, second, third, pale, deep }, chance) => {
  const colours = chance.shuffle([first, second, third]);
  const one = (x: number, top: number, fill: string): string => {
    const height = 192 - top;
    return (
      path(`M${x} ${top}h56l-8 12h-40zM${x} 196h56l-8-12h-40z`, deep) +
      rect(x + 6, top + 12, 44, height - 20, fill) +
      repeat(Math.floor((height - 26) / 11), (turn) => line(`M${x + 6} ${top + 21 + turn * 11}l44-5`, pale, 1.5))
    );
  };
  const thread = line(`M${288} 140C340 90 300 40 240 62S150 110 108 84 20 92-6 118`, colours[2] ?? third, 3.4);
  return (
    thread +
    one(86, chance.whole(112, 124), colours[0] ?? first) +
    one(160, chance.whole(94, 108), colours[1] ?? second) +
    one(236, 118, colours[2] ?? third) +
    rect(0, 196, 342, 20, pale)
  );
};
