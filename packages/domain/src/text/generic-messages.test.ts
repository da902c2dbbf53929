import { Result } from 'effect';
import { describe, expect, test } from 'vitest';
import {
  atMost,
  between,
  checkCode,
  digitsOnly,
  inFormat,
  inList,
  lettersAndDigitsOnly,
  noSpace,
  optionalText,
  requiredText,
} from './index.ts';
import type { TextRefusal } from './index.ts';

/** The tag and parameters that each generic message of the specification needs. */
describe('the generic messages', () => {
  test.each<readonly [string, Result.Result<string, TextRefusal>, TextRefusal]>([
    ['required', requiredText()(''), { _tag: 'Required' }],
    ['number only', requiredText(digitsOnly)('12a'), { _tag: 'NotDigits' }],
    ['letters and numbers only', requiredText(lettersAndDigitsOnly)('a-1'), { _tag: 'NotLettersAndDigits' }],
    ['less than {num} characters', requiredText(atMost(3))('abcd'), { _tag: 'TooLong', max: 3, length: 4 }],
    [
      'between {min} and {max} characters',
      requiredText(between(2, 3))('a'),
      { _tag: 'LengthOutside', min: 2, max: 3, length: 1 },
    ],
    ['no space', requiredText(noSpace)('a b'), { _tag: 'HasSpace' }],
    ['not only blank spaces', requiredText()('  '), { _tag: 'OnlyBlanks' }],
    ['{value} not found in the list', requiredText(inList(['a']))('b'), { _tag: 'NotInList', value: 'b' }],
    [
      'format should be {format}',
      requiredText(inFormat(/^\d{5}$/u, '00000'))('1'),
      { _tag: 'WrongFormat', format: '00000' },
    ],
    ['cannot contain single quote', checkCode("a'b"), { _tag: 'HasSingleQuote' }],
    ['illegal attack characters', optionalText()('<script>'), { _tag: 'AttackPattern' }],
  ])(
    'have their refusal: %s [S5.1][S5.2][S5.3][S5.4][S5.5][S5.9][S5.10][S5.13][S5.14][S5.15][S5.50]',
    (_, result, refusal) => expect(result).toEqual(Result.fail(refusal)),
  );

  test('number only: any number of the ten digits [S5.2]', () =>
    expect(requiredText(digitsOnly)(' 0123456789 ')).toEqual(Result.succeed('0123456789')));

  test('letters and numbers only: letters of any script with their marks [S5.3]', () =>
    expect(requiredText(lettersAndDigitsOnly)('Été王2026')).toEqual(Result.succeed('Été王2026')));

  test('less than {num}: the limit is inclusive [S5.4][A-61]', () => {
    expect(requiredText(atMost(4))('abcd')).toEqual(Result.succeed('abcd'));
    expect(Result.isFailure(requiredText(atMost(4))('abcde'))).toBe(true);
  });
});
