// @vitest-environment node
/** Which font a browser loads for a character: the last face of a family that contains it. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = readFileSync(new URL('./fonts.css', import.meta.url), 'utf8');

const faces = [...css.matchAll(/@font-face \{([^}]*)\}/g)].map(([, text = '']) => ({
  family: /font-family: '(.+)'/.exec(text)![1]!,
  file: /files\/(.+)\.woff2/.exec(text)?.[1] ?? null,
  ranges: [...text.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(
    ([, from = '', to = from]) => [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const,
  ),
}));

const loadedFor = (character: string, family: string): string | null | undefined =>
  faces.findLast(
    (face) =>
      face.family === family &&
      face.ranges.some(([from, to]) => from <= character.codePointAt(0)! && character.codePointAt(0)! <= to),
  )?.file;

const families = [...new Set(faces.filter(({ file }) => file !== null).map(({ family }) => family))];

test.each(families)('%s has what French needs in its Latin file, and Polish in the other', (family) => {
  for (const character of 'éçœŒ’€') expect(loadedFor(character, family)).toMatch(/-latin-(?!ext)/);
  for (const character of 'łżě') expect(loadedFor(character, family)).toMatch(/-latin-ext-/);
});
