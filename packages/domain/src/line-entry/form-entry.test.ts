/** The entry of a card's form: its amount, its date, and its unchecked line for the preview. */
import { Result } from 'effect';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isTrade } from '../customer/index.ts';
import { DELIVERY_TYPES, goesToBuyer } from '../delivery/index.ts';
import { encodeAmount, isZero, money } from '../money/index.ts';
import { euro } from '../money/testing.ts';
import { numberingPlan } from '../phone/index.ts';
import {
  amountOf,
  checkForm,
  draftLine,
  formOfLine,
  leaveOwnAmount,
  ownAmountRefusal,
  scheduleOf,
  startForm,
} from './index.ts';
import type { CardForm, CardFormFacts } from './index.ts';
import { cardFacts } from './line-entry.arbitraries.ts';
import { anyForms, FILLED_IN_AT, filledForms } from './testing.ts';

const facts = cardFacts({
  kind: 'customizedPhysical',
  usableAt: 'both',
  hasTemplates: true,
  buyer: 'individual',
  offersLetters: true,
  isCredit: false,
});
const start = startForm(facts);
const lineOf = (changes: Partial<CardForm>, over: Partial<CardFormFacts> = {}) =>
  draftLine({ ...start, ...changes }, { ...facts, ...over }, 'L1');
const selling = (over: Partial<CardFormFacts['product']>) => ({ product: { ...facts.product, ...over } });

describe('the amount of a form', () => {
  test.each([
    ['25.00', '', '25.00'],
    ['25.00', '99', '25.00'],
    [null, '99,50', '99.50'],
    [null, '', null],
    [null, 'ten', null],
    [null, '9.99', null],
    [null, '250.01', null],
  ])('suggested %j and typed %j is %j [A-25]', (preset, ownAmount, amount) => {
    const read = amountOf({ ...start, preset, ownAmount }, facts);
    expect(read && encodeAmount(read)).toBe(amount);
  });
});

const refusalOf = (preset: string | null, ownAmount: string) =>
  ownAmountRefusal({ ...start, preset, ownAmount }, facts)?._tag ?? null;

const leftOf = (ownAmount: string) => leaveOwnAmount({ ...start, preset: null, ownAmount }, facts).ownAmount;

describe('a typed amount that is left', () => {
  test.each([
    ['9,99', 'AmountBelowMinimum'],
    ['250.01', 'AmountAboveMaximum'],
    ['9'.repeat(20), 'AmountAboveMaximum'],
    ['1,000', 'AmountAmbiguous'],
    ['99,999', 'AmountAmbiguous'],
    ['99,9999', 'TooManyDecimals'],
    ['ten', 'AmountMalformed'],
    ['50 $', 'AmountMalformed'],
  ])('has its reason at once: %s is %s [A-25][A-114][A-154][A-168]', (typed, reason) =>
    expect(refusalOf(null, typed)).toBe(reason),
  );

  test.each(['50', '50,5', '50 €', '€50', '50 EUR', ' '])('has none where it can be bought, or is empty: %j', (typed) =>
    expect(refusalOf(null, typed)).toBeNull(),
  );

  test('is not judged while a suggested amount is chosen', () => expect(refusalOf('50.00', 'ten')).toBeNull());

  test('loses the sign that stands beside the field, and keeps what cannot be read', () => {
    expect(['50 €', '50', '50 $', 'ten'].map(leftOf)).toEqual(['50', '50', '50 $', 'ten']);
  });
});

const dateOf = (changes: Partial<CardForm>) => scheduleOf({ ...start, deliveryType: 'email', ...changes });

describe('the date of a form', () => {
  const later = { isScheduled: true, day: '2026-12-24', time: '' };

  test('is the chosen day, with the minute if one is chosen, and none for immediate delivery [A-55]', () => {
    expect(dateOf({})).toBeNull();
    expect(dateOf({ ...later, isScheduled: false })).toBeNull();
    expect(dateOf(later)).toBe('2026/12/24');
    expect(dateOf({ ...later, time: '18:30' })).toBe('2026/12/24 18:30');
  });

  test('is empty for cards that go to the buyer, whatever was chosen before', () => {
    for (const deliveryType of DELIVERY_TYPES)
      expect(dateOf({ ...later, deliveryType }) === null).toBe(goesToBuyer(deliveryType));
  });
});

const placeOf = (place: CardForm['place'], over: Partial<CardFormFacts> = {}) =>
  lineOf({ place, placeText: 'Librairie' }, over).redeemablePlace;

