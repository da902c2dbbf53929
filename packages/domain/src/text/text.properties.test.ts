import { Result } from 'effect';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  atMost,
  checkFullName,
  checkName,
  codePoints,
  hasAttackPattern,
  hasControlCharacter,
  normaliseText,
  optionalLines,
  requiredText,
} from './index.ts';
import { attackTexts, controlTexts, fullNames, nearMissNames, personNames, plainText } from './testing.ts';

const law = <Value>(of: fc.Arbitrary<Value>, holds: (value: Value) => void): void =>
  fc.assert(
    fc.property(of, (value) => {
      holds(value);
    }),
  );

test('normalising twice changes nothing more than once [A-110]', () =>
  law(fc.string({ unit: 'binary' }), (text) => expect(normaliseText(normaliseText(text))).toBe(normaliseText(text))));

test('composed and decomposed spellings of a text are one entry [A-110]', () =>
  law(fc.string({ unit: 'grapheme' }), (text) =>
    expect(requiredText()(text.normalize('NFD'))).toEqual(requiredText()(text.normalize('NFC'))),
  ));

test('names of any script pass and come out normalised [A-59][A-111]', () =>
  law(personNames, (name) => expect(checkName(name)).toEqual(Result.succeed(normaliseText(name)))));

test('a single foreign character in a name is refused [S5.25][S5.26]', () =>
  law(nearMissNames, (name) =>
    expect(['NotAName', 'AttackPattern']).toContain(Result.getOrThrow(Result.flip(checkName(name)))._tag),
  ));

test('full names pass at the checkout [S5.24]', () =>
  law(fullNames, (name) => expect(Result.isSuccess(checkFullName(name))).toBe(true)));

test('plain text is never taken for an attack [A-60]', () =>
  law(plainText(), (text) => expect(hasAttackPattern(text)).toBe(false)));

test('an attack pattern is found wherever it stands in a text [S5.50]', () =>
  law(attackTexts, (text) => expect(requiredText()(text)).toMatchObject({ failure: { _tag: 'AttackPattern' } })));

test('a control character inside is refused in one line, and a line break alone is taken in several [A-156]', () =>
  law(controlTexts, (text) => {
    expect(requiredText()(text)).toMatchObject({ failure: { _tag: 'ControlCharacter' } });
    expect(Result.isSuccess(optionalLines()(text))).toBe(/[\n\r]/.test(text));
    expect(hasControlCharacter(text, 'one')).toBe(true);
  }));

test('a limit accepts every text up to it and no longer one [A-61]', () =>
  law(fc.tuple(plainText(), fc.integer({ min: 1, max: 200 })), ([text, max]) => {
    const normal = normaliseText(text);
    fc.pre(normal !== '');
    expect(Result.isSuccess(requiredText(atMost(max))(text))).toBe(codePoints(normal) <= max);
  }));
