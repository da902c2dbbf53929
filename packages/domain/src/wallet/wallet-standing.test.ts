import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { add, isZero, subtract } from '../money/index.ts';
import { euro, price } from '../money/testing.ts';
import { walletStanding } from './index.ts';
import { wallets } from './testing.ts';

const POLICY = { unitHasWallet: true, listedMeans: ['creditCard', 'wallet'] } as const;

test('a wallet with at least the amount due misses nothing [S6.15][S6.27]', () =>
  fc.assert(
    fc.property(wallets(), price(euro), (wallet, more) => {
      const { balance } = wallet;
      const rich = { ...wallet, balance: add(balance, more) };
      expect(walletStanding(rich, balance, 'individual', POLICY)).toEqual({ balance: rich.balance, missing: null });
    }),
  ));

test('one with less misses the difference: it pays all or nothing, and amounts in progress pay nothing [S6.27]', () =>
  fc.assert(
    fc.property(wallets(), price(euro), (wallet, more) => {
      fc.pre(!isZero(more));
      const due = add(wallet.balance, more);
      const { missing } = walletStanding(wallet, due, 'individual', POLICY);
      expect(missing).toEqual(subtract(due, wallet.balance));
    }),
  ));

test.each([
  ['individual', { ...POLICY, listedMeans: ['creditCard'] }],
  ['individual', { ...POLICY, unitHasWallet: false }],
  ['business', { ...POLICY, unitHasWallet: false }],
  ['salesman', POLICY],
  ['guest', POLICY],
] as const)(
  'customers who may never pay by wallet are refused, whatever the balance: %s under %j [S6.15][A-88]',
  (kind, policy) =>
    fc.assert(
      fc.property(wallets(), price(euro), (wallet, due) => {
        expect(walletStanding(wallet, due, kind, policy)).toEqual({ balance: wallet.balance, missing: 'notOffered' });
      }),
    ),
);
