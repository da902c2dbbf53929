import { Result } from 'effect';
import { describe, expect, test } from 'vitest';
import { EMPTY_RECEIVER, MAINLAND_FRANCE } from '../address/index.ts';
import { CUSTOMER_KINDS } from '../customer/index.ts';
import { letterTypes } from '../delivery/testing.ts';
import { encodeAmount, money } from '../money/index.ts';
import { euro } from '../money/testing.ts';
import { EMPTY_PERSONALISATION } from '../personalisation/index.ts';
import { numberingPlan } from '../phone/index.ts';
import { checkLine, entryOfPayload, offeredDeliveryTypes } from './index.ts';
import { offeredExtras } from './line-entry.ts';
import type { LineEntry, LineRules } from './index.ts';

const box = { itemCode: 'BOX', name: 'Box', imageUrl: null, amount: money('2.50', euro) };
const rules: LineRules = {
  product: {
    kind: null,
    hasTemplates: true,
    usableAt: 'both',
    minAmount: money(10, euro),
    maxAmount: money(250, euro),
  },
  templates: [{ id: '1', images: [] }],
  additionalProducts: [box],
  letterTypes,
  phoneCredit: null,
  addressPolicy: MAINLAND_FRANCE,
  buyer: 'business',
  now: 0,
  zone: 'Europe/Paris',
};
const entry: LineEntry = {
  amount: { as: 'typed', text: '10,50' },
  personalisation: EMPTY_PERSONALISATION,
  delivery: { type: 'pdf', date: null, receiver: EMPTY_RECEIVER, letterTypeId: null },
  extraItemCode: null,
  sender: { name: 'Camille Roux', email: 'camille@exemple.fr' },
  customerId: '',
};
const check = (changes: Partial<LineEntry>, over: Partial<LineRules> = {}) =>
  checkLine({ ...entry, ...changes }, { ...rules, ...over }, numberingPlan);
const tagsOf = (checked: ReturnType<typeof check>) =>
  Result.isFailure(checked)
    ? Object.fromEntries(Object.entries(checked.failure).map(([path, { _tag }]) => [path, _tag]))
    : null;

describe('the amount of a line', () => {
  test.each([
    ['typed', '10,5', '10.50'],
    ['sent', '10.50', '10.50'],
    ['sent', '250', '250.00'],
    ['fileSum', '99999.00', '99999.00'],
    ['fileSum', '0.01', '0.01'],
  ] as const)('%s as %s is accepted [A-25]', (as, text, read) => {
    expect(encodeAmount(Result.getOrThrow(check({ amount: { as, text } })).amount)).toBe(read);
  });

  test.each([
    ['typed', '', 'Required'],
    ['typed', '9,99', 'AmountBelowMinimum'],
    ['typed', '250,01', 'AmountAboveMaximum'],
    ['typed', '10.001', 'AmountAmbiguous'],
    ['sent', '10,50', 'AmountMalformed'],
    ['sent', '10.001', 'TooManyDecimals'],
    ['sent', '9.99', 'AmountBelowMinimum'],
    ['sent', '250.01', 'AmountAboveMaximum'],
    ['fileSum', '1e3', 'AmountMalformed'],
  ] as const)('%s as %j is refused: %s [A-25]', (as, text, tag) => {
    expect(tagsOf(check({ amount: { as, text } }))).toEqual({ amount: tag });
  });
});

