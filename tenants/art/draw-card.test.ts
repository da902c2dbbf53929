/** The art generator: every motif, in every palette that suits it, is small, safe and repeatable. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  cardHeight,
  cardWidth,
  drawCard,
  drawSamplePhoto,
  motifNames,
  paletteNames,
  paletteOf,
  palettesFor,
} from './index.ts';
import type { CardArt } from './index.ts';

/** Without the wordmark, which adds less than 0.5 kB. */
const maxBytes = 5_000;

const arts: fc.Arbitrary<CardArt> = fc.constantFrom(...motifNames).chain((motif) =>
  fc.record({
    motif: fc.constant(motif),
    palette: fc.constantFrom(...palettesFor(motif)),
    seed: fc.nat(),
    wordmark: fc.option(
      fc.record({
        text: fc.string({ minLength: 1, maxLength: 40 }),
        face: fc.constantFrom('sans', 'serif', 'caps', 'lower', 'wide'),
      }),
    ),
  }),
);

/** Whether every element that opens is closed in order, and every attribute is quoted. */
function isWellFormed(svg: string): boolean {
  const open: string[] = [];
  const rest = svg.replace(
    /<(\/?)([a-z]+)((?: [a-zA-Z:-]+="[^"<]*")*)(\/?)>/g,
    (_, closes: string, name: string, __, selfCloses: string) => {
      if (closes) return open.pop() === name ? '' : '<wrong>';
      if (!selfCloses) open.push(name);
      return '';
    },
  );
  return open.length === 0 && !/[<>]/.test(rest) && !/&(?!amp;|lt;|gt;)/.test(rest);
}

/** Relative luminance of a #rrggbb colour. */
const light = (colour: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** WCAG contrast of two #rrggbb colours. */
function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [light(one), light(other)].toSorted((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

describe('a drawn card', () => {
  test('is well-formed SVG of the card size, whatever the motif, seed and wordmark', () => {
    fc.assert(
      fc.property(arts, (art) => {
        const svg = drawCard(art);
        expect(svg).toContain(`viewBox="0 0 ${cardWidth} ${cardHeight}"`);
        expect(isWellFormed(svg)).toBe(true);
      }),
      { numRuns: 600 },
    );
  });

  test('is the same string for the same specification', () => {
    fc.assert(fc.property(arts, (art) => drawCard(structuredClone(art)) === drawCard(art)));
  });

  test('stays small and carries no script, handler, id, link or outside address', () => {
    fc.assert(
      fc.property(arts, (art) => {
        const svg = drawCard({ ...art, wordmark: null });
        expect(svg.length).toBeLessThan(maxBytes);
        expect(svg).not.toMatch(/<script|<foreignObject|<image|<a |href|\son[a-z]+=|\sid=|url\(|javascript:/i);
        expect(svg).not.toMatch(/NaN|undefined|Infinity|null/);
      }),
      { numRuns: 600 },
    );
  });

  test('keeps a hostile wordmark as text', () => {
    const svg = drawCard({ motif: 'books', palette: 'sand', seed: 1, wordmark: { text: '<script>&"', face: 'sans' } });
    expect(svg).not.toContain('<script');
    expect(svg).toContain('&lt;script&gt;&amp;');
  });

  test('differs from its neighbours: another seed redraws most motifs', () => {
    const redrawn = motifNames.filter(
      (motif) =>
        drawCard({ motif, palette: 'sand', wordmark: null, seed: 1 }) !==
        drawCard({ motif, palette: 'sand', wordmark: null, seed: 2 }),
    );
    expect(redrawn.length).toBeGreaterThan(motifNames.length * 0.9);
  });
});

describe('the sets', () => {
  test('there are at least 24 motifs, each with six palettes or more that exist', () => {
    expect(motifNames.length).toBeGreaterThanOrEqual(24);
    for (const motif of motifNames) {
      const palettes = palettesFor(motif);
      expect(new Set(palettes).size, motif).toBe(palettes.length);
      expect(palettes.length, motif).toBeGreaterThanOrEqual(6);
      expect(paletteNames, motif).toEqual(expect.arrayContaining([...palettes]));
    }
  });

  test('the wordmark is readable on the ground of every palette', () => {
    for (const name of paletteNames) {
      const { ink, ground } = paletteOf(name);
      expect(contrast(ink, ground), name).toBeGreaterThanOrEqual(4.5);
    }
  });

  test('the sample photo is well-formed SVG', () => {
    expect(isWellFormed(drawSamplePhoto())).toBe(true);
  });
});
