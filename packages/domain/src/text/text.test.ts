import { Result } from 'effect';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  atMost,
  between,
  charactersLeft,
  cutAfter,
  checkChorusNumber,
  checkCode,
  checkFullName,
  checkName,
  checkOptionalCode,
  checkOptionalName,
  codePoints,
  digitsOnly,
  hasAttackPattern,
  inFormat,
  inList,
  lettersAndDigitsOnly,
  noSpace,
  optionalLines,
  optionalText,
  requiredText,
} from './index.ts';

const refusal = (_tag: string) => ({ failure: { _tag } });

describe('an entry', () => {
  test('that is required is refused when empty and, with another tag, when it has only spaces [A-110]', () => {
    expect(requiredText()('')).toMatchObject(refusal('Required'));
    expect(requiredText()(' \u00A0\u3000')).toMatchObject(refusal('OnlyBlanks'));
  });

  test('that is optional may be empty', () => {
    expect(optionalText(digitsOnly)('  ')).toEqual(Result.succeed(''));
    expect(optionalText(digitsOnly)('x')).toMatchObject(refusal('NotDigits'));
    expect(optionalLines(digitsOnly)(' \n ')).toEqual(Result.succeed(''));
    expect(optionalLines(digitsOnly)('x')).toMatchObject(refusal('NotDigits'));
  });

  test('is returned in NFC without outer spaces [A-110]', () => {
    expect(requiredText()(' Jose\u0301 ')).toEqual(Result.succeed('José'));
  });

  test('may contain line breaks in a message only, and no other control characters [A-156]', () => {
    expect(requiredText()('a\nb')).toMatchObject(refusal('ControlCharacter'));
    expect(optionalText()('a\u2028b')).toMatchObject(refusal('ControlCharacter'));
    expect(optionalLines()('Bon\r\nanniversaire\n!')).toEqual(Result.succeed('Bon\r\nanniversaire\n!'));
    expect(optionalLines()('a\tb')).toMatchObject(refusal('ControlCharacter'));
  });

  test('has the first refusal of its rules in order', () => {
    const check = requiredText(noSpace, atMost(3));
    expect(check('a bcd')).toMatchObject(refusal('HasSpace'));
    expect(check('abcd')).toEqual(Result.fail({ _tag: 'TooLong', max: 3, length: 4 }));
  });
});

describe('attack patterns', () => {
  test.each(['I <3 you', '</3', 'Marks & Spencer', 'A -- B', 'a < b', 'x; y', 'on = off', 'Season=4'])(
    'leave %j alone [A-60][A-112][A-155]',
    (text) => expect(requiredText()(text)).toEqual(Result.succeed(text)),
  );

  test.each([
    '<b',
    '</b',
    '<!--',
    '<?php',
    '<%',
    'javascript:x',
    'JAVA script:',
    'j a v a s c r i p t:',
    'onload=',
    ' onclick=',
    '"onerror=',
    "'onerror=",
    '/onfocus=',
    'ONLOAD=',
    '${a}',
    '{{a',
  ])('refuse %j [S5.50][A-60][A-112][A-155]', (text) =>
    expect(requiredText()(text)).toMatchObject(refusal('AttackPattern')),
  );

  test('need the = directly after the name of the handler, and three letters of it [A-155]', () => {
    expect(hasAttackPattern('onload =')).toBe(false);
    expect(hasAttackPattern('onab=')).toBe(false);
    expect(hasAttackPattern('monload=')).toBe(false);
  });
});

describe('names', () => {
  test.each([
    "O'Neill",
    'D’Angelo',
    'D‘Angelo',
    'Dʼ Angelo',
    'José',
    'Anne-Marie',
    'Łukasz',
    '王 伟',
    'محمد علي',
    'St. John',
    'Gal·la',
  ])('take %s [S5.25][S5.26][A-59][A-111]', (name) => expect(checkName(name)).toEqual(Result.succeed(name)));

  test.each(['R2D2', '٣محمد'])('refuse digits: %s [S5.25]', (name) =>
    expect(checkName(name)).toMatchObject(refusal('NotAName')),
  );

  test.each(['a@b', '#1', '$', '100%', 'a>b', 'a_b', '...', "'-", '\u200D', 'a\u202Eb'])(
    'refuse other signs, and texts without a letter: %j [S5.26][A-59][A-111][A-156]',
    (name) => expect(checkName(name)).toMatchObject(refusal('NotAName')),
  );

  test('may be left out where they are optional', () => expect(checkOptionalName(' ')).toEqual(Result.succeed('')));

  test.each(['Inès Marchand', '王 伟', 'محمد علي', 'Ana\u00A0Li'])(
    'at the checkout have a blank inside: %s [S5.24][A-59]',
    (name) => expect(checkFullName(` ${name} `)).toEqual(Result.succeed(name)),
  );

  test.each(['Inès', ' 王伟 ', 'Anne-Marie'])('at the checkout are refused without one: %j [S5.24][A-59]', (name) =>
    expect(checkFullName(name)).toMatchObject(refusal('NameWithoutSpace')),
  );
});