describe('the additions of a line', () => {
  test('is an additional product of the unit, at its price, without discount [A-105]', () => {
    expect(check({})).toMatchObject({ success: { extra: null } });
    expect(check({ extraItemCode: 'BOX' })).toMatchObject({ success: { extra: { ...box, discount: null } } });
    expect(check({ extraItemCode: 'GOLD' })).toEqual(
      Result.fail({ extraItemCode: { _tag: 'NotInList', value: 'GOLD' } }),
    );
  });

  test('is carried without what else a page tells of it', () => {
    const told = { ...box, description: 'Stiff board' };
    expect(Result.getOrThrow(check({ extraItemCode: 'BOX' }, { additionalProducts: [told] })).extra).toEqual({
      ...box,
      discount: null,
    });
  });

  test('is nothing with a card that is never posted', () => {
    const product = { ...rules.product, kind: 'digital' } as const;
    expect(tagsOf(check({ extraItemCode: 'BOX' }, { product }))).toEqual({ extraItemCode: 'NotInList' });
    expect(offeredExtras({ product, additionalProducts: [box] })).toEqual([]);
    for (const kind of ['physical', 'customizedPhysical', null] as const)
      expect(offeredExtras({ product: { kind }, additionalProducts: [box] })).toEqual([box]);
  });

  test('is the named letter, without discount [A-04]', () => {
    const address = { line1: '1 rue A', line2: '', zipCode: '75001', city: 'Paris', countryCode: 'FR' };
    const receiver = { ...EMPTY_RECEIVER, firstName: 'Ada', lastName: 'Roux', address };
    const delivery = { type: 'physical', date: null, receiver, letterTypeId: 'simple' } as const;
    const [simple] = letterTypes;
    expect(check({ delivery })).toMatchObject({
      success: { letter: { typeId: 'simple', price: simple!.price, salesmanDiscount: null } },
    });
    expect(check({})).toMatchObject({ success: { letter: null } });
    expect(tagsOf(check({ delivery: { ...delivery, letterTypeId: 'pigeon' } }))).toEqual({ letterTypeId: 'NotInList' });
  });
});

describe('who buys', () => {
  test('affects reference, validity and place, but not the other checks of a line [A-28][A-59][A-159]', () => {
    const asked = {
      customerId: 'E-1',
      personalisation: {
        ...EMPTY_PERSONALISATION,
        validMonths: 6,
        redeemablePlace: { type: 'allExceptFood' } as const,
      },
    };
    const refused = CUSTOMER_KINDS.map((buyer) => [buyer, tagsOf(check(asked, { buyer }))]);
    const ofPrivate = { customerId: 'CustomerIdNotOffered', validMonths: 'ValidityNotOffered' };
    expect(Object.fromEntries(refused)).toEqual({
      guest: { ...ofPrivate, redeemablePlace: 'NotOffered' },
      individual: ofPrivate,
      business: null,
      salesman: null,
    });
    expect(check({ customerId: ' E-1 ' })).toMatchObject({ success: { customerId: 'E-1' } });
    expect(check({})).toMatchObject({ success: { customerId: null } });
  });

  test('is the sender of a line, but not of a row of a file [A-59]', () => {
    expect(check({ sender: null })).toMatchObject({ success: { sender: { name: '', email: '' } } });
    expect(tagsOf(check({ sender: { name: 'Camille', email: '' } }))).toEqual({
      'sender.name': 'NameWithoutSpace',
      'sender.email': 'Required',
    });
  });
});

const by = (type: 'sms' | 'email', number: string, areaCode = '+33') => ({
  delivery: {
    ...entry.delivery,
    type,
    receiver: { ...EMPTY_RECEIVER, email: 'ada@exemple.fr', phone: { areaCode, number } },
  },
});

describe('phone credit', () => {
  const phoneCredit = { categoryId: '10', countries: ['FR'] };
  test('is delivered by SMS only, to a mobile of a supported country [A-91]', () => {
    expect(tagsOf(check(by('sms', '612345678'), { phoneCredit }))).toBeNull();
    expect(tagsOf(check(by('email', ''), { phoneCredit }))).toEqual({ type: 'DeliveryTypeNotOffered' });
    expect(tagsOf(check(by('sms', '470123456', '+32'), { phoneCredit }))).toEqual({
      'receiver.phone': 'CountryNotOffered',
    });
    expect(tagsOf(check(by('sms', '470123456', '+32')))).toBeNull();
    expect(offeredDeliveryTypes({ ...rules, phoneCredit })).toEqual(['sms']);
    expect(offeredDeliveryTypes(rules)).toContain('physical');
  });

  test('is refused together with all other problems of its delivery [A-91]', () => {
    const wrong = by('sms', '12', '+32');
    expect(tagsOf(check({ delivery: { ...wrong.delivery, date: '1969/01/01' } }, { phoneCredit }))).toMatchObject({
      date: 'DateInPast',
      'receiver.phone': expect.any(String),
    });
  });
});

