import { Result } from 'effect';
import * as fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { EMPTY_ADDRESS, EMPTY_RECEIVER, MAINLAND_FRANCE } from '../address/index.ts';
import { overseasAddresses } from '../address/testing.ts';
import { frenchFixedDigits } from '../phone/testing.ts';
import { parseIso } from '../time/index.ts';
import { numberingPlan } from '../phone/index.ts';
import { RECEIVER_FIELDS, cheapestLetter, checkDelivery, deliveryTypesFor, isPhysicalDelivery } from './index.ts';
import type { DeliveryChoice, DeliveryContext, DeliveryRefusals, DeliveryType, LetterType } from './index.ts';
import { acceptedDeliveries, deliveryTypes, letterTypes, SPECIFIED_TYPES } from './testing.ts';

const context: DeliveryContext = {
  kind: null,
  buyer: 'individual',
  now: parseIso('2026-06-14T08:00:00Z') ?? 0,
  zone: 'Europe/Paris',
  addressPolicy: MAINLAND_FRANCE,
  letterTypes,
};
const empty = (type: DeliveryType): DeliveryChoice => ({
  type,
  date: null,
  receiver: EMPTY_RECEIVER,
  letterTypeId: null,
});
const refusalsOf = (choice: DeliveryChoice, of: DeliveryContext = context) =>
  Result.getOrThrow(Result.flip(checkDelivery(choice, of, numberingPlan)));

