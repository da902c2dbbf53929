import { Result } from 'effect';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkCardUse, isExpired } from '../card/index.ts';
import { inconsistentEvent } from '../card-history/index.ts';
import { anyCard, CARD_TODAY, openFacts, usableCard } from '../card/testing.ts';
import { add, encodeAmount, equals, fromMinorUnits, isZero, money, toMinorUnits, zero } from '../money/index.ts';
import { anyCurrency, euro } from '../money/testing.ts';
import { numberingPlan } from '../phone/index.ts';
import {
  cardAfterTransfer,
  checkReceiverEmail,
  checkReceiverPhone,
  checkTransfer,
  receivedCard,
  balanceAfterTransfer,
  TRANSFER_METHODS,
  transferEvents,
} from './index.ts';
import { encodeTransfer } from './schema.ts';
import type { TransferEntry, TransferFacts } from './index.ts';
import { anyMethod, FRIEND, partOf, SENDER, transferFacts } from './testing.ts';

const accepted = (entry: TransferEntry, facts: TransferFacts) =>
  Result.getOrThrow(checkTransfer(entry, facts, numberingPlan));
const refused = (entry: Partial<TransferEntry>, facts: TransferFacts = FACTS) =>
  Result.getOrThrow(Result.flip(checkTransfer({ ...FRIEND, ...entry }, facts, numberingPlan)));
const withMode = (facts: TransferFacts, transferMode: 'whole' | 'part' | 'none'): TransferFacts => ({
  ...facts,
  use: { ...facts.use, transferMode },
});

const FACTS: TransferFacts = {
  ...fc.sample(transferFacts(), { numRuns: 1, seed: 3 })[0]!,
};
const OWN_MOBILE = ['06 12 34 56 78', '612345678', '+33612345678', '0033 6 12 34 56 78'];

describe('a transfer', () => {
  test('goes by email or SMS, to a friend by name, and to the chosen contact only [S1.18][S3.104][S3.105][A-95]', () => {
    expect(TRANSFER_METHODS).toEqual(['email', 'sms']);
    const byEmail = accepted({ ...FRIEND, phone: { areaCode: '', number: 'x' } }, FACTS);
    expect(byEmail).toMatchObject({ friendName: 'Łukasz', to: { method: 'email', email: 'lukasz@exemple.fr' } });
    const bySms = accepted({ ...FRIEND, method: 'sms', email: 'x' }, FACTS);
    expect(bySms).toMatchObject({ friendName: 'Łukasz', to: { method: 'sms', phone: { e164: '+33698765432' } } });
  });

  test('moves the whole balance if the product allows no part, whatever amount was typed [A-95]', () => {
    const typed = fc.constantFrom('', '0', '1', 'x', '999999');
    fc.assert(
      fc.property(transferFacts(), anyMethod, typed, (facts, method, amount) => {
        const whole = accepted({ ...FRIEND, method, amount }, withMode(facts, 'whole'));
        expect(whole.cardNumber).toBe(facts.card.cardNumber);
        expect(equals(whole.amount, facts.card.balance)).toBe(true);
        expect(isZero(whole.rest)).toBe(true);
      }),
    );
  });

  test('moves the whole card by default, also where parts are allowed', () => {
    for (const amount of ['', ' ']) {
      expect(accepted({ ...FRIEND, amount }, FACTS).amount).toEqual(FACTS.card.balance);
    }
  });

  test('shows the remaining balance while an amount is typed, and none for an invalid amount', () => {
    fc.assert(
      fc.property(transferFacts(), fc.constantFrom('whole' as const, 'part' as const), (facts, mode) => {
        for (const amount of ['', '0.01', '1', '0', '999999', 'x']) {
          const given = checkTransfer({ ...FRIEND, amount }, withMode(facts, mode), numberingPlan);
          const rest = Result.isSuccess(given) ? given.success.rest : null;
          expect(balanceAfterTransfer(amount, withMode(facts, mode))).toEqual(rest);
        }
      }),
    );
  });

  test('moves any part from one minor unit to the whole, and shows the remaining balance', () => {
    const cases = anyCurrency
      .chain((currency) => transferFacts(currency))
      .chain((facts) => fc.tuple(fc.constant(facts), partOf(facts.card.balance)));
    fc.assert(
      fc.property(cases, ([facts, part]) => {
        const transfer = accepted({ ...FRIEND, amount: encodeAmount(part) }, facts);
        expect(equals(transfer.amount, part)).toBe(true);
        expect(equals(add(transfer.amount, transfer.rest), facts.card.balance)).toBe(true);
      }),
    );
  });

  test('moves neither zero nor more than the balance', () => {
    const { balance } = FACTS.card;
    const more = fromMinorUnits(toMinorUnits(balance) + 1n, euro);
    expect(refused({ amount: '0' })).toEqual({ amount: { _tag: 'AmountBelowMinimum', min: money('0.01', euro) } });
    expect(refused({ amount: encodeAmount(more) })).toEqual({ amount: { _tag: 'AmountAboveMaximum', max: balance } });
    expect(refused({ amount: 'all' })).toEqual({ amount: { _tag: 'AmountMalformed' } });
  });

  test('of a card that is blocked, expired, locked, empty or of a product without transfers is refused [S4.47][A-95]', () => {
    fc.assert(
      fc.property(anyCard(), fc.constantFrom('none' as const, 'whole' as const, 'part' as const), (card, mode) => {
        const facts = withMode({ card, use: openFacts(card), sender: SENDER }, mode);
        const usable = checkCardUse('transfer', card, facts.use);
        const result = checkTransfer(FRIEND, facts, numberingPlan);
        if (Result.isFailure(usable)) expect(result).toEqual(Result.fail({ card: usable.failure }));
        else expect(Result.isSuccess(result)).toBe(true);
        if (card.isBlocked || isExpired(card, CARD_TODAY) || isZero(card.balance) || mode === 'none')
          expect(Result.isFailure(result)).toBe(true);
      }),
    );
  });

  test('names every field that is wrong at once', () => {
    const blocked = { ...FACTS, card: { ...FACTS.card, isBlocked: true } };
    expect(refused({ friendName: '', email: 'x', amount: 'x' }, blocked)).toEqual({
      card: { _tag: 'CardBlocked' },
      friendName: { _tag: 'Required' },
      email: { _tag: 'NotAnEmail' },
      amount: { _tag: 'AmountMalformed' },
    });
    expect(refused({ method: 'sms', phone: { areaCode: '+33', number: '01 42 00 00 00' } })).toEqual({
      phone: { _tag: 'PhoneKindNotAccepted', accepted: 'mobile' },
    });
  });
});

