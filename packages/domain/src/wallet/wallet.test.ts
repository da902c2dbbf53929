import { Result, Schema } from 'effect';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CUSTOMER_KINDS } from '../customer/index.ts';
import { add, compare, encodeAmount, equals, money, subtract, sum, zero } from '../money/index.ts';
import { anyCurrency, euro, price } from '../money/testing.ts';
import {
  balancesOfEntries,
  CASHBACK_HOURS,
  cashbackPromisedBy,
  checkWalletPayment,
  mayPayByWallet,
  totalBalance,
  WALLET_ENTRY_KINDS,
  WALLET_STATUSES,
} from './index.ts';
import { WalletEntryKindFromCode, walletFromWire, WalletStatusFromCode } from './schema.ts';
import type { Wallet, WalletEntry, WalletEntryKind, WalletStatus } from './index.ts';
import { walletEntries, wallets } from './testing.ts';

const eur = (amount: string) => money(amount, euro);
const entry = (kind: WalletEntryKind, status: WalletStatus, amount: string): WalletEntry => ({
  kind,
  status,
  amount: eur(amount),
  at: 0,
  reference: null,
});
const shown = (entries: readonly WalletEntry[]) => {
  const { balance, inProgress } = balancesOfEntries(entries, euro);
  return [encodeAmount(balance), encodeAmount(inProgress)];
};

