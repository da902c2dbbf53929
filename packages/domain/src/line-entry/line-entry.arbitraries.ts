/** Random forms of a card with their facts, valid by construction; and functions that make a valid form invalid. */
import * as fc from 'fast-check';
import { MAINLAND_FRANCE } from '../address/index.ts';
import { receivers } from '../address/testing.ts';
import { CARD_KINDS, USABLE_AT } from '../catalogue/index.ts';
import type { CardKind, UsableAt } from '../catalogue/index.ts';
import type { CustomerKind } from '../customer/index.ts';
import { customerKinds } from '../customer/testing.ts';
import { letterTypes } from '../delivery/testing.ts';
import { emails } from '../email/testing.ts';
import { encodeAmount, fromMinorUnits, money, rate, zero } from '../money/index.ts';
import { euro } from '../money/testing.ts';
import { REDEEMABLE_PLACES } from '../personalisation/index.ts';
import { DAY_MS, formatInstantDate, parseIso } from '../time/index.ts';
import { plainText } from '../text/testing.ts';
import { storedPhoto } from './chosen-photo.ts';
import { startForm } from './card-form.ts';
import type { CardForm, CardFormFacts } from './card-form.ts';
import { offeredDeliveryTypes, offeredExtras } from './line-entry.ts';

const eur = (amount: string) => money(amount, euro);

/** The current time for these arbitraries. */
export const FILLED_IN_AT = parseIso('2026-06-14T08:00:00Z') ?? 0;
const ZONE = 'Europe/Paris';

const additionalProducts = [
  { itemCode: 'BOX', name: 'Box', imageUrl: null, amount: eur('2.50') },
  { itemCode: 'RIBBON', name: 'Ribbon', imageUrl: null, amount: eur('1') },
];

/** How forms differ by card, unit and buyer. */
interface FactChoices {
  readonly kind: CardKind;
  readonly usableAt: UsableAt;
  readonly hasTemplates: boolean;
  readonly buyer: CustomerKind;
  readonly offersLetters: boolean;
  readonly isCredit: boolean;
}

/**
 * A card of 10 to 250 with three suggested amounts, two faces if it has templates, box and ribbon as additional
 * products, sold in France.
 */
export const cardFacts = ({
  kind,
  usableAt,
  hasTemplates,
  buyer,
  offersLetters,
  isCredit,
}: FactChoices): CardFormFacts => {
  const phoneCredit = isCredit && kind === 'digital' ? { categoryId: '10', countries: ['FR'] } : null;
  const product = {
    kind,
    usableAt,
    hasTemplates,
    itemCode: 'GC1',
    parentItemCode: null,
    name: 'Card',
    categoryId: '10',
    sort: null,
    voucherKind: 'multiPurpose' as const,
    minAmount: eur('10'),
    maxAmount: eur('250'),
    suggestedAmounts: [eur('25'), eur('50'), eur('75')],
    discountRate: rate(0),
    productTaxRate: rate(0),
    additionalTaxRate: rate(20),
    cardMadeFee: kind === 'customizedPhysical' ? eur('15') : null,
    extraCardMadeFee: kind === 'customizedPhysical' ? eur('15') : zero(euro),
    images: ['/card.png'],
  };
  return {
    product,
    buyer,
    phoneCredit,
    faces: hasTemplates ? ['1', '2'].map((id) => ({ id, images: [], imageUrl: `/face-${id}.png` })) : [],
    deliveryTypes: offeredDeliveryTypes({ product, buyer, phoneCredit }),
    letterTypes: kind === 'digital' || !offersLetters ? [] : letterTypes,
    additionalProducts: offeredExtras({ product, additionalProducts }),
    country: 'FR',
    timeZone: ZONE,
    addressPolicy: MAINLAND_FRANCE,
  };
};

const facts: fc.Arbitrary<CardFormFacts> = fc
  .record({
    kind: fc.constantFrom(...CARD_KINDS),
    usableAt: fc.constantFrom(...USABLE_AT),
    hasTemplates: fc.boolean(),
    buyer: customerKinds,
    offersLetters: fc.boolean(),
    isCredit: fc.boolean(),
  })
  .map(cardFacts);

const amounts = fc.bigInt({ min: 1_000n, max: 25_000n }).map((minor) => encodeAmount(fromMinorUnits(minor, euro)));

const fullNames = fc.constantFrom('Camille Roux', "Ada O'Neill", 'Inès de la Tour');

const chosen = (codes: readonly string[]): fc.Arbitrary<string | null> =>
  codes.length === 0 ? fc.constant(null) : fc.constantFrom(...codes);

