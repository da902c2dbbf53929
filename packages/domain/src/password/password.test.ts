import { Result } from 'effect';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  PASSWORD_MIN_CHARACTERS,
  checkConfirmPassword,
  checkCurrentPassword,
  checkNewPassword,
  unmetPasswordRules,
} from './index.ts';
import { nearMissPasswords, passwords } from './testing.ts';

const refused = (_tag: string) => ({ failure: { _tag } });

describe('a new password', () => {
  test('has at least 8 characters [S5.18][S9.4][A-56]', () => {
    expect(PASSWORD_MIN_CHARACTERS).toBe(8);
    expect(checkNewPassword('Abcdefgh')).toEqual(Result.succeed('Abcdefgh'));
    expect(checkNewPassword('Abcdefg')).toEqual(Result.fail({ _tag: 'PasswordTooShort', min: 8, length: 7 }));
  });

  test('counts code points: an emoji or a letter with its accent is one character [S5.18][A-110]', () => {
    expect(checkNewPassword('Ab🔑🔑🔑🔑🔑')).toMatchObject({ failure: { length: 7 } });
    expect(checkNewPassword('Abcdefe\u0301')).toMatchObject({ failure: { _tag: 'PasswordTooShort', length: 7 } });
    expect(checkNewPassword('Abcdefge\u0301')).toEqual(Result.succeed('Abcdefgé'));
  });

  test('has a lowercase and an uppercase letter of any script [S5.7][S5.8][S5.19][S5.20][A-56]', () => {
    expect(checkNewPassword('ABCDEFG1')).toEqual(Result.fail({ _tag: 'NoLowercaseLetter' }));
    expect(checkNewPassword('abcdefg1')).toEqual(Result.fail({ _tag: 'NoUppercaseLetter' }));
    expect(checkNewPassword('Ж1234567я')).toEqual(Result.succeed('Ж1234567я'));
    expect(checkNewPassword('王王王王王王王王')).toMatchObject(refused('NoLowercaseLetter'));
  });

  test('has no white space anywhere, not even at its ends: it is never trimmed [S5.21][S5.9][A-110]', () => {
    for (const text of [' Abcdefgh', 'Abcd efgh', 'Abcdefgh\u00A0', '        ']) {
      expect(checkNewPassword(text)).toEqual(Result.fail({ _tag: 'HasSpace' }));
    }
  });

  test('is required [S5.1]', () => expect(checkNewPassword('')).toEqual(Result.fail({ _tag: 'Required' })));

  test('may contain what other entries may not: it is not filtered for attacks [A-56]', () =>
    expect(checkNewPassword('<Script>{{onload=')).toEqual(Result.succeed('<Script>{{onload=')));

  test('may be 64 characters long, and longer [A-56]', () => {
    for (const length of [64, 65, 128, 1000]) {
      const password = `A${'b'.repeat(length - 1)}`;
      expect(checkNewPassword(password)).toEqual(Result.succeed(password));
    }
  });

  test('that meets the rules is accepted, whatever else it contains [A-56]', () =>
    fc.assert(
      fc.property(passwords, (password) => {
        expect(checkNewPassword(password)).toEqual(Result.succeed(password));
        expect(unmetPasswordRules(password)).toEqual([]);
      }),
    ));

  test('that breaks one rule is refused for that one only [S5.18][S5.19][S5.20][S5.21][A-156]', () =>
    fc.assert(
      fc.property(nearMissPasswords, ([password, tag]) => {
        const unmet = unmetPasswordRules(password).map(({ _tag }) => _tag);
        expect(unmet.filter((unmetTag) => tag !== 'HasSpace' || unmetTag !== 'ControlCharacter')).toEqual([tag]);
        expect(checkNewPassword(password)).toMatchObject(refused(tag));
      }),
    ));

  test('may not contain a control character, including line breaks [A-156]', () => {
    expect(unmetPasswordRules('Abc\ndefgh').map(({ _tag }) => _tag)).toEqual(['HasSpace', 'ControlCharacter']);
    expect(checkNewPassword('Abc\u0007defgh')).toEqual(Result.fail({ _tag: 'ControlCharacter' }));
  });

  test('is refused with every broken rule at once, in a fixed order', () =>
    expect(unmetPasswordRules(' 1').map(({ _tag }) => _tag)).toEqual([
      'HasSpace',
      'PasswordTooShort',
      'NoLowercaseLetter',
      'NoUppercaseLetter',
    ]));
});

describe('a breached password', () => {
  const breached = new Set(['password1', 'Tr0ub4dor&3', 'Éclair2026']);

  test('is refused if and only if it is in the given list', () => {
    expect(checkNewPassword('Tr0ub4dor&3', breached)).toEqual(Result.fail({ _tag: 'PasswordBreached' }));
    expect(checkNewPassword('Tr0ub4dor&3')).toEqual(Result.succeed('Tr0ub4dor&3'));
    expect(checkNewPassword('tR0ub4dor&3', breached)).toEqual(Result.succeed('tR0ub4dor&3'));
  });

  test('in lower case stands for every spelling in capitals', () => {
    expect(checkNewPassword('PassWord1', breached)).toMatchObject(refused('PasswordBreached'));
  });

  test('is found however its accents are typed [A-110]', () =>
    expect(checkNewPassword('E\u0301clair2026', breached)).toMatchObject(refused('PasswordBreached')));

  test('is reported after the other rules', () =>
    expect(checkNewPassword('password1', breached)).toMatchObject(refused('NoUppercaseLetter')));
});

describe('the repeated password', () => {
  test('is the same, however its accents are typed [S3.61][A-110]', () => {
    expect(checkConfirmPassword('E\u0301clair2026', 'Éclair2026')).toEqual(Result.succeed('Éclair2026'));
    expect(checkConfirmPassword('Eclair2026', 'Éclair2026')).toEqual(Result.fail({ _tag: 'PasswordsDiffer' }));
    expect(checkConfirmPassword('Abcdefgh ', 'Abcdefgh')).toEqual(Result.fail({ _tag: 'PasswordsDiffer' }));
    expect(checkConfirmPassword('', '')).toEqual(Result.fail({ _tag: 'Required' }));
  });
});

test('an existing password is only required [A-56]', () => {
  expect(checkCurrentPassword('a b')).toEqual(Result.succeed('a b'));
  expect(checkCurrentPassword('e\u0301')).toEqual(Result.succeed('é'));
  expect(checkCurrentPassword('')).toEqual(Result.fail({ _tag: 'Required' }));
});
