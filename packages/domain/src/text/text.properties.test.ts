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

test('normalising twice has no further effect [A-110]', () =>
  law(fc.string({ unit: 'binary' }), (text) => expect(normaliseText(normaliseText(text))).toBe(normaliseText(text))));

test('composed and decomposed spellings of a text are one entry [A-110]', () =>
  law(fc.string({ unit: 'grapheme' }), (text) =>
    expect(requiredText()(text.normalize('NFD'))).toEqual(requiredText()(text.normalize('NFC'))),
  ));

test('names of any script are accepted and normalised [A-59][A-111]', () =>
  law(personNames, (name) => expect(checkName(name)).toEqual(Result.succeed(normaliseText(name)))));

test('a single invalid character in a name is refused [S5.25][S5.26]', () =>
  law(nearMissNames, (name) =>
    expect(['NotAName', 'AttackPattern']).toContain(Result.getOrThrow(Result.flip(checkName(name)))._tag),
  ));

test('full names are accepted at checkout [S5.24]', () =>
  law(fullNames, (name) => expect(Result.isSuccess(checkFullName(name))).toBe(true)));

test('plain text is never detected as an attack [A-60]', () =>
  law(plainText(), (text) => expect(hasAttackPattern(text)).toBe(false)));

test('an attack pattern is detected anywhere in a text [S5.50]', () =>
  law(attackTexts, (text) => expect(requiredText()(text)).toMatchObject({ failure: { _tag: 'AttackPattern' } })));

test('a control character is refused in one-line text, and only line breaks are accepted in multi-line text [A-156]', () =>
  law(controlTexts, (text) => {
    expect(requiredText()(text)).toMatchObject({ failure: { _tag: 'ControlCharacter' } });
    expect(Result.isSuccess(optionalLines()(text))).toBe(/[\n\r]/.test(text));
    expect(hasControlCharacter(text, 'one')).toBe(true);
  }));

test('a limit is inclusive [A-61]', () =>
  law(fc.tuple(plainText(), fc.integer({ min: 1, max: 200 })), ([text, max]) => {
    const normal = normaliseText(text);
    fc.pre(normal !== '');
    expect(Result.isSuccess(requiredText(atMost(max))(text))).toBe(codePoints(normal) <= max);
  }));