describe('the Chorus number', () => {
  test('is optional [S5.22]', () => expect(checkChorusNumber('')).toEqual(Result.succeed('')));

  test('takes ASCII letters, digits, slash and hyphen [S5.23][A-111]', () =>
    expect(checkChorusNumber('FAC-2026/001a')).toEqual(Result.succeed('FAC-2026/001a')));

  test.each(['FAC 2026', 'é', 'A.1', '١', 'A–1'])('refuses %j and shows what it takes [S5.23]', (text) =>
    expect(checkChorusNumber(text)).toEqual(Result.fail({ _tag: 'WrongFormat', format: 'A-Z 0-9 / -' })),
  );

  test.each(["A'1", 'A’1'])('refuses the single quote by its own name: %s [A-59][A-111]', (text) =>
    expect(checkChorusNumber(text)).toMatchObject(refusal('HasSingleQuote')),
  );
});

const codes = fc.string({ unit: fc.constantFrom(...'AZaz09-'), minLength: 1, maxLength: 12 });
/** White_Space of Unicode 17, and the byte order mark, which copied codes may contain. */
const whiteSpace = fc.constantFrom(
  ...'\t\n\u000B\f\r \u0085\u00A0\u1680\u2000\u2003\u2009\u200A\u2028\u2029\u202F\u205F\u3000\uFEFF',
);

describe('codes', () => {
  test.each(["AB'12", 'AB‘12', 'AB’12', 'ABʼ12'])('refuse apostrophes of every kind: %s [A-59][A-111]', (code) =>
    expect(checkCode(code)).toMatchObject(refusal('HasSingleQuote')),
  );

  test('lose all white space, including tabs and line breaks [A-165][A-180]', () =>
    fc.assert(
      fc.property(codes, fc.array(whiteSpace), (code, blanks) => {
        const typed = `${blanks.join('')}${[...code].join(blanks.join(''))}${blanks.join('')}`;
        expect(checkCode(typed)).toEqual(Result.succeed(code));
        expect(checkOptionalCode(typed)).toEqual(Result.succeed(code));
      }),
    ));

  test('have ASCII letters, digits and hyphens; anything else is refused [A-165][A-180][A-194]', () =>
    fc.assert(
      fc.property(codes, fc.constantFrom(...'éß王م٣_./#@€²\u200B\u2010\u2011Ａ１'), codes, (before, other, after) => {
        expect(checkCode(before + other + after)).toEqual(Result.fail({ _tag: 'NotACode' }));
        expect(checkOptionalCode(before + other + after)).toEqual(Result.fail({ _tag: 'NotACode' }));
      }),
    ));

  test('may be required or optional; an optional one may have only spaces', () => {
    expect(checkCode('')).toEqual(Result.fail({ _tag: 'Required' }));
    expect(checkCode(' \t')).toEqual(Result.fail({ _tag: 'OnlyBlanks' }));
    expect(checkOptionalCode(' \t')).toEqual(Result.succeed(''));
  });

  test('are refused for an apostrophe before any other problem [S5.15][A-194]', () =>
    expect(checkCode("é'<script>")).toMatchObject(refusal('HasSingleQuote')));

  test('other texts may contain apostrophes [A-59]', () =>
    expect(requiredText()("12 rue de l'Église")).toEqual(Result.succeed("12 rue de l'Église")));
});

describe('lengths', () => {
  test('count code points, after NFC and trimming [A-27][A-61][A-110]', () => {
    expect(codePoints('🎂é')).toBe(2);
    expect(charactersLeft(' Jose\u0301 ', 5)).toBe(1);
    expect(requiredText(atMost(4))(' Jose\u0301 ')).toEqual(Result.succeed('José'));
  });

  test('are kept to by a cut that says so, and that leaves what is short enough as it was typed [A-27]', () => {
    expect(cutAfter(' Jose\u0301 ', 4)).toBe(' Jose\u0301 ');
    expect(cutAfter(' Jose\u0301, Inès', 5)).toBe('José,…');
    expect(cutAfter('Papa et Maman', 5)).toBe('Papa…');
    expect(cutAfter('🎂🎂🎂', 2)).toBe('🎂🎂…');
  });

  test('have inclusive limits [A-61]', () => {
    const check = requiredText(between(2, 4));
    expect(check('ab')).toEqual(Result.succeed('ab'));
    expect(check('abcd')).toEqual(Result.succeed('abcd'));
    expect(check('a')).toEqual(Result.fail({ _tag: 'LengthOutside', min: 2, max: 4, length: 1 }));
    expect(check('abcde')).toEqual(Result.fail({ _tag: 'LengthOutside', min: 2, max: 4, length: 5 }));
  });
});

describe('kinds of characters', () => {
  test('digits are 0 to 9', () => {
    expect(digitsOnly('0123456789')).toEqual(Result.succeed('0123456789'));
    for (const text of ['1 2', '1.2', '-1', '١', 'x']) expect(digitsOnly(text)).toMatchObject(refusal('NotDigits'));
  });

  test('letters and digits are letters of any script and 0 to 9', () => {
    expect(lettersAndDigitsOnly('Été2026王')).toEqual(Result.succeed('Été2026王'));
    for (const text of ['a b', 'a-b', 'a_b', '½']) {
      expect(lettersAndDigitsOnly(text)).toMatchObject(refusal('NotLettersAndDigits'));
    }
  });

  test('a list refusal has the unknown value, a format refusal has an example', () => {
    expect(inList(['a', 'b'])('c')).toEqual(Result.fail({ _tag: 'NotInList', value: 'c' }));
    expect(inList(['a', 'b'])('b')).toEqual(Result.succeed('b'));
    expect(inFormat(/^\d{9}$/, '123456789')('12')).toEqual(Result.fail({ _tag: 'WrongFormat', format: '123456789' }));
  });
});
