import { Result } from 'effect';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyCard, cardDetails, openFacts, usableCard } from '../card/testing.ts';
import { checkCardUse } from '../card/index.ts';
import { add, encodeAmount, money, subtract, zero } from '../money/index.ts';
import { anyCurrency, euro, price } from '../money/testing.ts';
import { PAYMENT_MEANS, PAYMENT_PROVIDER_IDS, outcomeOf, paymentReturnLocation } from '../payment/index.ts';
import { WALLET_STATUSES } from '../wallet/index.ts';
import { wallets } from '../wallet/testing.ts';
import {
  cardEventOfTopUp,
  cardsAfterTopUp,
  checkTopUp,
  checkTopUpTarget,
  entryAgain,
  nextTopUpStatus,
  readTopUpReturn,
  TOP_UP_TRANSITIONS,
  topUpMeans,
  topUpToPayOf,
  topUpOffer,
  topUpPaymentInfo,
  topUpUnderWay,
  walletLimits,
  walletAfterTopUp,
} from './index.ts';
import type { TopUpTarget } from './index.ts';
import { limitedAmount, openTarget } from './testing.ts';

const eur = (amount: string) => money(amount, euro);
const LIMITS = { minAmount: eur('10'), maxAmount: eur('250') };
const sampleCard = fc.sample(usableCard(), { numRuns: 1, seed: 7 })[0]!;
const sampleWallet = fc.sample(wallets(), { numRuns: 1, seed: 7 })[0]!;
const onCard: TopUpTarget = { type: 'card', card: sampleCard, facts: openFacts(sampleCard) };

const ofWallet = (over: Partial<typeof sampleWallet> | null) =>
  checkTopUpTarget({ type: 'wallet', wallet: over === null ? null : { ...sampleWallet, ...over } });

const left = (transactionNo: string, cardNumber: string | null) => ({
  transactionNo,
  cardNumber,
  amount: eur('20'),
  due: eur('20'),
  transfer: null,
});