describe('a delivery choice', () => {
  test('that is valid is accepted, and checking it again changes nothing [S3.5][S3.6][A-26]', () =>
    fc.assert(
      fc.property(acceptedDeliveries, ({ choice, context: of }) => {
        const checked = Result.getOrThrow(checkDelivery(choice, of, numberingPlan));
        const again = { ...choice, ...checked.delivery, receiver: checked.receiver };
        expect(checkDelivery(again, of, numberingPlan)).toEqual(Result.succeed(checked));
      }),
    ));

  test('of a file’s line has no receiver: nothing of one is checked, everything else is [A-26][A-141]', () =>
    fc.assert(
      fc.property(acceptedDeliveries, ({ choice, context: of }) => {
        const one = Result.getOrThrow(checkDelivery(choice, of, numberingPlan));
        expect(checkDelivery({ ...choice, receiver: null }, of, numberingPlan)).toEqual(
          Result.succeed({ ...one, receiver: EMPTY_RECEIVER }),
        );
        const past = { ...choice, date: '1970/01/01' };
        expect(refusalsOf({ ...past, receiver: null }, of)).toEqual(refusalsOf(past, of));
      }),
    ));

  test('keeps only what its type uses [A-141]', () =>
    fc.assert(
      fc.property(acceptedDeliveries, ({ choice, context: of }) => {
        const { delivery, receiver, letterType } = Result.getOrThrow(checkDelivery(choice, of, numberingPlan));
        const needs = RECEIVER_FIELDS[choice.type];
        expect(delivery).toEqual({ type: choice.type, date: choice.date });
        expect(receiver.email !== '').toBe(needs.email !== 'unused');
        expect(receiver.phone.number !== '').toBe(needs.phone !== 'unused');
        if (needs.phone === 'unused') expect(receiver.phone).toEqual(EMPTY_RECEIVER.phone);
        expect(receiver.vatNumber).toBe(needs.address === 'unused' ? '' : choice.receiver.vatNumber);
        expect(receiver.address).toEqual(needs.address === 'unused' ? EMPTY_ADDRESS : choice.receiver.address);
        expect(letterType?.id ?? null).toBe(isPhysicalDelivery(choice.type) ? choice.letterTypeId : null);
      }),
    ));

  test('asks for what its type needs: a parcel, an SMS, an email, or nothing of anybody else [A-26][A-57][A-141]', () => {
    const needs = SPECIFIED_TYPES.map((type) => {
      const { name, email, phone, address, phoneUse } = RECEIVER_FIELDS[type];
      return [type, name, email, phone, address, phoneUse].join(' ');
    });
    expect(needs).toEqual([
      'physical needed optional optional needed parcelReceiver',
      'sms optional unused needed unused smsReceiver',
      'pdf optional unused unused unused smsReceiver',
      'email optional needed unused unused smsReceiver',
      'emailAndSms optional needed needed unused smsReceiver',
      'zip optional unused unused unused smsReceiver',
      'cardFile optional unused unused unused smsReceiver',
      'urlFile optional unused unused unused smsReceiver',
    ]);
  });

  test('never refuses a field that its type does not use [A-141]', () => {
    const receiver = { ...EMPTY_RECEIVER, email: 'broken', phone: { areaCode: '+33', number: '1' }, vatNumber: '<b>' };
    expect(Result.isSuccess(checkDelivery({ ...empty('pdf'), receiver }, context, numberingPlan))).toBe(true);
  });

  test.each<[DeliveryType, readonly string[]]>([
    ['email', ['receiver.email']],
    ['sms', ['receiver.phone']],
    ['emailAndSms', ['receiver.email', 'receiver.phone']],
    [
      'physical',
      [
        'receiver.firstName',
        'receiver.lastName',
        'receiver.address.line1',
        'receiver.address.zipCode',
        'receiver.address.city',
        'receiver.address.countryCode',
      ],
    ],
  ])('by %s requires its fields by path, all at once [A-141]', (type, paths) => {
    const refusals = refusalsOf(empty(type));
    expect(Object.keys(refusals)).toEqual(type === 'physical' ? ['letterTypeId', ...paths] : paths);
    for (const refusal of Object.values(refusals)) expect(refusal).toEqual({ _tag: 'Required' });
  });

  test('of a type that is not offered for the card and the buyer is refused with those that are [A-26]', () => {
    expect(refusalsOf(empty('zip'), { ...context, kind: 'digital' })).toEqual({
      type: { _tag: 'DeliveryTypeNotOffered', offered: deliveryTypesFor('digital', 'individual') },
    });
    expect(
      Result.isSuccess(checkDelivery(empty('zip'), { ...context, kind: 'digital', buyer: 'business' }, numberingPlan)),
    ).toBe(true);
  });

  test('of every type but the letter is refused for a physical card [A-26]', () =>
    fc.assert(
      fc.property(deliveryTypes, (type) => {
        fc.pre(!isPhysicalDelivery(type));
        expect(refusalsOf(empty(type), { ...context, kind: 'physical' })).toHaveProperty('type');
      }),
    ));

  test('to a landline is accepted for a parcel and refused for an SMS [S5.44][A-57]', () =>
    fc.assert(
      fc.property(acceptedDeliveries, frenchFixedDigits, ({ choice, context: of }, number) => {
        const { phone } = RECEIVER_FIELDS[choice.type];
        fc.pre(phone !== 'unused');
        const changed = { ...choice, receiver: { ...choice.receiver, phone: { areaCode: '+33', number } } };
        const result = checkDelivery(changed, of, numberingPlan);
        if (isPhysicalDelivery(choice.type)) expect(Result.isSuccess(result)).toBe(true);
        else expect(result).toMatchObject({ failure: { 'receiver.phone': { _tag: 'PhoneKindNotAccepted' } } });
      }),
    ));

  test('overseas is refused by a unit that serves mainland France [A-38]', () =>
    fc.assert(
      fc.property(acceptedDeliveries, overseasAddresses, ({ choice, context: of }, address) => {
        fc.pre(isPhysicalDelivery(choice.type));
        expect(refusalsOf({ ...choice, receiver: { ...choice.receiver, address } }, of)).toEqual({
          'receiver.address.zipCode': { _tag: 'AddressNotServed' },
        });
      }),
    ));

  test('in the past is refused at its date [S5.49][A-55]', () => {
    expect(refusalsOf({ ...empty('pdf'), date: '2026/06/13' })).toEqual({ date: { _tag: 'DateInPast' } });
  });

  test('with a letter that is not offered is refused, posted or not, as is any letter of a digital card [A-04][A-180]', () =>
    fc.assert(
      fc.property(acceptedDeliveries, ({ choice, context: of }) => {
        const refused = (letterTypeId: string, letterTypes = of.letterTypes) =>
          expect(refusalsOf({ ...choice, letterTypeId }, { ...of, letterTypes })).toEqual({
            letterTypeId: { _tag: 'NotInList', value: letterTypeId },
          });
        refused('pigeon');
        refused('simple', []);
        if (of.kind === 'digital') refused('simple');
      }),
    ));

  test('by letter names one if letters are offered, and needs none otherwise [A-04][A-169]', () =>
    fc.assert(
      fc.property(acceptedDeliveries, ({ choice, context: of }) => {
        fc.pre(isPhysicalDelivery(choice.type));
        const unnamed = { ...choice, letterTypeId: null };
        expect(refusalsOf(unnamed, of)).toEqual({ letterTypeId: { _tag: 'Required' } });
        expect(checkDelivery(unnamed, { ...of, letterTypes: [] }, numberingPlan)).toMatchObject({
          success: { letterType: null },
        });
      }),
    ));

  test('of every other type has no letter, even if one is named [A-166]', () =>
    fc.assert(
      fc.property(acceptedDeliveries, ({ choice, context: of }) => {
        fc.pre(!isPhysicalDelivery(choice.type) && of.kind === null);
        expect(checkDelivery({ ...choice, letterTypeId: 'simple' }, of, numberingPlan)).toMatchObject({
          success: { letterType: null },
        });
      }),
    ));

  test('starts with the cheapest letter, the first of equals, or with none [A-169]', () => {
    const [simple, registered] = letterTypes as readonly [LetterType, LetterType];
    expect(cheapestLetter([])).toBeNull();
    expect(cheapestLetter([registered, simple])).toBe(simple);
    expect(cheapestLetter([simple, { ...registered, price: simple.price }])).toBe(simple);
  });

  test('names every field that can be refused, so that a screen can handle all', () => {
    expectTypeOf<keyof DeliveryRefusals>().toEqualTypeOf<
      | 'type'
      | 'date'
      | 'letterTypeId'
      | 'receiver.firstName'
      | 'receiver.lastName'
      | 'receiver.email'
      | 'receiver.phone'
      | 'receiver.vatNumber'
      | 'receiver.address.line1'
      | 'receiver.address.line2'
      | 'receiver.address.zipCode'
      | 'receiver.address.city'
      | 'receiver.address.countryCode'
    >();
  });
});
