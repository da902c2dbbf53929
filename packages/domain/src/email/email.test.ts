import { Result } from 'effect';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkConfirmEmail, checkEmail, checkOptionalEmail, isSameEmail } from './index.ts';
import { emails, nearMissEmails } from './testing.ts';

describe('an email', () => {
  test('is accepted without its outer spaces, keeping letter case [A-113]', () =>
    expect(checkEmail(' Ines.Marchand+fete@Exemple.co.uk ')).toEqual(
      Result.succeed('Ines.Marchand+fete@Exemple.co.uk'),
    ));

  test('of the standard pattern with two or more labels is accepted [A-113]', () =>
    fc.assert(
      fc.property(emails, (email) => {
        expect(checkEmail(email)).toEqual(Result.succeed(email));
      }),
    ));

  test('that almost matches the pattern is refused [S5.6][A-113]', () =>
    fc.assert(
      fc.property(nearMissEmails, (email) => {
        expect(checkEmail(email)).toMatchObject({ failure: { _tag: 'NotAnEmail' } });
      }),
    ));

  test('may have names and labels of a single letter [A-113]', () =>
    expect(checkEmail('x@y.z')).toEqual(Result.succeed('x@y.z')));

  test('with one label after the @ is refused [A-113]', () =>
    expect(checkEmail('root@localhost')).toMatchObject({ failure: { _tag: 'NotAnEmail' } }));

  test('may be omitted only if it is optional', () => {
    expect(checkEmail('')).toMatchObject({ failure: { _tag: 'Required' } });
    expect(checkOptionalEmail('  ')).toEqual(Result.succeed(''));
    expect(checkOptionalEmail('x')).toMatchObject({ failure: { _tag: 'NotAnEmail' } });
  });
});

describe('the confirmation', () => {
  test('is accepted when it is the same except for outer spaces, and is refused when it differs [S5.17]', () => {
    expect(checkConfirmEmail(' a@b.fr', 'a@b.fr ')).toEqual(Result.succeed('a@b.fr'));
    expect(checkConfirmEmail('a@b.fr', 'A@b.fr')).toMatchObject({ failure: { _tag: 'EmailsDiffer' } });
    for (const empty of ['', ' ']) {
      expect(checkConfirmEmail(empty, 'a@b.fr')).toMatchObject({ failure: { _tag: 'Required' } });
    }
  });
});

test('two spellings are one mailbox when they differ only in letter case and outer spaces [A-94]', () =>
  fc.assert(
    fc.property(emails, (email) => {
      expect(isSameEmail(` ${email.toUpperCase()}`, `${email.toLowerCase()} `)).toBe(true);
      expect(isSameEmail(email.toLowerCase(), email.toUpperCase())).toBe(true);
      expect(isSameEmail(email, `x${email}`)).toBe(false);
    }),
  ));
