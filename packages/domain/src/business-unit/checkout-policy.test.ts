import { expect, test } from 'vitest';
import { CUSTOMER_KINDS } from '../customer/index.ts';
import { checkoutPolicy, guestPolicy } from './index.ts';
import { paymentMeansFor } from './means.ts';
import { BANK_ACCOUNT, unitWith } from './testing.ts';

const unit = unitWith({
  isEnableGuestMode: 1,
  pspProvider: 'UpstreamPay',
  isNeedWallet: 1,
  bankAccount: BANK_ACCOUNT,
  paymentType: { C: ['C04', '14'], B: ['03'], S: ['05'] },
  prefixesWithoutPin: ['92'],
});

test('checkout goes by the gate, the provider, the means of each kind and the numbers without a PIN of its unit [S6.29][A-41][A-89]', () => {
  const policy = checkoutPolicy(unit);
  expect(policy).toMatchObject({ ...guestPolicy(unit), provider: 'UpstreamPay', pins: { prefixesWithoutPin: ['92'] } });
  for (const kind of CUSTOMER_KINDS) expect(policy.means[kind], kind).toEqual(paymentMeansFor(unit, kind));
  expect(policy.means.individual).toEqual(['creditCard', 'wallet']);
});

test('a unit without any means of payment has no checkout: its folder is wrong', () => {
  expect(() => checkoutPolicy({ ...unit, provider: null })).toThrow(unit.id);
});