describe('a top-up', () => {
  test('accepts any amount within the inclusive limits, for a card and for a wallet [S1.15][A-25][A-87]', () => {
    const cases = anyCurrency.chain((currency) => fc.tuple(openTarget(currency), limitedAmount(currency)));
    fc.assert(
      fc.property(cases, ([target, { limits, amount }]) => {
        expect(checkTopUp(encodeAmount(amount), target, limits)).toEqual(Result.succeed(amount));
      }),
    );
    for (const entry of ['10', '250,00']) expect(Result.isSuccess(checkTopUp(entry, onCard, LIMITS))).toBe(true);
  });

  test('refuses others, and anything that is not an amount [A-87]', () => {
    expect(checkTopUp('9.99', onCard, LIMITS)).toEqual(
      Result.fail({ _tag: 'AmountBelowMinimum', min: LIMITS.minAmount }),
    );
    expect(checkTopUp('250.01', onCard, LIMITS)).toEqual(
      Result.fail({ _tag: 'AmountAboveMaximum', max: LIMITS.maxAmount }),
    );
    expect(checkTopUp('', onCard, LIMITS)).toEqual(Result.fail({ _tag: 'Required' }));
    expect(checkTopUp('ten', onCard, LIMITS)).toEqual(Result.fail({ _tag: 'AmountMalformed' }));
  });

  test('of a card is refused as every other use of it is, before its amount is looked at [A-86][A-87]', () => {
    fc.assert(
      fc.property(anyCard(), fc.boolean(), (card, isReloadable) => {
        const facts = { ...openFacts(card), isReloadable };
        const refused = checkCardUse('topUp', card, facts);
        const checked = checkTopUp('', { type: 'card', card, facts }, LIMITS);
        if (Result.isFailure(refused)) expect(checked).toEqual(refused);
        else expect(checked).toEqual(Result.fail({ _tag: 'Required' }));
      }),
    );
  });

  test('of a wallet needs an existing, reloadable one [A-87][A-88]', () => {
    expect(ofWallet(null)).toEqual(Result.fail({ _tag: 'WalletNotOffered' }));
    expect(ofWallet({ isReloadable: false })).toEqual(Result.fail({ _tag: 'WalletNotReloadable' }));
    expect(Result.isSuccess(ofWallet({ isReloadable: true }))).toBe(true);
    expect(checkTopUpTarget(onCard)).toEqual(Result.succeed(onCard));
  });

  test('of a wallet is within what the unit’s reloadable products take, and there is none without such a product [A-87]', () => {
    const product = (isReloadable: boolean, min: string, max: string) => ({
      isReloadable,
      minAmount: eur(min),
      maxAmount: eur(max),
    });
    const products = [product(true, '20', '150'), product(true, '10', '100'), product(false, '1', '900')];
    expect(walletLimits(products)).toEqual({ minAmount: eur('10'), maxAmount: eur('150') });
    expect(walletLimits(products.toReversed())).toEqual(walletLimits(products));
    expect(walletLimits(products.slice(2))).toBeNull();
  });

  test('costs its amount, and a fee only where the answer states one [A-08]', () => {
    expect(topUpOffer(eur('50'), { transactionNo: 'T1', fee: null })).toEqual({
      transactionNo: 'T1',
      amount: eur('50'),
      fee: zero(euro),
      due: eur('50'),
    });
    fc.assert(
      fc.property(price(euro), price(euro), (amount, fee) => {
        const offer = topUpOffer(amount, { transactionNo: 'T1', fee });
        expect(offer.due).toEqual(add(amount, fee));
        expect(subtract(offer.due, offer.fee)).toEqual(offer.amount);
      }),
    );
  });

  test('is offered before the shop is told of it, without a fee [A-172]', () => {
    fc.assert(
      fc.property(price(euro), (amount) => {
        expect(topUpOffer(amount, null)).toEqual({ transactionNo: null, amount, fee: zero(euro), due: amount });
      }),
    );
  });

  test('that was left is found by its card, or as the wallet’s [A-172]', () => {
    const all = [left('T1', 'K1'), left('T2', null)];
    expect([topUpToPayOf(all, 'K1'), topUpToPayOf(all, null), topUpToPayOf(all, 'K2')]).toEqual([all[0], all[1], null]);
  });

  test('is paid with means that settle on the provider’s page, in the unit’s order: never from a wallet or a coupon [A-87]', () => {
    expect(topUpMeans(PAYMENT_MEANS)).toEqual(['creditCard', 'debitCard', 'paypal', 'instantTransfer']);
    expect(topUpMeans(['wallet', 'instantTransfer', 'bankTransfer', 'creditCard'])).toEqual([
      'instantTransfer',
      'creditCard',
    ]);
  });
});

describe('the way back of a top-up', () => {
  const paid = {
    state: 'paid',
    orderNo: 'T1',
    paymentId: 'p-1',
    method: 'creditcard',
    cardToken: 'tok',
  } as const;
  const facts = { transactionNo: 'T1', paymentLogId: 'log-1', entry: '50.00' };
  const CARD = { itemCode: 'AB1', card: '4417-2' };

  test('leads to the very card or to the wallet, whose page reads payment and token from its address [A-172][S2.46][S2.47][S4.98][S4.99]', () => {
    for (const provider of PAYMENT_PROVIDER_IDS) {
      for (const [place, path, card] of [
        [CARD, '/account/cards/AB1', '4417-2'],
        [null, '/account/wallet', undefined],
      ] as const) {
        const underWay = topUpUnderWay(place, provider, facts);
        expect(underWay).toMatchObject({ provider, paymentLogId: 'log-1', chosenMeans: null, entry: '50.00' });
        for (const outcome of [paid, { state: 'failed', orderNo: 'T1' }, { state: 'open', orderNo: 'T1' }] as const) {
          const back = paymentReturnLocation(underWay, outcomeOf(underWay, outcome));
          expect([back.path, back.query['card']]).toEqual([path, card]);
        }
        const location = paymentReturnLocation(underWay, outcomeOf(underWay, paid));
        expect(readTopUpReturn(location.query)).toEqual({ state: 'paid', paymentId: 'p-1', cardToken: 'tok' });
        const without = paymentReturnLocation(underWay, outcomeOf(underWay, { ...paid, cardToken: null }));
        expect(readTopUpReturn(without.query)).toEqual({ state: 'paid', paymentId: 'p-1', cardToken: null });
      }
    }
  });

  test('says that it failed where the result names it so; nothing while nobody knows or another payment is named [A-130][A-179]', () => {
    const underWay = topUpUnderWay(CARD, 'lyra', facts);
    const saidOf = (result: Parameters<typeof outcomeOf>[1]) =>
      readTopUpReturn(paymentReturnLocation(underWay, outcomeOf(underWay, result)).query);
    expect(saidOf({ state: 'failed', orderNo: 'T1' })).toEqual({ state: 'failed' });
    expect(saidOf({ ...paid, orderNo: 'T2' })).toBeNull();
    expect(readTopUpReturn(paymentReturnLocation(underWay, { state: 'undecided', orderNo: 'T1' }).query)).toBeNull();
    expect(readTopUpReturn({})).toBeNull();
    expect(readTopUpReturn({ paymentId: '' })).toBeNull();
    expect(readTopUpReturn({ failed: 'no' })).toBeNull();
  });

  test('that failed is failed even if an address says both', () => {
    expect(readTopUpReturn({ failed: 'true', paymentId: 'p-1' })).toEqual({ state: 'failed' });
  });

  test('that failed keeps its amount as the field writes it, and nothing that is no amount [A-172]', () => {
    expect([',', '.'].map((separator) => entryAgain('50.00', euro, separator as ',' | '.'))).toEqual([
      '50,00',
      '50.00',
    ]);
    for (const lost of [null, '', 'fifty', '50.005']) expect(entryAgain(lost, euro, ',')).toBe('');
  });

  test('is booked with the payment id, and the token where there is one [A-87]', () => {
    expect(topUpPaymentInfo({ paymentId: 'p-1', cardToken: 'tok' })).toEqual({ paymentId: 'p-1', cardToken: 'tok' });
    expect(topUpPaymentInfo({ paymentId: 'p-1', cardToken: null })).toEqual({ paymentId: 'p-1' });
  });
});

