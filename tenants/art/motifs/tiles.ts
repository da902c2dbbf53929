/** Glazed tiles. Parts of one colour are one path, to keep the file small. */
import type { Motif } from '../motif.ts';
import { cardHeight, cardWidth, path, rect, repeat } from '../shapes.ts';

const size = 54;

/** Path data of `part` at every place of a grid that covers the card. */
const laid = (step: number, startX: number, startY: number, part: (x: number, y: number) => string): string => {
  let data = '';
  for (let x = startX; x < cardWidth + step; x += step) for (let y = startY; y < cardHeight + step; y += step) data += part(x, y);
  return data;
};

const disc = (radius: number) => (x: number, y: number): string => `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0-${radius * 2} 0`;
const star = (x: number, y: number): string => `M${x} ${y - 27}l7 20 20 7-20 7-7 20-7-20-20-7 20-7z`;
const flower = (x: number, y: number): string => `M${x} ${y}q-17-11 0-25 17 14 0 25 11-17 25 0-14 17-25 0 17 11 0 25-17-14 0-25-11 17-25 0 14-17 25 0`;

export const tiles: Motif = ({ first, second, third, pale, deep }, chance) => {
  const [a = first, b = second] = chance.shuffle([first, second, third]);
  const joints = path(repeat(7, (column) => `M${9 + column * size} 0h1v216h-1z`) + repeat(5, (row) => `M0 ${row * size}h342v1H0z`), third);
  const kind = chance.whole(0, 2);
  if (kind === 0) return rect(0, 0, cardWidth, cardHeight, pale) + path(laid(size, 36, 27, star), a) + path(laid(size, 9, 0, disc(11)) + laid(size, 36, 27, disc(5)), b);
  if (kind === 1) return rect(0, 0, cardWidth, cardHeight, pale) + joints + path(laid(size, 36, 27, flower), a) + path(laid(size, 9, 0, disc(13)), b) + path(laid(size, 9, 0, disc(5)), pale);
  const rings = (radius: number): string => laid(size * 2, 9, 0, disc(radius));
  return rect(0, 0, cardWidth, cardHeight, deep) + path(rings(54), a) + path(rings(35), pale) + path(rings(17), b) + path(laid(size * 2, 63, 54, disc(8)), b);
};