const filled = (of: CardFormFacts): fc.Arbitrary<CardForm> => {
  const start = startForm(of);
  const { hasTemplates } = of.product;
  return fc
    .record({
      faceId: chosen(of.faces.map(({ id }) => id)),
      ownAmount: amounts,
      quantity: fc.integer({ min: 1, max: 9 }),
      message: plainText(hasTemplates ? 32 : 500),
      message2: hasTemplates ? plainText(32) : fc.constant(''),
      place: fc.constantFrom(...REDEEMABLE_PLACES),
      deliveryType: fc.constantFrom(...of.deliveryTypes),
      letterTypeId: chosen(of.letterTypes.map(({ id }) => id)),
      extraCode: fc.option(chosen(of.additionalProducts.map(({ itemCode }) => itemCode))),
      receiver: receivers,
      sender: fc.record({ name: fullNames, email: emails }),
      customerId: fc.constantFrom('', 'K-7'),
      validMonths: fc.constantFrom('', '6'),
      isForSelf: fc.boolean(),
      ahead: fc.option(fc.integer({ min: 0, max: 200 })),
      photo: fc.option(fc.constant(storedPhoto('/uploads/1.png'))),
    })
    .map(({ ahead, ...form }) => ({
      ...start,
      ...form,
      preset: null,
      placeText: 'Librairie',
      isScheduled: ahead !== null,
      day: ahead === null ? '' : formatInstantDate(FILLED_IN_AT + ahead * DAY_MS, ZONE).replaceAll('/', '-'),
    }));
};

/** A valid form, and its facts. */
export interface FilledForm {
  readonly form: CardForm;
  readonly facts: CardFormFacts;
}

export const filledForms: fc.Arbitrary<FilledForm> = facts.chain((of) =>
  filled(of).map((form) => ({ form, facts: of })),
);

type Spoil = (form: CardForm) => CardForm;
const receiver =
  (fields: Partial<CardForm['receiver']>): Spoil =>
  (form) => ({
    ...form,
    receiver: { ...form.receiver, ...fields },
  });
const address =
  (fields: Partial<CardForm['receiver']['address']>): Spoil =>
  (form) => ({
    ...form,
    receiver: { ...form.receiver, address: { ...form.receiver.address, ...fields } },
  });
const sender =
  (fields: Partial<CardForm['sender']>): Spoil =>
  (form) => ({
    ...form,
    sender: { ...form.sender, ...fields },
  });

/** Functions that make a form invalid in one way, or leave it valid if the field does not apply. */
const spoils: readonly Spoil[] = [
  ...['', 'ten', '9.99', '250.01', '12.345', '-20', '1e3'].map((ownAmount): Spoil => (form) => ({
    ...form,
    ownAmount,
  })),
  (form) => ({ ...form, message: 'x'.repeat(501) }),
  (form) => ({ ...form, message: '<script>' }),
  (form) => ({ ...form, message2: 'x'.repeat(33) }),
  (form) => ({ ...form, faceId: '99' }),
  (form) => ({ ...form, placeText: 'x'.repeat(46) }),
  (form) => ({ ...form, deliveryType: 'zip' }),
  (form) => ({ ...form, deliveryType: 'physical' }),
  (form) => ({ ...form, deliveryType: 'email' }),
  (form) => ({ ...form, letterTypeId: null }),
  (form) => ({ ...form, isScheduled: true, day: '2026-06-13', time: '' }),
  (form) => ({ ...form, isScheduled: true, day: '2026-02-30', time: '' }),
  receiver({ firstName: '' }),
  receiver({ firstName: 'R2D2' }),
  receiver({ email: 'ada@' }),
  receiver({ email: '' }),
  receiver({ phone: { areaCode: '+33', number: '142000000' } }),
  receiver({ phone: { areaCode: '+33', number: '12' } }),
  receiver({ phone: { areaCode: '+32', number: '470123456' } }),
  receiver({ phone: { areaCode: '', number: '' } }),
  address({ line1: '' }),
  address({ zipCode: '97110' }),
  address({ city: '' }),
  address({ countryCode: 'DE' }),
  sender({ name: 'Camille' }),
  sender({ email: 'camille' }),
];

/** A form with up to two problems. */
export const anyForms: fc.Arbitrary<FilledForm> = fc
  .tuple(filledForms, fc.array(fc.constantFrom(...spoils), { maxLength: 2 }))
  .map(([{ form, facts: of }, wrongs]) => ({ form: wrongs.reduce((made, spoil) => spoil(made), form), facts: of }));
