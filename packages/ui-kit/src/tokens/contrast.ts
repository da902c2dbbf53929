/**
 * Which tokens are used on which background, with their minimum WCAG 2 contrast ratio: 7 for body text, 4.5 for other
 * text, 3 for borders and focus. Applies to the default theme and every unit's own.
 */

/** Token names with their values, `#rrggbb` or `var(--name)`. */
export type Theme = Readonly<Record<string, string>>;

/** The tokens set by the first block after a selector; none if there is no such block. */
export const readTokens = (css: string, selector: string): Theme => {
  const at = css.indexOf(`${selector} {`);
  if (at < 0) return {};
  const start = css.indexOf('{', at) + 1;
  const block = css.slice(start, css.indexOf('}', start));
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
};

const luminance = (hex: string): number => {
  const channel = (at: number): number => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
};

const tokenColor = (theme: Theme, name: string): string => {
  const value = theme[name] ?? '';
  const [, other] = /^var\(--([\w-]+)\)$/.exec(value) ?? [];
  return other === undefined ? value : tokenColor(theme, other);
};

/** From 1 to 21; NaN if a token is missing or not `#rrggbb`. */
export const contrastRatio = (theme: Theme, front: string, back: string): number => {
  const [one, other] = [luminance(tokenColor(theme, front)), luminance(tokenColor(theme, back))];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
};

export const CONTRAST_PAIRS: readonly (readonly [front: string, back: string, least: number])[] = [
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
  ['line-strong', 'foot-bg', 3],
  ['hero-ink', 'hero-bg', 4.5],
  ['bar-ink', 'bar-bg', 4.5],
];
