import { expect, test } from 'vitest';
import type { AppliedCoupon } from '../coupon/index.ts';
import { currency, money } from '../money/index.ts';
import { isQuoteSuccessful, paymentReference } from './index.ts';

const EUR = currency('EUR');

const applied = (cardNumber: string, amount: string): AppliedCoupon => ({
  coupon: {
    cardNumber,
    balance: money('10', EUR),
    isPartialRedeemAllowed: true,
    brands: [],
    suitedItemCodes: [],
    isThirdParty: false,
    isVerified: true,
  },
  applied: money(amount, EUR),
  remaining: money('0', EUR),
});

test('an order has its payment id, or else the numbers of the coupons that paid [S3.50]', () => {
  const coupons = [applied('1', '10'), applied('2', '0'), applied('3', '0.01')];
  expect(paymentReference('p-1', coupons)).toEqual({ type: 'payment', paymentId: 'p-1' });
  expect(paymentReference(null, coupons)).toEqual({ type: 'coupons', cardNumbers: ['1', '3'] });
  expect(paymentReference(null, [])).toBeNull();
});

test('a quote is successful only with an order number and without an error [S4.12]', () => {
  expect(isQuoteSuccessful({ orderNo: 'Q1' })).toBe(true);
  expect(isQuoteSuccessful({ orderNo: 'Q1', error: null })).toBe(true);
  expect(isQuoteSuccessful({ orderNo: 'Q1', error: { code: '1' } })).toBe(false);
  for (const orderNo of [null, '', undefined])
    expect(isQuoteSuccessful(orderNo === undefined ? {} : { orderNo })).toBe(false);
});
