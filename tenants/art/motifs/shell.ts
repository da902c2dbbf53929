/** A scallop shell, opened like a fan. */
import type { Motif } from '../motif.ts';
import { circle, group, path, repeat } from '../shapes.ts';

export const shell: Motif = ({ first, second, third, pale, deep }, chance) => {
  const ribs = chance.pick(9, 11);
  const spread = 150 / ribs;
  const rib = (place: number): string => {
    const fill = place % 2 ? first : third;
    const wide = Math.tan((spread * Math.PI) / 360) * 148;
    return group(
      `rotate(${(place - (ribs - 1) / 2) * spread})`,
      path(`M0 0L${-wide} -136a${wide} ${wide} 0 0 1 ${wide * 2} 0z`, fill),
    );
  };
  const x = chance.whole(196, 224);
  return (
    group(
      `translate(${x + 18} 204) scale(.96)`,
      path('M-44-8L0-34 44-8 30 12h-60z', second) +
        repeat(ribs, (place) => rib(place).replace(/\.\d{3,}/g, '')) +
        circle(0, -6, 16, pale),
    ) +
    circle(52, 168, 11, second) +
    circle(84, 186, 6, deep) +
    circle(300, 60, 7, second)
  );
};
