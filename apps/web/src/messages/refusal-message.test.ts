/** The texts fixed by the specification, and a text for every refusal. */
import { setupI18n, type MessageDescriptor } from '@lingui/core';
import { encodeAmount, money, type Money } from '@offrande/domain/money';
import { euro } from '@offrande/domain/money/testing';
import { describe, expect, test } from 'vitest';
import type { Refusal } from './refusal.ts';
import { refusalMessage } from './refusal-message.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const write = {
  money: (amount: Money) => `${encodeAmount(amount)} €`,
  number: (value: number) => String(value).replace('.', ','),
  say: (text: MessageDescriptor) => i18n._(text),
};
const textOf = (refusal: Refusal): string => i18n._(refusalMessage(refusal, write));

describe('a refusal', () => {
  test.each<readonly [Refusal, string]>([
    [{ _tag: 'Required' }, 'This field is required.'],
    [{ _tag: 'AttackPattern' }, 'The field you entered may contain illegal attack characters'],
    [{ _tag: 'AddressNotServed' }, 'Invalid address, please update your delivery address'],
    [{ _tag: 'CouponInvalid' }, 'Invalid Coupon'],
    [{ _tag: 'CouponInsufficientBalance' }, 'Insufficient Card Balance'],
    [{ _tag: 'CouponNotUsable' }, 'Card is not usable in this order'],
    [{ _tag: 'CouponImportFailed' }, 'Import Coupon fail!'],
  ])(
    'of the catalogue of errors is said in its words: %j [S5.1][S5.50][S8.19][S8.20][S8.21][S8.22][S8.28]',
    (refusal, text) => expect(textOf(refusal)).toBe(text),
  );

  test.each<readonly [Refusal, string]>([
    [{ _tag: 'TooLong', max: 32, length: 43 }, 'between 0 and 32 characters'],
    [{ _tag: 'LengthOutside', min: 3, max: 16, length: 2 }, 'between 3 and 16 characters'],
    [{ _tag: 'NotAnEmail' }, 'not valid email format'],
    [{ _tag: 'OnlyBlanks' }, 'not only blank spaces'],
    [{ _tag: 'NotInList', value: 'XY' }, 'XY not found in the list'],
    [{ _tag: 'WrongFormat', format: '00000' }, 'Format should be 00000'],
    [{ _tag: 'NotACode' }, 'Letters A to Z, digits and hyphens only.'],
    [{ _tag: 'HasSingleQuote' }, 'cannot contain single quote'],
    [{ _tag: 'HasSpace' }, 'No space'],
    [{ _tag: 'AmountBelowMinimum', min: money(10, euro) }, 'greater or equal to 10.00 €'],
    [{ _tag: 'AmountAboveMaximum', max: money(250, euro) }, 'less or equal to 250.00 €'],
    [{ _tag: 'FileTooBig', maxBytes: 4_718_592, statedMegabytes: 4.5 }, 'Choose one of 4,5 MB at most'],
    [
      { _tag: 'CouponRefused', code: '12003', message: 'The card cannot be used for this.', brands: ['Kino 9'] },
      'This card cannot be used for this. (12003) Kino 9',
    ],
  ])(
    'keeps the wording given: %j [S5.5][S5.6][S5.9][S5.10][S5.11][S5.12][S5.13][S5.14][S5.15][S8.24][A-61]',
    (refusal, wording) => expect(textOf(refusal)).toContain(wording),
  );
});
