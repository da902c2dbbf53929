import { Result, Schema } from 'effect';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ONE_TIME_CODES_PER_DAY,
  ONE_TIME_CODE_DIGITS,
  ONE_TIME_CODE_LIFETIME_SECONDS,
  ONE_TIME_CODE_MAX_TRIES,
  RESEND_SECONDS,
  checkOneTimeCode,
  wrongCode,
} from './index.ts';
import { CodeConfirmed, EmailCodeSent, PhoneCodeSent } from './schema.ts';

const sixDigits = fc.integer({ min: 0, max: 999_999 }).map((code) => String(code).padStart(6, '0'));

test('codes have 6 digits, are valid for 10 minutes and 4 wrong entries, and are sent at most 5 times a day, 60 s apart [A-82]', () => {
  expect([
    ONE_TIME_CODE_DIGITS,
    ONE_TIME_CODE_LIFETIME_SECONDS,
    ONE_TIME_CODE_MAX_TRIES,
    ONE_TIME_CODES_PER_DAY,
    RESEND_SECONDS,
  ]).toEqual([6, 600, 5, 5, 60]);
});

describe('an entered code', () => {
  test('may contain spaces and hyphens anywhere', () =>
    fc.assert(
      fc.property(
        sixDigits,
        fc.nat({ max: 6 }),
        fc.constantFrom(' ', '-', '\u00A0', '\u2011', ' - '),
        (code, at, gap) => {
          expect(checkOneTimeCode(`${code.slice(0, at)}${gap}${code.slice(at)}`)).toEqual(Result.succeed(code));
        },
      ),
    ));

  test('is digits only [S5.2]', () => {
    for (const text of ['12345a', '١٢٣٤٥٦', '123.456', '+123456']) {
      expect(checkOneTimeCode(text)).toEqual(Result.fail({ _tag: 'NotDigits' }));
    }
  });

  test('has neither more nor fewer digits than six', () => {
    for (const text of ['12345', '1234567']) {
      expect(checkOneTimeCode(text)).toEqual(Result.fail({ _tag: 'WrongFormat', format: '000000' }));
    }
  });

  test('is required', () => expect(checkOneTimeCode(' - ')).toEqual(Result.fail({ _tag: 'Required' })));
});

test('a wrong code has the number of attempts left, never a negative one [S8.12]', () =>
  expect([1, 4, 5, 6].map(wrongCode)).toEqual([4, 1, 0, 0].map((triesLeft) => ({ _tag: 'WrongCode', triesLeft }))));

test('the wire fields are otpId or tokenId for a sent code, and result for the answer', () => {
  expect(Schema.decodeUnknownSync(PhoneCodeSent)({ otpId: 'o-1' })).toEqual({ reference: 'o-1' });
  expect(Schema.decodeUnknownSync(EmailCodeSent)({ tokenId: 't-1' })).toEqual({ reference: 't-1' });
  expect(Schema.decodeUnknownSync(CodeConfirmed)({ result: false })).toEqual({ isRight: false });
  expect(Schema.encodeSync(CodeConfirmed)({ isRight: true })).toEqual({ result: true });
  expect(() => Schema.decodeUnknownSync(PhoneCodeSent)({ otpId: '' })).toThrow();
});
