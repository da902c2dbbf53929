/**
 * The faces of printed cards, straight from the font packages: Manrope for titles, Inter for text, Noto Serif Display
 * for the giver's words. A face that lacks a character falls through to the next of its list.
 */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Font } from '@react-pdf/renderer';

const require = createRequire(import.meta.url);

const file = (family: string, subset: string, weight: number): string =>
  join(
    dirname(require.resolve(`@fontsource/${family}/package.json`)),
    'files',
    `${family}-${subset}-${weight}-normal.woff`,
  );

const FACES = [
  { name: 'Display', package: 'manrope', weights: [600] },
  { name: 'Text', package: 'inter', weights: [400, 600] },
  { name: 'Giver', package: 'noto-serif-display', weights: [500] },
] as const;

/** Font families in order of preference, for each of the three voices. */
export const VOICES = {
  display: ['Display', 'DisplayExtended', 'Text', 'TextExtended'],
  text: ['Text', 'TextExtended'],
  giver: ['Giver', 'GiverExtended', 'Text', 'TextExtended'],
};

let isRegistered = false;

/** Registers the faces once for the process; words are never hyphenated. */
export const registerFonts = (): void => {
  if (isRegistered) return;
  isRegistered = true;
  for (const face of FACES) {
    for (const [suffix, subset] of [
      ['', 'latin'],
      ['Extended', 'latin-ext'],
    ] as const) {
      const fonts = face.weights.map((fontWeight) => ({ src: file(face.package, subset, fontWeight), fontWeight }));
      Font.register({ family: `${face.name}${suffix}`, fonts });
    }
  }
  Font.registerHyphenationCallback((word) => [word]);
};