describe('a transfer to oneself', () => {
  const toOneself = Result.fail({ _tag: 'TransferToOneself' });

  test('is refused by email, whatever case and blanks it is written in', () => {
    for (const email of ['ines@exemple.fr', ' INES@Exemple.FR ']) {
      expect(checkReceiverEmail(email, SENDER)).toEqual(toOneself);
      expect(checkReceiverEmail(email.trim(), { ...SENDER, email: ' Ines@EXEMPLE.fr' })).toEqual(toOneself);
      expect(refused({ email })).toEqual({ email: { _tag: 'TransferToOneself' } });
    }
    expect(checkReceiverEmail('ines@exemple.com', SENDER)).toEqual(Result.succeed('ines@exemple.com'));
  });

  test('is refused by mobile, however it is written, and not where the account has none', () => {
    for (const number of OWN_MOBILE) {
      const phone = { areaCode: '+33', number };
      expect(checkReceiverPhone(phone, SENDER, numberingPlan)).toEqual(toOneself);
      expect(refused({ method: 'sms', phone })).toEqual({ phone: { _tag: 'TransferToOneself' } });
      expect(Result.isSuccess(checkReceiverPhone(phone, { ...SENDER, mobile: null }, numberingPlan))).toBe(true);
    }
  });
});

describe('the effect of a transfer', () => {
  const cases = usableCard().chain((card) => fc.tuple(fc.constant(card), partOf(card.balance)));
  const own = { cardNumber: '1234567890123452', pin: '123456' };

  test('keeps all value: what the sender’s card loses is on the friend’s [S1.18]', () => {
    fc.assert(
      fc.property(cases, ([card, amount]) => {
        const left = cardAfterTransfer(card, amount);
        const received = receivedCard(card, amount, own, CARD_TODAY);
        expect(equals(add(left.balance, received.balance), card.balance)).toBe(true);
        expect(left).toEqual({ ...card, balance: left.balance, hasMoved: true });
      }),
    );
  });

  test('makes a new usable card with the expiry and country of the sender’s', () => {
    fc.assert(
      fc.property(cases, ([card, amount]) => {
        const received = receivedCard({ ...card, state: 'used' }, amount, own, CARD_TODAY);
        expect(received).toEqual({
          ...own,
          balance: amount,
          initialBalance: amount,
          hasMoved: false,
          country: card.country,
          purchasedOn: CARD_TODAY,
          expiresOn: card.expiresOn,
          state: 'new',
          isBlocked: false,
          lock: null,
        });
        expect(Result.isSuccess(checkCardUse('pay', received, openFacts(card)))).toBe(true);
      }),
    );
  });

  test('shows as a transfer on the sender’s card and as received on the friend’s, under one reference [S4.2][A-95]', () => {
    fc.assert(
      fc.property(cases, ([card, amount]) => {
        const { sent, received } = transferEvents(card, amount, 9, 'TR1');
        expect(sent).toMatchObject({ kind: 'transfer', amount, at: 9, reference: 'TR1' });
        expect(received).toMatchObject({ kind: 'received', amount, at: 9, reference: 'TR1' });
        const activated = { ...sent, kind: 'activate', amount: card.balance, balanceAfter: card.balance } as const;
        expect(inconsistentEvent([activated, sent], euro)).toBeNull();
        expect(inconsistentEvent([received], euro)).toBeNull();
      }),
    );
  });
});

describe('the call', () => {
  const facts = { ...FACTS, card: { ...FACTS.card, balance: money('40', euro) } };
  const least = { cardNumber: FACTS.card.cardNumber, friendName: 'Łukasz' };

  test('carries the chosen contact and not the other [S3.105][A-95]', () => {
    expect(encodeTransfer(accepted(FRIEND, facts))).toEqual({ ...least, method: 'email', email: 'lukasz@exemple.fr' });
    expect(encodeTransfer(accepted({ ...FRIEND, method: 'sms' }, facts))).toEqual({
      ...least,
      method: 'sms',
      mobileNo: '+33698765432',
    });
  });

  test('has an amount only if a balance remains', () => {
    expect(encodeTransfer(accepted({ ...FRIEND, amount: '12,50' }, facts)).amount).toBe('12.50');
    expect(encodeTransfer(accepted({ ...FRIEND, amount: '40' }, facts))).not.toHaveProperty('amount');
    expect(zero(euro)).toEqual(accepted({ ...FRIEND, amount: '40' }, facts).rest);
  });
});
