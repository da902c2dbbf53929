/** The initial form of a card, the choice of an amount, and the form of an existing cart line. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ANYWHERE, EMPTY_RECEIVER } from '../address/index.ts';
import { newLine } from '../cart/index.ts';
import type { CartLine } from '../cart/index.ts';
import { money } from '../money/index.ts';
import { euro } from '../money/testing.ts';
import { storedPhoto } from './chosen-photo.ts';
import { choosePreset, faceOf, formOfLine, keptForm, startForm, typeOwnAmount, withKnownSender } from './index.ts';
import type { CardForm, CardFormFacts } from './index.ts';
import { cardFacts } from './line-entry.arbitraries.ts';
import { anyForms, filledForms } from './testing.ts';

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

describe('a sender who is known already', () => {
  const known = { name: 'Inès Marchand', email: 'ines@exemple.fr' };

  test('is filled in where none is typed', () => expect(withKnownSender(start, known).sender).toEqual(known));

  test.each([
    ['Hugo', ''],
    ['', 'hugo@exemple.fr'],
  ])('gives way to what is typed: %j, %j', (name, email) =>
    expect(withKnownSender({ ...start, sender: { name, email } }, known).sender).toEqual({ name, email }),
  );
});

describe('a form that outlives its page', () => {
  const photo = { name: 'ines.jpg', src: 'blob:1', url: null, refusal: null };
  const keptOf = (changes: Partial<typeof photo> | { readonly url: string }) =>
    keptForm({ ...start, photo: { ...photo, ...changes } }).photo;

  test('keeps a stored photo, seen at the shop’s own address', () =>
    expect(keptOf({ url: '/uploads/1.png' })).toEqual({ ...photo, src: '/uploads/1.png', url: '/uploads/1.png' }));

  test('is never added without a photo that was on its way', () =>
    expect(keptOf({})).toEqual({ ...photo, src: null, refusal: { _tag: 'UploadFailed' } }));

  test('keeps everything else as it is', () =>
    fc.assert(
      fc.property(anyForms, ({ form }) => {
        expect({ ...keptForm(form), photo: null }).toEqual({ ...form, photo: null });
      }),
    ));
});

describe('a new form', () => {
  test('has face, amount, delivery type and letter chosen, is for a friend, and has nothing entered [A-169]', () => {
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
      customerId: '',
      validMonths: '',
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
  ])('chooses from the suggested amounts %j the middle one, %j', (amounts, preset) => {
    expect(startForm(suggesting(...amounts)).preset).toBe(preset);
  });

  test('is for the buyer on the self page [A-43]', () => {
    expect(startForm(facts, 'self')).toEqual({ ...start, isForSelf: true });
    expect(startForm(facts, 'friend')).toEqual(start);
  });

  test('has the first offered delivery type, or email if none is offered', () => {
    expect(startForm({ ...facts, deliveryTypes: ['sms', 'email'] }).deliveryType).toBe('sms');
    expect(startForm({ ...facts, deliveryTypes: [] }).deliveryType).toBe('email');
  });

  test('has no face or letter if the product has none', () => {
    expect(startForm({ ...facts, faces: [], letterTypes: [] })).toEqual({ ...start, faceId: null, letterTypeId: null });
  });

  test('has the first country that is served, or the unit’s own if all are', () => {
    expect(countryServedBy({ countries: ['LU', 'FR'], zipRules: {} })).toBe('LU');
    expect([countryServedBy(ANYWHERE), countryServedBy({ countries: [], zipRules: {} })]).toEqual(['BE', 'BE']);
  });
});

test('a suggested amount and a typed one only replace each other', () =>
  fc.assert(
    fc.property(filledForms, fc.string(), fc.string(), ({ form }, preset, own) => {
      expect(choosePreset(form, preset)).toEqual({ ...form, preset, ownAmount: '' });
      expect(typeOwnAmount(form, own)).toEqual({ ...form, ownAmount: own, preset: null });
    }),
  ));

test('the face is the chosen one, if it exists', () => {
  const chosen = ['1', '2', '3', null].map((faceId) => faceOf({ ...start, faceId }, facts));
  expect(chosen).toEqual([...facts.faces, null, null]);
});

const line: CartLine = { ...newLine('A', 'GC1', euro), draftPath: 'buying-friend', amount: money(25, euro) };
const formOf = (over: Partial<CartLine>) => formOfLine({ ...line, ...over }, facts);

describe('the form of a cart line', () => {
  test('has the customer ID and the validity that its company states, and none where the product’s own holds [S6.12][A-28]', () => {
    expect(formOf({ customerId: 'K-7', validMonths: 6 })).toMatchObject({ customerId: 'K-7', validMonths: '6' });
    expect(formOf({})).toMatchObject({ customerId: '', validMonths: '' });
  });

  test('has default values where the line has none', () => {
    expect(formOf({})).toEqual({ ...start, preset: '25.00', deliveryType: 'pdf' });
  });

  test('has all values of the line', () => {
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

  test('has an amount that is not suggested as a typed one', () => {
    expect(formOf({ amount: money('25.01', euro) })).toMatchObject({ preset: null, ownAmount: '25.01' });
    expect(formOf({ amount: money(75, euro) })).toMatchObject({ preset: '75.00', ownAmount: '' });
  });

  test.each([
    [null, [false, '', '']],
    ['2026/12/24', [true, '2026-12-24', '']],
    ['2026/12/24 18:30', [true, '2026-12-24', '18:30']],
  ] as const)('has for the date %j the entries %j [A-55]', (date, [isScheduled, day, time]) => {
    expect(formOf({ delivery: { type: 'email', date } })).toMatchObject({ isScheduled, day, time });
  });

  test.each([
    [{ type: 'wholeStore' }, ['wholeStore', '']],
    [{ type: 'allExceptFood' }, ['allExceptFood', '']],
    [{ type: 'freeText', text: 'Librairie' }, ['freeText', 'Librairie']],
  ] as const)('has the place %j [S3.3]', (redeemablePlace, [place, placeText]) => {
    expect(formOf({ redeemablePlace })).toMatchObject({ place, placeText });
  });

  test.each([
    ['buying-self', true],
    ['buying-friend', false],
    ['salesman-to-self', false],
  ])('of the page %s is for the buyer: %s [A-43]', (draftPath, isForSelf) => {
    expect(formOf({ draftPath })).toMatchObject({ isForSelf } satisfies Partial<CardForm>);
  });

  test('keeps a receiver without an address, and adds the default country', () => {
    const receiver = { ...EMPTY_RECEIVER, firstName: 'Ada', email: 'ada@exemple.fr' };
    expect(formOf({ receiver }).receiver).toEqual({ ...receiver, address: start.receiver.address });
  });
});
