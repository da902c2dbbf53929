/** A compass rose. */
import type { Motif } from '../motif.ts';
import { circle, group, path, repeat, ring } from '../shapes.ts';

const point = (length: number, width: number, light: string, shade: string): string =>
  repeat(4, (place) =>
    group(
      `rotate(${place * 90})`,
      path(`M0 0L${-width} ${-width}L0 ${-length}z`, light) + path(`M0 0L${width} ${-width}L0 ${-length}z`, shade),
    ),
  );

export const compass: Motif = ({ first, second, third, pale, deep }, chance) => {
  const ticks = repeat(24, (tick) => group(`rotate(${tick * 15})`, path('M-1.5-100h3v9h-3z', pale)));
  return group(
    `translate(252 130) scale(.92) rotate(${chance.whole(-20, 20)})`,
    circle(0, 0, 108, chance.pick(deep, third)) +
      ticks +
      ring(0, 0, 82, pale, 2) +
      group('rotate(45)', point(70, 14, second, pale)) +
      point(92, 18, first, pale) +
      circle(0, 0, 9, deep),
  );
};
