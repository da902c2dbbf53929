/**
 * The wordmark of a card: the only text inside the art. It asks for the shop's two faces and falls back to generic
 * families, so a card stays legible where those fonts are absent. Sizes are in card units; a long name steps down in
 * size, and breaks once, after an ampersand or at the blank nearest its middle.
 */
import { cardWidth, n, rect } from './shapes.ts';

export type WordmarkFace = 'sans' | 'serif' | 'caps' | 'lower' | 'wide';

export interface Wordmark {
  readonly text: string;
  readonly face: WordmarkFace;
}

/** Where the motif leaves room: at the start, on a plate of the ground's colour, or in the middle of the card. */
export type WordmarkPlace = 'start' | 'plate' | 'middle';

interface Setting {
  readonly family: string;
  readonly weight: number;
  readonly tracking: number;
  readonly size: number;
}

const sans = "Manrope,'Avenir Next','Segoe UI',system-ui,sans-serif";
const serif = "'Noto Serif Display','Noto Serif',Didot,Georgia,serif";

const settings: Readonly<Record<WordmarkFace, Setting>> = {
  sans: { family: sans, weight: 750, tracking: -0.02, size: 20 },
  serif: { family: serif, weight: 600, tracking: 0, size: 22 },
  caps: { family: sans, weight: 800, tracking: 0.02, size: 19 },
  lower: { family: sans, weight: 800, tracking: -0.04, size: 22 },
  wide: { family: sans, weight: 600, tracking: 0.14, size: 15 },
};

const narrow = /[iljtfr'’.,!| ]/;
const broad = /[mwMWŒÆ&@]/;

/** About how wide a text sets, in card units. */
function widthOf(text: string, { size, tracking }: Setting): number {
  const ems = [...text].map((letter) =>
    narrow.test(letter) ? 0.34 : broad.test(letter) ? 0.88 : letter === letter.toLowerCase() ? 0.58 : 0.7,
  );
  return ems.reduce((sum, em) => sum + em + tracking, 0) * size;
}

function cased(text: string, face: WordmarkFace): string {
  if (face === 'caps' || face === 'wide') return text.toUpperCase();
  return face === 'lower' ? text.toLowerCase() : text;
}

/** One line, or two for a name over 15 characters that has a blank to break at. */
function linesOf(text: string): readonly string[] {
  if (text.length <= 15 || !text.includes(' ')) return [text];
  const breaks = [...text.matchAll(/ /g)].map((found) => found.index);
  const middle = text.length / 2;
  const at = breaks.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0] ?? 0;
  return [text.slice(0, at), text.slice(at + 1)];
}

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The markup of a wordmark in `ink`, on a plate of `ground` where the motif fills the card. */
export function drawWordmark(wordmark: Wordmark, place: WordmarkPlace, ink: string, ground: string): string {
  const base = settings[wordmark.face];
  const lines = linesOf(cased(wordmark.text, wordmark.face));
  const setting = place === 'middle' ? { ...base, size: base.size * 1.8 } : base;
  const widest = Math.max(...lines.map((text) => widthOf(text, setting)));
  const size = Math.min(1, (cardWidth - 64) / widest) * setting.size;
  const x = place === 'middle' ? cardWidth / 2 : 26;
  const y = (place === 'middle' ? 46 : 28) + size * 0.74;
  const leading = size * 1.08;
  const spans = lines
    .map((text, row) => `<tspan x="${n(x)}" y="${n(y + row * leading)}">${escape(text)}</tspan>`)
    .join('');
  const anchor = place === 'middle' ? ' text-anchor="middle"' : '';
  const plate =
    place === 'plate'
      ? rect(14, 16, (widest * size) / setting.size + 26, 24 + size * 0.8 + (lines.length - 1) * leading, ground, 3)
      : '';
  return `${plate}<text font-family="${setting.family}" font-weight="${setting.weight}" font-size="${n(size)}" letter-spacing="${setting.tracking}em" fill="${ink}"${anchor}>${spans}</text>`;
}
