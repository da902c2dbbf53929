/** The default theme keeps the contrasts of its table: WCAG 2 ratios, 7 for body text, 4.5 for other text, 3 for borders and focus. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');

function blockAfter(selector: string): Readonly<Record<string, string>> {
  const start = css.indexOf('{', css.indexOf(selector)) + 1;
  const block = css.slice(start, css.indexOf('}', start));
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

const light = blockAfter(":where(:root, [data-theme='light'])");
const dark = blockAfter(":where([data-theme='dark'])");
const darkBySystem = blockAfter(':where(:root:not([data-theme]))');

function luminance(hex: string): number {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

function contrast(theme: Readonly<Record<string, string>>, front: string, back: string): number {
  const pair = [front, back].map((name) => luminance(theme[name] ?? light[name] ?? '')).toSorted((a, b) => b - a);
  return ((pair[0] ?? 0) + 0.05) / ((pair[1] ?? 0) + 0.05);
}

const pairs: ReadonlyArray<readonly [front: string, back: string, least: number]> = [
  ...['surface', 'ground', 'surface-2'].flatMap((back) => [
    ['ink', back, 7] as const,
    ['ink-2', back, 7] as const,
    ['ink-3', back, 4.5] as const,
    ['line-strong', back, 3] as const,
    ['focus', back, 3] as const,
    ['accent-ink', back, 4.5] as const,
    ['danger', back, 4.5] as const,
  ]),
  ['on-accent', 'accent', 4.5],
  ['on-accent', 'accent-hover', 4.5],
  ['on-accent', 'accent-press', 4.5],
  ['on-danger', 'danger', 4.5],
  ['on-danger', 'danger-hover', 4.5],
  ['on-danger', 'danger-press', 4.5],
  ['accent-ink', 'accent-tint', 4.5],
  ['ink-2', 'accent-tint', 4.5],
  ['on-spark', 'spark', 4.5],
  ...['success', 'warning', 'danger', 'info'].map((tone) => [tone, `${tone}-tint`, 4.5] as const),
  ...['success', 'warning', 'danger', 'info'].map((tone) => ['ink', `${tone}-tint`, 7] as const),
  ['util-ink', 'util-bg', 4.5],
  ['foot-ink', 'foot-bg', 4.5],
];

describe.each([
  ['light', light],
  ['dark', dark],
])('the %s theme', (_name, theme) => {
  test.for(pairs)('%s on %s has at least %d', ([front, back, least]) => {
    expect(contrast(theme, front, back)).toBeGreaterThanOrEqual(least);
  });
});

test('contrast is the ratio of WCAG: black on white is 21', () => {
  expect(contrast({ ink: '#000000', surface: '#ffffff' }, 'ink', 'surface')).toBeCloseTo(21, 5);
});

test('a dark system gets the same values as the dark theme', () => {
  expect(Object.keys(dark).length).toBeGreaterThan(30);
  expect(darkBySystem).toEqual(dark);
});