describe('the entries of a wallet', () => {
  test('are redeems, top-ups and cashbacks, on the wire P, L and C [S3.144]', () => {
    const decode = Schema.decodeUnknownSync(WalletEntryKindFromCode);
    expect(['P', 'L', 'C'].map((code) => decode(code))).toEqual(['redeem', 'topUp', 'cashback']);
    expect(WALLET_ENTRY_KINDS.map((kind) => Schema.encodeSync(WalletEntryKindFromCode)(kind))).toEqual(['P', 'L', 'C']);
    for (const code of ['p', 'R', '']) expect(() => decode(code)).toThrow();
  });

  test('are confirmed, canceled or requesting, on the wire Y, N and R [S3.142]', () => {
    const decode = Schema.decodeUnknownSync(WalletStatusFromCode);
    expect(['Y', 'N', 'R'].map((code) => decode(code))).toEqual(['confirmed', 'canceled', 'requesting']);
    expect(WALLET_STATUSES.map((status) => Schema.encodeSync(WalletStatusFromCode)(status))).toEqual(['Y', 'N', 'R']);
    for (const code of ['y', 'P', '']) expect(() => decode(code)).toThrow();
  });

  test('count as balance when confirmed, as in progress while requesting, as neither when cancelled [A-88]', () => {
    expect(shown([entry('topUp', 'confirmed', '50'), entry('cashback', 'confirmed', '2')])).toEqual(['52.00', '0.00']);
    expect(shown([entry('topUp', 'requesting', '50')])).toEqual(['0.00', '50.00']);
    expect(shown([entry('topUp', 'canceled', '50'), entry('redeem', 'canceled', '5')])).toEqual(['0.00', '0.00']);
    expect(shown([entry('topUp', 'confirmed', '50'), entry('redeem', 'confirmed', '20')])).toEqual(['30.00', '0.00']);
  });

  test('of a payment that is held have left the balance and are in progress [A-88]', () => {
    expect(shown([entry('topUp', 'confirmed', '50'), entry('redeem', 'requesting', '20')])).toEqual(['30.00', '20.00']);
  });

  test('never let an unconfirmed credit be spent, nor a balance fall below zero [A-88]', () => {
    fc.assert(
      fc.property(walletEntries(), (entries) => {
        const { balance } = balancesOfEntries(entries, euro);
        const confirmed = entries.filter(({ kind, status }) => kind !== 'redeem' && status === 'confirmed');
        const spendable = sum(
          confirmed.map(({ amount }) => amount),
          euro,
        );
        expect(compare(balance, spendable)).toBeLessThanOrEqual(0);
        expect(compare(balance, zero(euro))).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test('confirming all that is requesting makes the total the balance, cancelling it leaves what was confirmed [A-88]', () => {
    fc.assert(
      fc.property(walletEntries(), (entries) => {
        const settle = (status: WalletStatus) =>
          balancesOfEntries(
            entries.map((one) => (one.status === 'requesting' ? { ...one, status } : one)),
            euro,
          );
        const held = entries.filter(({ kind, status }) => kind === 'redeem' && status === 'requesting');
        const heldAmount = sum(
          held.map(({ amount }) => amount),
          euro,
        );
        const before = balancesOfEntries(entries, euro);
        expect(equals(add(settle('confirmed').balance, heldAmount), totalBalance(before))).toBe(true);
        expect(equals(settle('canceled').balance, add(before.balance, heldAmount))).toBe(true);
        expect(equals(settle('confirmed').inProgress, zero(euro))).toBe(true);
      }),
    );
  });
});

describe('a wallet', () => {
  test('has a balance, a total of balance and in progress, orders, a card number, an amount in process [S1.28][S3.95][A-88]', () => {
    const fields = 'balance cardNumber inProgressBalance isReloadable orderCount processAmount totalBalance';
    const cases = anyCurrency.chain((currency) => fc.tuple(fc.constant(currency), wallets(currency)));
    fc.assert(
      fc.property(cases, ([currency, wallet]) => {
        const schema = walletFromWire(currency);
        const wire = Schema.encodeSync(schema)(wallet);
        expect(Object.keys(wire).toSorted()).toEqual(fields.split(' '));
        expect(wire.totalBalance).toBe(encodeAmount(add(wallet.balance, wallet.inProgress)));
        expect(Schema.decodeUnknownResult(schema)(wire)).toEqual(Result.succeed(wallet));
      }),
    );
  });

  test('is sent as a wallet and nothing else [S3.95]', () => {
    const encode = Schema.encodeUnknownResult(walletFromWire(euro));
    for (const other of [null, 'wallet', {}, { balance: eur('1') }, { inProgress: eur('1') }])
      expect(Result.isFailure(encode(other))).toBe(true);
  });

  test('is promised its cashback within 24 hours [S9.23][A-39]', () => {
    expect(CASHBACK_HOURS).toBe(24);
    expect(cashbackPromisedBy(1_000)).toBe(1_000 + 24 * 3_600_000);
  });
});

describe('paying by wallet', () => {
  const listed = { unitHasWallet: true, listedMeans: ['creditCard', 'wallet'] } as const;
  const unlisted = { unitHasWallet: true, listedMeans: ['creditCard'] } as const;
  const wallet: Wallet = {
    balance: eur('40'),
    inProgress: eur('100'),
    orderCount: 0,
    isReloadable: true,
    cardNumber: null,
    processAmount: zero(euro),
  };

  test('is for companies, and for individuals whose means list it, in units with wallets [S6.15][A-88]', () => {
    expect(CUSTOMER_KINDS.filter((kind) => mayPayByWallet(kind, listed))).toEqual(['individual', 'business']);
    expect(CUSTOMER_KINDS.filter((kind) => mayPayByWallet(kind, unlisted))).toEqual(['business']);
    for (const policy of [listed, unlisted])
      expect(CUSTOMER_KINDS.filter((kind) => mayPayByWallet(kind, { ...policy, unitHasWallet: false }))).toEqual([]);
  });

  test('pays the whole amount due, up to its balance, and nothing if that is too little [S6.15][A-88]', () => {
    expect(checkWalletPayment(wallet, eur('40'), 'business', unlisted)).toEqual(Result.succeed(eur('40')));
    expect(checkWalletPayment(wallet, eur('40.01'), 'business', unlisted)).toEqual(
      Result.fail({ _tag: 'WalletInsufficient', balance: eur('40'), due: eur('40.01') }),
    );
  });

  test('needs a wallet, and a customer with permission [A-88]', () => {
    const refused = Result.fail({ _tag: 'WalletNotOffered' });
    expect(checkWalletPayment(null, eur('1'), 'business', listed)).toEqual(refused);
    expect(checkWalletPayment(wallet, eur('1'), 'individual', unlisted)).toEqual(refused);
    expect(checkWalletPayment(wallet, eur('1'), 'guest', listed)).toEqual(refused);
  });

  test('never takes more than the balance, whatever is in progress [A-88]', () => {
    fc.assert(
      fc.property(wallets(), price(euro), (any, due) => {
        const paid = checkWalletPayment(any, due, 'business', listed);
        expect(Result.isSuccess(paid)).toBe(compare(subtract(any.balance, due), zero(euro)) >= 0);
      }),
    );
  });
});
