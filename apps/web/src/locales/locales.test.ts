// @vitest-environment node
/** Every text is in its screens' catalogue. What the catalogues say is checked by `scripts/texts.ts`. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SCREENS, textsNameOf } from '../../text-sources.ts';
import { PLACES } from '../page/route-table.ts';
import { neededTexts, screenTexts } from '../page/screen-groups.ts';

const read = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8');

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
