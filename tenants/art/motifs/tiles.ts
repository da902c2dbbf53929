/** Glazed tiles. Parts of one colour are one path, and a disc is a dot of a broad round pen, to keep the file small. */
import type { Motif } from '../motif.ts';
import { cardHeight, cardWidth, line, path, rect, repeat } from '../shapes.ts';

const size = 54;

type Part = (x: number, y: number) => string;

/** Path data of `part` at every place of a grid that covers the card. */
const laid = (step: number, startX: number, startY: number, part: Part): string =>
  repeat(Math.ceil((cardWidth + size - startX) / step), (column) =>
    repeat(Math.ceil((cardHeight + size - startY) / step), (row) => part(startX + column * step, startY + row * step)),
  );

const dot: Part = (x, y) => `M${x} ${y}h.1`;
const star: Part = (x, y) => `M${x} ${y - 27}l7 20 20 7-20 7-7 20-7-20-20-7 20-7z`;
const flower: Part = (x, y) =>
  `M${x} ${y}q-17-11 0-25 17 14 0 25 11-17 25 0-14 17-25 0 17 11 0 25-17-14 0-25-11 17-25 0 14-17 25 0`;

const rings = (radius: number, fill: string): string => line(laid(size * 2, 9, 0, dot), fill, radius * 2);
const joints =
  repeat(7, (column) => `M${9 + column * size} 0h1v216h-1z`) + repeat(4, (row) => `M0 ${row * size}h342v1H0z`);

export const tiles: Motif = ({ first, second, third, pale, deep }, chance) => {
  const [a = first, b = second] = chance.shuffle([first, second, third]);
  const corners = (radius: number, fill: string): string => line(laid(size, 9, 0, dot), fill, radius * 2);
  const centres = (radius: number, fill: string): string => line(laid(size, 36, 27, dot), fill, radius * 2);
  const kind = chance.whole(0, 2);
  const glaze = rect(0, 0, cardWidth, cardHeight, kind === 2 ? deep : pale);
  if (kind === 0) return glaze + path(laid(size, 36, 27, star), a) + corners(11, b) + centres(5, b);
  if (kind === 1)
    return glaze + path(joints, third) + path(laid(size, 36, 27, flower), a) + corners(13, b) + corners(5, pale);
  return glaze + rings(54, a) + rings(35, pale) + rings(17, b) + line(laid(size * 2, 63, 54, dot), b, 16);
};