describe('a booked top-up', () => {
  test('updates the balance of that card and of no other [S4.48]', () => {
    fc.assert(
      fc.property(cardDetails(), fc.nat(), price(euro), (detail, pick, balance) => {
        fc.pre(detail.cards.length > 0);
        const at = pick % detail.cards.length;
        const { cardNumber } = detail.cards[at]!;
        expect(cardsAfterTopUp(detail, { cardNumber, balance })).toEqual({
          ...detail,
          cards: detail.cards.with(at, { ...detail.cards[at]!, balance, hasMoved: true }),
        });
        for (const other of [null, 'other'])
          expect(cardsAfterTopUp(detail, { cardNumber: other, balance })).toBe(detail);
      }),
    );
  });

  test('of the wallet updates its balance if there is a wallet, and nothing else of it [S4.49]', () => {
    fc.assert(
      fc.property(wallets(), price(euro), (wallet, balance) => {
        expect(walletAfterTopUp(wallet, { cardNumber: null, balance })).toEqual({ ...wallet, balance });
        expect(walletAfterTopUp(wallet, { cardNumber: 'K1', balance })).toBe(wallet);
        expect(walletAfterTopUp(null, { cardNumber: null, balance })).toBeNull();
      }),
    );
  });
});

describe('the status of a top-up', () => {
  test('is requesting until it is settled or cancelled, once [A-87][A-88]', () => {
    expect(nextTopUpStatus('requesting', 'settle')).toEqual(Result.succeed('confirmed'));
    expect(nextTopUpStatus('requesting', 'cancel')).toEqual(Result.succeed('canceled'));
    expect(nextTopUpStatus('canceled', 'settleLate')).toEqual(Result.succeed('confirmed'));
    for (const status of ['requesting', 'confirmed', 'canceled'] as const) {
      for (const event of ['settle', 'cancel', 'settleLate'] as const) {
        if ((status === 'canceled') === (event === 'settleLate') && status !== 'confirmed') continue;
        expect(nextTopUpStatus(status, event)).toEqual(Result.fail({ _tag: 'TopUpEventRefused', status, event }));
      }
    }
    expect(Object.keys(TOP_UP_TRANSITIONS).toSorted()).toEqual(WALLET_STATUSES.toSorted());
  });

  test('shows in the card’s history as requesting, reload or cancelled [S4.2]', () => {
    expect(WALLET_STATUSES.map((status) => [status, cardEventOfTopUp(status)])).toEqual([
      ['confirmed', 'reload'],
      ['canceled', 'cancelled'],
      ['requesting', 'requesting'],
    ]);
  });
});
