/**
 * The few SVG elements the motifs are drawn with, in card units (a card is 342 wide and 216 high, x to the right, y
 * down). Every function returns markup; nothing carries an id, so any number of cards can stand inline on one page.
 */

/** Card width in card units. */
export const cardWidth = 342;

/** Card height in card units. */
export const cardHeight = 216;

/** A number as markup: one decimal at most. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);

export const rect = (x: number, y: number, width: number, height: number, fill: string, radius = 0): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${fill}"${radius > 0 ? ` rx="${n(radius)}"` : ''}/>`;

export const circle = (x: number, y: number, radius: number, fill: string): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${fill}"/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"/>`;

export const ring = (x: number, y: number, radius: number, stroke: string, width: number): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="none" stroke="${stroke}" stroke-width="${n(width)}"/>`;

export const path = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;

/** An open line with round ends. */
export const line = (d: string, stroke: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"/>`;

export const group = (transform: string, content: string): string => `<g transform="${transform}">${content}</g>`;

/** The markup of `count` parts; `part` receives the index, from 0. */
export const repeat = (count: number, part: (place: number) => string): string =>
  Array.from({ length: count }, (_, place) => part(place)).join('');

/** Half a disc; `side` is where the round half looks. */
export function half(
  x: number,
  y: number,
  radius: number,
  side: 'up' | 'down' | 'left' | 'right',
  fill: string,
): string {
  const r = n(radius);
  const arcs = {
    up: `M${n(x - radius)} ${n(y)}a${r} ${r} 0 0 1 ${n(radius * 2)} 0z`,
    down: `M${n(x - radius)} ${n(y)}a${r} ${r} 0 0 0 ${n(radius * 2)} 0z`,
    left: `M${n(x)} ${n(y - radius)}a${r} ${r} 0 0 0 0 ${n(radius * 2)}z`,
    right: `M${n(x)} ${n(y - radius)}a${r} ${r} 0 0 1 0 ${n(radius * 2)}z`,
  };
  return path(arcs[side], fill);
}

/** A quarter disc filling a square of `size` at x, y; `corner` (0 top left, then clockwise) is its centre. */
export function quarter(x: number, y: number, size: number, corner: number, fill: string): string {
  const s = n(size);
  const corners = [
    `M${n(x)} ${n(y)}h${s}a${s} ${s} 0 0 1 -${s} ${s}z`,
    `M${n(x + size)} ${n(y)}v${s}a${s} ${s} 0 0 1 -${s} -${s}z`,
    `M${n(x + size)} ${n(y + size)}h-${s}a${s} ${s} 0 0 1 ${s} -${s}z`,
    `M${n(x)} ${n(y + size)}v-${s}a${s} ${s} 0 0 1 ${s} ${s}z`,
  ];
  return path(corners[corner % 4] ?? '', fill);
}

/** A wave from x 0 to beyond the right edge, `period` long and `swing` high, as path data. */
export function wave(y: number, period: number, swing: number, shift = 0): string {
  const quarterPeriod = period / 4;
  const count = Math.ceil((cardWidth + period * 2) / (period / 2));
  return `M${n(-period + shift)} ${n(y)}q${n(quarterPeriod)} ${n(-swing)} ${n(quarterPeriod * 2)} 0${`t${n(quarterPeriod * 2)} 0`.repeat(count)}`;
}

/** A leaf from its foot at x, y: `length` long, `width` broad, leaning `angle` degrees from upright. */
export function leaf(
  x: number,
  y: number,
  length: number,
  width: number,
  angle: number,
  fill: string,
  vein?: string,
): string {
  const blade = path(
    `M0 0C${n(-width)} ${n(-length * 0.35)} ${n(-width * 0.7)} ${n(-length * 0.8)} 0 ${n(-length)}C${n(width * 0.7)} ${n(-length * 0.8)} ${n(width)} ${n(-length * 0.35)} 0 0z`,
    fill,
  );
  return group(
    `translate(${n(x)} ${n(y)}) rotate(${n(angle)})`,
    blade + (vein ? line(`M0 0V${n(-length * 0.86)}`, vein, 1.4) : ''),
  );
}
