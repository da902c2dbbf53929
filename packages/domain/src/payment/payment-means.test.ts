import { Result, Schema } from 'effect';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  CARD_HOLD_MS,
  choosableMeans,
  holdLifetimeMs,
  isCardLike,
  isTransfer,
  meansOfOrder,
  PAYMENT_MEANS,
  SLOW_HOLD_MS,
  wayOfPaying,
} from './index.ts';
import { paymentMeansCode, PaymentMeansFromCode, readPaymentMeans } from './schema.ts';
import { anyPaymentMeans } from './testing.ts';

const decode = Schema.decodeUnknownResult(PaymentMeansFromCode);
const encode = Schema.encodeSync(PaymentMeansFromCode);

describe('payment means on the wire', () => {
  test.each([
    ['C04', 'creditCard', '[S3.119]'],
    ['14', 'wallet', '[S3.120]'],
    ['03', 'bankTransfer', '[S3.121]'],
    ['05', 'bankCheck', '[S3.122]'],
    ['15', 'giftCard', '[S3.123]'],
    ['17', 'thirdPartyCoupon', '[S3.124]'],
    ['16', 'debitCard', '[S3.125]'],
    ['PP', 'paypal', '[S3.126]'],
    ['INP', 'internalUse', '[S3.127]'],
    ['IBT', 'instantTransfer', '[S3.128]'],
    ['ABT', 'asynchronousTransfer', '[S3.129]'],
  ] as const)('code %s is %s, both ways %s', (...[code, means]) => {
    expect(readPaymentMeans(code)).toBe(means);
    expect(paymentMeansCode(means)).toBe(code);
    expect(Result.getOrThrow(decode(code))).toBe(means);
    expect(encode(means)).toBe(code);
  });

  test.each([
    ['CC', 'C04'],
    ['DC', '16'],
    ['BT', '03'],
    ['BC', '05'],
    ['GC', '15'],
    ['TGC', '17'],
    ['MW', '14'],
  ])('%s is decoded as an alias of %s and never sent [S3.130][A-32]', (alias, code) => {
    expect(encode(Result.getOrThrow(decode(alias)))).toBe(code);
  });

  test('a code that is not listed is refused [S3.130]', () => {
    for (const code of ['', '4', 'c04', 'C4', '041', 'toString', 'XX']) {
      expect(readPaymentMeans(code)).toBeNull();
      expect(Result.isFailure(decode(code))).toBe(true);
    }
  });

  test('the options named in the text each have a means: cards, payment service, transfers, check, wallet, coupons [S1.82]', () => {
    expect([...PAYMENT_MEANS].map(paymentMeansCode).toSorted()).toEqual(
      ['03', '05', '14', '15', '16', '17', 'ABT', 'C04', 'IBT', 'INP', 'PP'].toSorted(),
    );
  });
});

describe('what follows from a means', () => {
  test('card-like means are C04, 16, PP and IBT [A-157]', () => {
    expect(PAYMENT_MEANS.filter(isCardLike).map(paymentMeansCode)).toEqual(['C04', '16', 'PP', 'IBT']);
  });

  test('transfers are 03, IBT and ABT, and a check is none [A-31]', () => {
    expect(PAYMENT_MEANS.filter(isTransfer).map(paymentMeansCode).toSorted()).toEqual(['03', 'ABT', 'IBT']);
  });

  test('value that the shop already has pays immediately: wallet, gift cards, coupons, and an order with nothing due [A-31][A-103]', () => {
    const atOnce = PAYMENT_MEANS.filter((means) => wayOfPaying(means) === 'atOnce');
    expect(atOnce).toEqual(['wallet', 'giftCard', 'thirdPartyCoupon', 'internalUse']);
  });

  test('a reservation lasts 30 minutes for card-like means and 7 days if the order waits for money [A-102]', () => {
    expect([CARD_HOLD_MS, SLOW_HOLD_MS]).toEqual([30 * 60_000, 7 * 24 * 3_600_000]);
    const slow = PAYMENT_MEANS.filter((means) => holdLifetimeMs(means) === SLOW_HOLD_MS);
    expect(slow).toEqual(['asynchronousTransfer', 'bankTransfer', 'bankCheck']);
    expect(slow).toEqual(PAYMENT_MEANS.filter((means) => wayOfPaying(means) === 'later'));
  });

  test.each([
    ['something is due', false, [{ isThirdParty: true }], 'debitCard'],
    ['nothing is due and no coupon paid', true, [], 'internalUse'],
    ['gift cards cover all', true, [{ isThirdParty: false }], 'giftCard'],
    [
      'a gift card and a third-party coupon cover all',
      true,
      [{ isThirdParty: true }, { isThirdParty: false }],
      'giftCard',
    ],
    ['third-party coupons cover all', true, [{ isThirdParty: true }, { isThirdParty: true }], 'thirdPartyCoupon'],
  ] as const)('when %s the order has the right means [A-18][A-103]', (_, isNothingDue, coupons, expected) => {
    expect(meansOfOrder('debitCard', isNothingDue, coupons)).toBe(expected);
  });

  test('a buyer never chooses internal use or a coupon, and the wallet only if there is one [A-32][A-88]', () => {
    fc.assert(
      fc.property(fc.uniqueArray(anyPaymentMeans), fc.boolean(), (listed, hasWallet) => {
        const offered = choosableMeans(listed, hasWallet);
        expect(offered).not.toContain('internalUse');
        expect(offered).not.toContain('giftCard');
        expect(offered).not.toContain('thirdPartyCoupon');
        expect(offered.includes('wallet')).toBe(hasWallet && listed.includes('wallet'));
        expect(listed).toEqual(expect.arrayContaining([...offered]));
        expect(offered.includes('creditCard')).toBe(listed.includes('creditCard'));
      }),
    );
  });
});
