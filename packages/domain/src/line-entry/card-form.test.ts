/** How the form of a card begins, how an amount is chosen, and how a line of the cart comes back into it. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ANYWHERE, EMPTY_RECEIVER } from '../address/index.ts';
import { newLine } from '../cart/index.ts';
import type { CartLine } from '../cart/index.ts';
import { money } from '../money/index.ts';
import { euro } from '../money/testing.ts';
import { storedPhoto } from './chosen-photo.ts';
import { choosePreset, faceOf, formOfLine, startForm, typeOwnAmount } from './index.ts';
import type { CardForm, CardFormFacts } from './index.ts';
import { cardFacts } from './line-entry.arbitraries.ts';
import { filledForms } from './testing.ts';

const facts = cardFacts({
  kind: 'physical',
  usableAt: 'both',
  hasTemplates: true,
  buyer: 'individual',
  offersLetters: true,
  isCredit: false,
});
const start = startForm(facts);

const suggesting = (...amounts: readonly number[]): CardFormFacts => ({
  ...facts,
  product: { ...facts.product, suggestedAmounts: amounts.map((amount) => money(amount, euro)) },
});

const countryServedBy = (addressPolicy: CardFormFacts['addressPolicy']) =>
  startForm({ ...facts, country: 'BE', addressPolicy }).receiver.address.countryCode;

describe('a form begins', () => {
  test('with face, amount, way and letter chosen, for a friend, and with nothing entered [A-169]', () => {
    expect(startForm({ ...facts, letterTypes: facts.letterTypes.toReversed() })).toEqual({
      faceId: '1',
      preset: '50.00',
      ownAmount: '',
      quantity: 1,
      message: '',
      message2: '',
      photo: null,
      place: 'wholeStore',
      placeText: '',
      isForSelf: false,
      deliveryType: 'physical',
      letterTypeId: 'simple',
      extraCode: null,
      receiver: { ...EMPTY_RECEIVER, address: { ...EMPTY_RECEIVER.address, countryCode: 'FR' } },
      sender: { name: '', email: '' },
      isScheduled: false,
      day: '',
      time: '',
    });
  });

  test.each([
    [[], null],
    [[20], '20.00'],
    [[20, 30], '30.00'],
    [[20, 30, 40, 60, 80], '40.00'],
  ])('of the suggested amounts %j with the one in the middle, %j', (amounts, preset) => {
    expect(startForm(suggesting(...amounts)).preset).toBe(preset);
  });

  test('for the buyer on the page for himself [A-43]', () => {
    expect(startForm(facts, 'self')).toEqual({ ...start, isForSelf: true });
    expect(startForm(facts, 'friend')).toEqual(start);
  });

  test('with the first way that is offered, by email where none is', () => {
    expect(startForm({ ...facts, deliveryTypes: ['sms', 'email'] }).deliveryType).toBe('sms');
    expect(startForm({ ...facts, deliveryTypes: [] }).deliveryType).toBe('email');
  });

  test('without face and letter where the product has none', () => {
    expect(startForm({ ...facts, faces: [], letterTypes: [] })).toEqual({ ...start, faceId: null, letterTypeId: null });
  });

  test('in the first country that is served, in the unit’s own where all are', () => {
    expect(countryServedBy({ countries: ['LU', 'FR'], zipRules: {} })).toBe('LU');
    expect([countryServedBy(ANYWHERE), countryServedBy({ countries: [], zipRules: {} })]).toEqual(['BE', 'BE']);
  });
});

test('a suggested amount and an own one take the place of each other, and of nothing else', () =>
  fc.assert(
    fc.property(filledForms, fc.string(), fc.string(), ({ form }, preset, own) => {
      expect(choosePreset(form, preset)).toEqual({ ...form, preset, ownAmount: '' });
      expect(typeOwnAmount(form, own)).toEqual({ ...form, ownAmount: own, preset: null });
    }),
  ));

test('the face is the one that was chosen, if it is there', () => {
  const chosen = ['1', '2', '3', null].map((faceId) => faceOf({ ...start, faceId }, facts));
  expect(chosen).toEqual([...facts.faces, null, null]);
});

const line: CartLine = { ...newLine('A', 'GC1', euro), draftPath: 'buying-friend', amount: money(25, euro) };
const formOf = (over: Partial<CartLine>) => formOfLine({ ...line, ...over }, facts);

describe('a line of the cart comes back into the form', () => {
  test('as it starts, where the line says nothing else', () => {
    expect(formOf({})).toEqual({ ...start, preset: '25.00', deliveryType: 'pdf' });
  });

  test('with all that it says', () => {
    const receiver = {
      ...EMPTY_RECEIVER,
      firstName: 'Ada',
      address: { line1: '1 rue A', line2: '', zipCode: '1000', city: 'Bruxelles', countryCode: 'BE' },
    };
    const sender = { name: 'Camille Roux', email: 'camille@exemple.fr' };
    const full = formOf({
      templateId: '2',
      quantity: 3,
      message: 'Hello',
      message2: 'there',
      photoUrl: '/p.png',
      delivery: { type: 'physical', date: null },
      letter: { typeId: 'registered', price: money(6, euro), salesmanDiscount: null },
      extra: { itemCode: 'BOX', name: 'Box', imageUrl: null, amount: money(2, euro), discount: null },
      receiver,
      sender,
    });
    expect(full).toEqual({
      ...start,
      faceId: '2',
      preset: '25.00',
      quantity: 3,
      message: 'Hello',
      message2: 'there',
      photo: storedPhoto('/p.png'),
      letterTypeId: 'registered',
      extraCode: 'BOX',
      receiver,
      sender,
    });
  });

  test('with an amount that is not suggested as the buyer’s own', () => {
    expect(formOf({ amount: money('25.01', euro) })).toMatchObject({ preset: null, ownAmount: '25.01' });
    expect(formOf({ amount: money(75, euro) })).toMatchObject({ preset: '75.00', ownAmount: '' });
  });

  test.each([
    [null, [false, '', '']],
    ['2026/12/24', [true, '2026-12-24', '']],
    ['2026/12/24 18:30', [true, '2026-12-24', '18:30']],
  ] as const)('of the date %j with %j as it is entered [A-55]', (date, [isScheduled, day, time]) => {
    expect(formOf({ delivery: { type: 'email', date } })).toMatchObject({ isScheduled, day, time });
  });

  test.each([
    [{ type: 'wholeStore' }, ['wholeStore', '']],
    [{ type: 'allExceptFood' }, ['allExceptFood', '']],
    [{ type: 'freeText', text: 'Librairie' }, ['freeText', 'Librairie']],
  ] as const)('with the place %j [S3.3]', (redeemablePlace, [place, placeText]) => {
    expect(formOf({ redeemablePlace })).toMatchObject({ place, placeText });
  });

  test.each([
    ['buying-self', true],
    ['buying-friend', false],
    ['salesman-to-self', false],
  ])('from the page %s, for the buyer himself: %s [A-43]', (draftPath, isForSelf) => {
    expect(formOf({ draftPath })).toMatchObject({ isForSelf } satisfies Partial<CardForm>);
  });

  test('keeps a receiver without an address, and gives him the country to begin with', () => {
    const receiver = { ...EMPTY_RECEIVER, firstName: 'Ada', email: 'ada@exemple.fr' };
    expect(formOf({ receiver }).receiver).toEqual({ ...receiver, address: start.receiver.address });
  });
});
