import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { add, isZero, subtract } from '../money/index.ts';
import { euro, price } from '../money/testing.ts';
import { walletStanding } from './index.ts';
import { wallets } from './testing.ts';

const POLICY = { unitHasWallet: true, listedMeans: ['creditCard', 'wallet'] } as const;

test('a wallet that holds what is due, or more, misses nothing [S6.15][S6.27]', () =>
  fc.assert(
    fc.property(wallets(), price(euro), (wallet, more) => {
      const { balance } = wallet;
      const rich = { ...wallet, balance: add(balance, more) };
      expect(walletStanding(rich, balance, 'individual', POLICY)).toEqual({ balance: rich.balance, missing: null });
    }),
  ));

test('one that holds less misses the difference: it pays the whole or nothing, and what is in progress pays nothing [S6.27]', () =>
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
  'whoever may never pay by wallet is told so, whatever it holds: %s under %j [S6.15][A-88]',
  (kind, policy) =>
    fc.assert(
      fc.property(wallets(), price(euro), (wallet, due) => {
        expect(walletStanding(wallet, due, kind, policy)).toEqual({ balance: wallet.balance, missing: 'notOffered' });
      }),
    ),
);
