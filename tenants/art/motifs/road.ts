/** A road winding to the horizon. */
import type { Motif } from '../motif.ts';
import { circle, path, line } from '../shapes.ts';

export const road: Motif = ({ first, second, third, pale, deep, ground }, chance) => {
  const bend = chance.whole(-14, 18);
  return (
    circle(chance.whole(230, 280), 92, 38, third) +
    path('M0 128q70-30 140-10t202-24v130H0z', second) +
    path('M0 150q120-40 342-8v80H0z', first) +
    path(
      `M60 220C150 ${190 + bend} 250 190 214 162S166 140 206 124h8C186 140 206 146 240 160S262 200 190 220z`,
      deep === ground ? pale : deep,
    ) +
    line('M128 214C190 202 232 190 226 172', pale, 3).replace('/>', ' stroke-dasharray="12 12"/>')
  );
};