test('all refusals are returned at once: of the amount, the message, the delivery, the sender [A-141]', () => {
  const checked = check({
    amount: { as: 'sent', text: 'x' },
    personalisation: { ...EMPTY_PERSONALISATION, message: 'x'.repeat(33) },
    delivery: { ...entry.delivery, date: 'soon' },
    sender: { name: '', email: 'x@y.fr' },
  });
  expect(tagsOf(checked)).toEqual({
    amount: 'AmountMalformed',
    'sender.name': 'Required',
    message: 'TooLong',
    date: 'NotADate',
  });
});

describe('a line of a payload', () => {
  const sent = { itemCode: 'GC1', amount: '50.00', qty: 2, deliverType: 'email' } as const;
  const nothing = { name: '', email: '' };

  test('without optional values is an empty entry [A-35]', () => {
    expect(entryOfPayload(sent, null, numberingPlan)).toEqual({
      amount: { as: 'sent', text: '50.00' },
      personalisation: EMPTY_PERSONALISATION,
      delivery: { type: 'email', date: null, receiver: EMPTY_RECEIVER, letterTypeId: null },
      extraItemCode: null,
      sender: nothing,
      customerId: '',
    });
  });

  test('is decoded field by field, with joined values split [S3.45][A-29]', () => {
    const full = {
      ...sent,
      deliverDate: '2026/12/24',
      extraItemCode: 'BOX',
      letterTypeId: 'L',
      message: 'Hello',
      message2: 'there',
      personalImageUrl: '/p.png',
      templateId: 7,
      receiverName: 'Inès de la Tour',
      receiverAddress: '12 rue Haute, Bât. B',
      receiverZipCode: '75001',
      receiverCity: 'Paris',
      receiverCountryCode: 'FR',
      receiverEmail: 'ines@exemple.fr',
      receiverMobileNo: '+33612345678',
      receiverVatNumber: 'FR1',
      senderName: 'Camille Roux',
      senderEmail: 'camille@exemple.fr',
    };
    expect(entryOfPayload(full, null, numberingPlan)).toEqual({
      amount: { as: 'sent', text: '50.00' },
      personalisation: {
        ...EMPTY_PERSONALISATION,
        message: 'Hello',
        message2: 'there',
        photoUrl: '/p.png',
        templateId: '7',
      },
      delivery: {
        type: 'email',
        date: '2026/12/24',
        letterTypeId: 'L',
        receiver: {
          civility: null,
          firstName: 'Inès',
          lastName: 'de la Tour',
          email: 'ines@exemple.fr',
          phone: { areaCode: '+33', number: '612345678' },
          vatNumber: 'FR1',
          address: { line1: '12 rue Haute, Bât. B', line2: '', zipCode: '75001', city: 'Paris', countryCode: 'FR' },
        },
      },
      extraItemCode: 'BOX',
      sender: { name: 'Camille Roux', email: 'camille@exemple.fr' },
      customerId: '',
    });
  });

  test('takes from its draft what the payload cannot contain [A-29][A-101]', () => {
    const drafted = {
      redeemablePlace: { type: 'allExceptFood' } as const,
      validMonths: 6,
      receiver: { ...EMPTY_RECEIVER, firstName: 'Ada' },
      customerId: 'E-1',
      isFile: true,
    };
    const { customerId, receiver, redeemablePlace, validMonths } = drafted;
    expect(entryOfPayload(sent, drafted, numberingPlan)).toMatchObject({
      amount: { as: 'fileSum' },
      personalisation: { redeemablePlace, validMonths },
      delivery: { receiver },
      customerId,
    });
    expect(entryOfPayload(sent, { ...drafted, isFile: false, customerId: null }, numberingPlan)).toMatchObject({
      amount: { as: 'sent' },
      customerId: '',
    });
  });
});