describe('the line in the preview of a form', () => {
  test('has the product’s values and the entries', () => {
    const sender = { name: 'Camille Roux', email: 'camille@exemple.fr' };
    expect(lineOf({ quantity: 3, sender, isScheduled: true, day: '2026-12-24' })).toMatchObject({
      lineId: 'L1',
      itemCode: 'GC1',
      draftPath: 'buying-friend',
      productName: 'Card',
      amount: money(50, euro),
      quantity: 3,
      templateId: '1',
      templateImageUrl: '/face-1.png',
      photoUrl: null,
      delivery: { type: 'physical', date: '2026/12/24' },
      deliveryTimeZone: 'Europe/Paris',
      receiver: start.receiver,
      sender,
      customerId: null,
    });
  });

  test('costs nothing as long as there is no valid amount', () => {
    fc.assert(
      fc.property(anyForms, ({ form, facts: of }) => {
        const { amount } = draftLine(form, of, 'L1');
        expect(isZero(amount)).toBe(amountOf(form, of) === null);
      }),
    );
    expect(lineOf({ preset: null, ownAmount: 'ten' }).amount).toEqual(money(0, euro));
  });

  test('has its buyer as receiver if the card is for the buyer', () => {
    const sender = { name: 'Inès de la Tour', email: 'ines@exemple.fr' };
    expect(lineOf({ isForSelf: true, sender })).toMatchObject({
      draftPath: 'buying-self',
      receiver: { ...start.receiver, firstName: 'Inès', lastName: 'de la Tour', email: 'ines@exemple.fr' },
    });
  });

  test('has an offered additional product, with the fee of its own card', () => {
    expect(lineOf({ extraCode: 'BOX' })).toMatchObject({
      extra: { itemCode: 'BOX', amount: money('2.50', euro), discount: null },
      cardMadeFee: money(15, euro),
      extraCardMadeFee: money(15, euro),
    });
    for (const extraCode of ['GOLD', null])
      expect(lineOf({ extraCode })).toMatchObject({ extra: null, extraCardMadeFee: null });
    expect(lineOf({ extraCode: 'BOX' }, selling({ kind: 'digital' })).extra).toBeNull();
  });

  test('has the chosen letter if it is posted, and none otherwise [A-166]', () => {
    expect(lineOf({ letterTypeId: 'registered' }).letter).toMatchObject({ typeId: 'registered' });
    expect(lineOf({ letterTypeId: 'pigeon' }).letter).toBeNull();
    expect(lineOf({ letterTypeId: 'registered', deliveryType: 'email' }).letter).toBeNull();
  });

  test('has the second line and the face only for a card with templates [A-27]', () => {
    const words = { message: 'Hello', message2: 'there', faceId: '2' };
    expect(lineOf(words)).toMatchObject({
      message: 'Hello',
      message2: 'there',
      templateId: '2',
      templateImageUrl: '/face-2.png',
    });
    expect(lineOf(words, selling({ hasTemplates: false }))).toMatchObject({
      message: 'Hello',
      message2: '',
      templateId: null,
      templateImageUrl: null,
    });
    expect(lineOf({ faceId: null })).toMatchObject({ templateId: null, templateImageUrl: null });
  });

  test('has the photo once the shop stored it', () => {
    const photo = { name: 'me.png', src: 'blob:1', url: null, refusal: null };
    expect(lineOf({ photo }).photoUrl).toBeNull();
    expect(lineOf({ photo: { ...photo, url: '/uploads/1.png' } }).photoUrl).toBe('/uploads/1.png');
  });

  test('has the chosen place, if the buyer may choose one [S3.3][A-159]', () => {
    expect(placeOf('allExceptFood')).toEqual({ type: 'allExceptFood' });
    expect(placeOf('freeText')).toEqual({ type: 'freeText', text: 'Librairie' });
    expect(placeOf('freeText', { buyer: 'guest' })).toEqual({ type: 'wholeStore' });
    expect(placeOf('freeText', selling({ usableAt: 'online' }))).toEqual({ type: 'wholeStore' });
  });

  test('has the chosen quantity, valid twelve months unless its company chose [S5.31]', () =>
    fc.assert(
      fc.property(filledForms, ({ form, facts: of }) => {
        const months = isTrade(of.buyer) ? Number(form.validMonths || 12) : 12;
        expect(draftLine(form, of, 'L1')).toMatchObject({ quantity: form.quantity, validMonths: months });
      }),
    ));
});

test('the customer ID and the validity of a card are those of its company; nobody else states them [S6.12][A-28]', () => {
  fc.assert(
    fc.property(filledForms, ({ form, facts: of }) => {
      const line = Result.getOrThrow(checkForm(form, of, numberingPlan, { now: FILLED_IN_AT, lineId: 'L1' }));
      const isTrader = isTrade(of.buyer);
      expect(line.customerId).toBe(isTrader && form.customerId !== '' ? form.customerId : null);
      expect(line.validMonths).toBe(isTrader && form.validMonths !== '' ? Number(form.validMonths) : 12);
      expect(formOfLine(line, of)).toMatchObject({
        customerId: isTrader ? form.customerId : '',
        validMonths: isTrader ? form.validMonths : '',
      });
    }),
  );
});
