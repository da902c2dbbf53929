import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amountFit, stepSizes, tagFit, widthInEm } from './fit.ts';
import type { FitStep } from './fit.ts';

const line = fc.string({ unit: 'grapheme', maxLength: 32 });
const amount = fc.constantFrom('', '75 €', '100 €', '1 250,00 €', '200 د.إ.');

describe('tagFit', () => {
  test('32 ordinary characters keep the largest size', () => {
    expect(tagFit(['Toute la classe de CM2 embrasse.', 'Joyeux anniversaire Marguerite !'], '75 €')).toBe(1);
  });

  test.for<[string, string]>([
    ['capitals', 'JOYEUX ANNIVERSAIRE MON WILLIAM!'],
    ['Chinese', '祝你生日快乐身体健康万事如意天天开心爸爸妈妈永远爱你们'],
    ['pictures', '🎂🎂🎂🎂🎂🎂🎂🎂🎂🎂🎂🎂🎂🎂🎂🎂'],
  ])('%s step down', ([, text]) => {
    expect(tagFit([text], '75 €')).toBeGreaterThan(1);
  });

  test('the wider of the two lines decides, in any order', () => {
    fc.assert(
      fc.property(line, line, amount, (first, second, price) => {
        const both = tagFit([first, second], price);
        expect(both).toBe(tagFit([second, first], price));
        expect(both).toBe(Math.max(tagFit([first], price), tagFit([second], price)));
      }),
    );
  });

  test('a longer line never gets a larger size', () => {
    fc.assert(fc.property(line, line, amount, (a, b, price) => tagFit([a + b], price) >= tagFit([a], price)));
  });

  test('a longer amount never gives the words a larger size', () => {
    fc.assert(fc.property(line, (text) => tagFit([text], '100 €') >= tagFit([text], '')));
  });

  test('the stylesheet sets each step in the size that the choice reckons with', () => {
    const css = readFileSync(join(import.meta.dirname, 'GiftCard.css'), 'utf8');
    const sizes = [...css.matchAll(/--tag-size: ([\d.]+)cqi/g)].map(([, size]) => Number(size));
    expect(sizes).toEqual(Object.values(stepSizes));
  });

  test('steps shrink', () => {
    const sizes = ([1, 2, 3, 4, 5, 6] satisfies FitStep[]).map((step) => stepSizes[step]);
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
  });
});

describe('widthInEm', () => {
  test('is near what the face really takes', () => {
    expect(widthInEm('On t’embrasse, Papa et Maman')).toBeCloseTo(14.8, 0);
    expect(widthInEm('JOYEUX ANNIVERSAIRE MON WILLIAM!')).toBeGreaterThanOrEqual(19.5);
  });

  test('marks over letters take no room', () => {
    expect(widthInEm('وَأَنْتِ')).toBe(widthInEm('وأنت'));
  });
});

test('long amounts are set smaller', () => {
  expect([amountFit('75 €'), amountFit('1 250,00 €')]).toEqual(['large', 'small']);
});
