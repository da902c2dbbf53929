import { Result } from 'effect';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CUSTOMER_KINDS } from '../customer/index.ts';
import { add, compare, encodeAmount, isPositive, money, zero } from '../money/index.ts';
import { anyCurrency, euro, price } from '../money/testing.ts';
import { PAYMENT_MEANS } from '../payment/index.ts';
import { totalBalance } from '../wallet/index.ts';
import { wallets } from '../wallet/testing.ts';
import {
  checkWalletTransfer,
  isWalletFull,
  topUpToPayOf,
  waitingTransferOf,
  walletRoom,
  walletTransferTerms,
} from './index.ts';

const eur = (amount: string) => money(amount, euro);
const LIMITS = { minAmount: eur('10'), maxAmount: eur('250') };
const TERMS = { minAmount: eur('10'), walletMax: eur('100000') };
const wallet = (balance: string, inProgress = '0') => ({ balance: eur(balance), inProgress: eur(inProgress) });
const check = (entry: string, held = wallet('0'), isWaiting = false) =>
  checkWalletTransfer(entry, { wallet: held, isWaiting }, TERMS);

describe('a wallet filled by transfer', () => {
  test('is a company’s, where it may pay its orders by bank transfer and wallets take top-ups [A-184]', () => {
    for (const kind of CUSTOMER_KINDS)
      expect(walletTransferTerms(kind, PAYMENT_MEANS, LIMITS, eur('100000'))).toEqual(
        kind === 'business' ? TERMS : null,
      );
    const others = PAYMENT_MEANS.filter((means) => means !== 'bankTransfer');
    expect(walletTransferTerms('business', others, LIMITS, eur('100000'))).toBeNull();
    expect(walletTransferTerms('business', PAYMENT_MEANS, null, eur('100000'))).toBeNull();
  });

  test('takes far more at once than a card may hold, from the wallet’s least amount to its limit, both allowed [A-184]', () => {
    for (const entry of ['10', '250.01', '100000']) expect(Result.isSuccess(check(entry))).toBe(true);
    expect(check('9.99')).toEqual(Result.fail({ _tag: 'AmountBelowMinimum', min: eur('10') }));
    const full = { _tag: 'WalletMaxPassed', room: eur('100000'), walletMax: eur('100000') };
    for (const entry of ['100000.01', '99999999999']) expect(check(entry)).toEqual(Result.fail(full));
    expect(check('ten')).toEqual(Result.fail({ _tag: 'AmountMalformed' }));
  });

  test('counts what is on it and what is in progress; a full one takes nothing more [A-184]', () => {
    const held = wallet('60000', '39000');
    expect(check('1000', held)).toEqual(Result.succeed(eur('1000')));
    expect(check('1000.01', held)).toEqual(
      Result.fail({ _tag: 'WalletMaxPassed', room: eur('1000'), walletMax: eur('100000') }),
    );
    expect(walletRoom(wallet('120000'), TERMS)).toEqual(zero(euro));
    expect(['99990', '99990.01'].map((balance) => isWalletFull(wallet(balance), TERMS))).toEqual([false, true]);
    expect(check('10', wallet('120000'))).toMatchObject({ failure: { _tag: 'WalletMaxPassed', room: zero(euro) } });
  });

  test('with an accepted amount never comes to more than its limit, and with a refused one it would [A-184]', () => {
    const cases = anyCurrency.chain((currency) =>
      fc.record({
        held: wallets(currency),
        amount: price(currency).filter(isPositive),
        walletMax: price(currency, 2_000_000n),
      }),
    );
    fc.assert(
      fc.property(cases, ({ held, amount, walletMax }) => {
        const terms = { minAmount: amount, walletMax };
        const checked = checkWalletTransfer(encodeAmount(amount), { wallet: held, isWaiting: false }, terms);
        expect(Result.isSuccess(checked)).toBe(compare(add(totalBalance(held), amount), walletMax) <= 0);
      }),
    );
  });

  test('waits for one transfer at a time, and needs a wallet [A-184]', () => {
    expect(check('50', wallet('0'), true)).toEqual(Result.fail({ _tag: 'WalletTransferWaits' }));
    expect(checkWalletTransfer('50', { wallet: null, isWaiting: true }, TERMS)).toEqual(
      Result.fail({ _tag: 'WalletNotOffered' }),
    );
  });

  test('has its waiting transfer apart from what was left at the provider [A-172][A-184]', () => {
    const atProvider = {
      transactionNo: 'T1',
      cardNumber: null,
      amount: eur('20'),
      due: eur('20'),
      transfer: null,
    };
    const account = { beneficiary: 'Offrande SAS', iban: 'FR76', bic: 'OFFRFRPPXXX', bankName: '' };
    const waiting = { ...atProvider, transactionNo: 'T2', transfer: { account, createdAt: 0, receipt: null } };
    expect(topUpToPayOf([waiting, atProvider], null)).toBe(atProvider);
    expect(waitingTransferOf([atProvider, waiting])).toBe(waiting);
    expect([topUpToPayOf([waiting], null), waitingTransferOf([atProvider])]).toEqual([null, null]);
  });
});
