import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import sharp from 'sharp';
import { createElement as h } from 'react';
import { Document, Page, renderToBuffer } from '@react-pdf/renderer';
import { describe, expect, test } from 'vitest';
import { pdfImage, pdfText } from '../delivery/testing.ts';
import { breakWord } from './break-word.ts';
import { family } from './document-style.ts';
import { typographyFor } from './fonts.ts';
import { unpackWoff } from './woff.ts';
import { PrintedText } from './printed-text.ts';

type Direction = 'ltr' | 'rtl';

const pageOf = async (text: string, direction: Direction = 'ltr'): Promise<Uint8Array> => {
  const { voices, printable } = await typographyFor([text]);
  const style = { fontFamily: family(voices.giver), fontSize: 30, direction } as const;
  const page = h(Page, { size: [400, 300], style: { padding: 10 } }, h(PrintedText, { style }, printable(text)));
  return renderToBuffer(h(Document, null, page));
};

/** The first and last column with ink, and all pixels of the page. */
const inkOf = async (
  pdf: Uint8Array,
): Promise<{ readonly left: number; readonly right: number; readonly points: Buffer }> => {
  const { data, info } = await sharp(pdfImage(pdf)).greyscale().raw().toBuffer({ resolveWithObject: true });
  const columns = Array.from({ length: info.width }, (_, x) => x).filter((x) =>
    Array.from({ length: info.height }, (_, y) => y).some((y) => data[y * info.width + x]! < 128),
  );
  return { left: columns[0] ?? 0, right: columns.at(-1) ?? 0, points: data };
};

/** Writes the second of two pages to the standard output. */
const PRINT_TWO = `
  import { Document, Page, renderToBuffer } from '@react-pdf/renderer';
  import { createElement as h } from 'react';
  import { typographyFor } from './fonts.ts';
  import { PrintedText } from './printed-text.ts';
  const print = async (text) => {
    const { voices } = await typographyFor([text]);
    return renderToBuffer(h(Document, null, h(Page, null, h(PrintedText, { style: { fontFamily: voices.giver } }, text))));
  };
  await print('À ÉÜÑÇŁŠ éàçñü');
  process.stdout.write(await print('A EUNCLS eacnu'));`;

const letters = (text: string): string => text.replaceAll(/[\s\u200A-\u200F\u202A-\u202E]/g, '');

describe('printed text', () => {
  // A font caches what its process has printed, so this needs a fresh process.
  test('can be extracted even if an earlier page had letters composed of the same glyphs', () => {
    const pdf = execFileSync(process.execPath, ['--input-type=module', '--eval', PRINT_TWO], {
      cwd: import.meta.dirname,
    });
    expect(letters(pdfText(pdf))).toBe('AEUNCLSeacnu');
  });

  test.each([
    ['French', 'Joyeux anniversaire, Łucja'],
    ['Chinese', '祝你生日快乐'],
    ['Arabic', 'بطاقة هدية لك'],
    ['Russian and Greek', 'Привет Ελλάδα'],
    ['Vietnamese', 'Việt Nam'],
    ['all at once', 'Bonjour 生日快乐 Привет'],
  ])('can be extracted from the page: %s', async (_, text) => {
    expect(letters(pdfText(await pageOf(text)))).toBe(letters(text));
  });

  test('Arabic letters are joined: a word looks different from its separate letters, and is narrower', async () => {
    const word = 'بطاقة';
    const joined = await inkOf(await pageOf(word));
    const apart = await inkOf(await pageOf([...word].join('\u200C')));
    expect(joined.points.equals(apart.points)).toBe(false);
    expect(joined.right - joined.left).toBeLessThan(apart.right - apart.left);
  });

  test('Arabic begins on the right of the page', async () => {
    const { left, right } = await inkOf(await pageOf('بطاقة', 'rtl'));
    expect(right).toBeGreaterThan(360);
    expect(left).toBeGreaterThan(200);
  });

  test('no line exceeds the page, however long a word is', async () => {
    for (const text of ['Anticonstitutionnellement'.repeat(8), '很长'.repeat(60), 'كلمةطويلة'.repeat(16)]) {
      const { right } = await inkOf(await pageOf(text));
      expect(right).toBeLessThan(392);
    }
  });

  test('characters that no font has are replaced, emoji are drawn, and direction overrides are left out', async () => {
    const { printable } = await typographyFor(['😀👩‍👩‍👧']);
    expect(printable('한')).toBe('?');
    expect(printable('①')).toBe('1');
    expect(printable('a\u202Eb\u0007c\nd')).toBe('abc\nd');
    expect(printable('\uD83D')).toBe('\uFFFD');
    expect(printable('😀')).toBe('😀');
    expect(printable('👩‍👩')).toBe('👩\u200A👩');
  });

  test('no input prevents a page from being printed', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 40 }), async (text) => {
        expect(
          Buffer.from(await pageOf(text))
            .subarray(0, 5)
            .toString(),
        ).toBe('%PDF-');
      }),
      { numRuns: 40 },
    );
  });

  test('only the fonts that a text needs are read', async () => {
    const plain = await typographyFor(['Bonjour']);
    expect([...plain.voices.display, ...plain.voices.text, ...plain.voices.giver]).not.toContain('Chinese');
    expect((await typographyFor(['生日'])).voices.giver).toContain('Chinese');
    expect((await typographyFor(['هدية'])).voices.giver).toContain('Naskh');
  });
});

describe('a word', () => {
  test('keeps all its letters, and may break between Chinese characters but not before their comma', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (word) => breakWord(word).join('') === word));
    expect(breakWord('生日，快')).toEqual(['生', '', '日，', '', '快']);
    expect(breakWord('（生）')).toEqual(['（生）']);
    expect(breakWord('anniversaire')).toEqual(['anniversaire']);
    expect(breakWord('a'.repeat(26))).toHaveLength(1);
    expect(breakWord('a'.repeat(27))).toHaveLength(53);
    expect(breakWord(null)).toEqual([]);
  });
});

test('a font that is not a WOFF is a defect', () => {
  expect(() => unpackWoff(Buffer.alloc(64))).toThrow('WOFF');
});
