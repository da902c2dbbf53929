/** The default theme meets the contrast ratios of its table. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CONTRAST_PAIRS, contrastRatio, readTokens } from './contrast.ts';

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');

const light = readTokens(css, ":where(:root, [data-theme='light'])");
const dark = readTokens(css, ":where([data-theme='dark'])");
const darkBySystem = readTokens(css, ':where(:root:not([data-theme]))');

describe.each([
  ['light', light],
  ['dark', { ...light, ...dark }],
])('the %s theme', (_name, theme) => {
  test.for(CONTRAST_PAIRS)('%s on %s has at least %d', ([front, back, least]) => {
    expect(contrastRatio(theme, front, back)).toBeGreaterThanOrEqual(least);
  });
});

test('contrast is the ratio of WCAG: black on white is 21', () => {
  expect(contrastRatio({ ink: '#000000', surface: '#ffffff' }, 'ink', 'surface')).toBeCloseTo(21, 5);
});

test('a dark system gets the same values as the dark theme', () => {
  expect(Object.keys(dark).length).toBeGreaterThan(30);
  expect(darkBySystem).toEqual(dark);
});
