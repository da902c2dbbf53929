// @vitest-environment node
/** Every text is in its screens' catalogue and is translated into every language of the app. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import lingui from '../../lingui.config.ts';
import { SCREENS, TEXTS_NAMES, textsNameOf } from '../../text-sources.ts';
import { PLACES } from '../page/route-table.ts';
import { neededTexts, screenTexts } from '../page/screen-groups.ts';

const read = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8');

const cataloguesIn = (language: string): readonly string[] => TEXTS_NAMES.map((name) => `./${name}/${language}.po`);
const TRANSLATIONS = lingui.locales.filter((language) => language !== lingui.sourceLocale);
const FRENCH = cataloguesIn('fr');

const WEB = new URL('../../', import.meta.url);
const SOURCES = globSync('src/**/*.{ts,tsx}', { cwd: WEB }).filter(
  (file) => !/\.(?:test|stories)\.|\/testing\//.test(file),
);

test('every source that has texts belongs to a catalogue', () => {
  const withTexts = SOURCES.filter((file) => /@lingui\/(?:core|react)\/macro/.test(read(`../../${file}`)));
  expect(withTexts.length).toBeGreaterThan(100);
  expect(withTexts.filter((file) => textsNameOf(file) === null)).toEqual([]);
});

test('every address has one screen, in a file that is there and whose texts its page loads', () => {
  expect(SCREENS.map(({ screen }) => screen).toSorted()).toEqual(PLACES.map(({ name }) => name).toSorted());
  for (const { name } of PLACES) {
    const { file } = SCREENS.find(({ screen }) => screen === name)!;
    expect(existsSync(new URL(file, WEB)), file).toBe(true);
    expect(neededTexts(screenTexts(name)), file).toContain(textsNameOf(file));
  }
});

/** Ambiguous texts are told apart by their context. */
const ENTRY = /(?:^msgctxt "(.+)"\n)?^msgid "(.+)"\nmsgstr "(.*)"$/gm;

test.each(TRANSLATIONS)('a text that several catalogues in %s have says the same in each', (language) => {
  const said = new Map<string, Set<string>>();
  for (const file of cataloguesIn(language)) {
    for (const [, context = '', source, target] of read(file).matchAll(ENTRY)) {
      const text = context + source!;
      said.set(text, (said.get(text) ?? new Set()).add(target!));
    }
  }
  expect([...said].filter(([, targets]) => targets.size > 1)).toEqual([]);
});

/** A control's visible text and its accessible name, where the visible word alone would not say what it acts on. */
const SHOWN_AND_CALLED = [
  ['Change', 'Change the password'],
  ['Change', 'Change the mobile number'],
  ['Edit', 'Edit personal details'],
  ['Edit', 'Edit {name}'],
  ['Make it the default', 'Make it the default: {name}'],
  ['Remove', 'Remove {name}'],
  ['Invoice', 'Invoice of order {reference}'],
  ['Copy', 'Copy the order number'],
] as const;

test.each(SHOWN_AND_CALLED)('who says "%s" to the browser reaches "%s" in French too', (shown, called) => {
  const texts = FRENCH.flatMap((file) => [...read(file).matchAll(ENTRY)]);
  const inFrench = (text: string): string => texts.find(([, , source]) => source === text)?.[3] ?? `no "${text}"`;
  expect(inFrench(called)).toContain(inFrench(shown));
});
