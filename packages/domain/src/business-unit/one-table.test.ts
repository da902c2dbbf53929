/** Menus, tabs, means, deliveries and the checks behind the server's calls ask the one table of permissions. */
import { Result } from 'effect';
import { describe, expect, test } from 'vitest';
import { accountTabs, enter, matchRoute } from '../access/index.ts';
import { mayUseBulkFiles } from '../bulk-order/index.ts';
import { checkOrderingRight } from '../checkout/index.ts';
import { checkCustomerId, CONTRACT_LEVELS, CUSTOMER_KINDS, may, mayAtLevel } from '../customer/index.ts';
import { deliveryTypesFor, isBatchDelivery } from '../delivery/index.ts';
import { mayChooseDiscount } from '../discount/index.ts';
import { checkMayQuote } from '../quotation/index.ts';
import { accessPolicy, hasWallet, paymentMeansFor } from './index.ts';
import { unitWith } from './testing.ts';

const unit = unitWith({
  isNeedWallet: 1,
  memberShip: 1,
  isNeedQuery: 1,
  paymentType: { C: ['C04', '14'], B: ['C04', '14'], S: ['C04'] },
});
const policy = accessPolicy(unit, []);

const admits = (path: string, kind: (typeof CUSTOMER_KINDS)[number]): boolean => {
  const visitor = { kind, level: null, companyType: null, isCartEmpty: false, isGuestChosen: true };
  return enter(matchRoute({ path, query: {} }), { visitor, policy, screen: null })._tag === 'Page';
};

describe.each(CUSTOMER_KINDS)('a %s', (kind) => {
  const tabs = accountTabs(kind, policy).map(({ name }) => name);
  const hasAccount = may(kind, 'haveAccountPages');

  test('finds a wallet among tabs, pages and means, and calls find one, where the table grants it [S2.15][S6.27][A-88]', () => {
    const granted = may(kind, 'haveWallet');
    expect(hasWallet(unit, kind)).toBe(granted);
    expect(tabs.includes('accountWallet')).toBe(hasAccount && granted);
    expect(admits('/account/wallet', kind)).toBe(hasAccount && granted);
    expect(paymentMeansFor(unit, kind).includes('wallet')).toBe(granted);
  });

  test('asks for quotations and finds them where the table grants it [S6.14][A-40]', () => {
    const granted = may(kind, 'requestQuotation');
    expect(Result.isSuccess(checkMayQuote(kind))).toBe(granted);
    expect(tabs.includes('accountQuotations')).toBe(hasAccount && granted);
  });

  test('has files, deliveries of a batch, customer ids and a choice of discount where the table grants them [S6.11][S6.12][S6.13][A-26]', () => {
    expect(mayUseBulkFiles(kind)).toBe(may(kind, 'useBulkFile'));
    expect(deliveryTypesFor('digital', kind).some(isBatchDelivery)).toBe(may(kind, 'useBulkFile'));
    expect(Result.isSuccess(checkCustomerId('REF-1', kind))).toBe(may(kind, 'setCustomerId'));
    expect(mayChooseDiscount(kind)).toBe(may(kind, 'chooseDiscount'));
  });

  test.each(CONTRACT_LEVELS)('orders at level %s where the table grants it [A-77][A-182]', (level) => {
    expect(Result.isSuccess(checkOrderingRight(kind, level))).toBe(mayAtLevel(kind, 'buy', level));
  });
});

test('a company asks for quotations when it is registered, and not before [A-182]', () => {
  expect(CONTRACT_LEVELS.filter((level) => mayAtLevel('business', 'requestQuotation', level))).toEqual(['registered']);
  expect(mayAtLevel('business', 'requestQuotation', null)).toBe(false);
  expect(mayAtLevel('individual', 'requestQuotation', 'registered')).toBe(false);
});
