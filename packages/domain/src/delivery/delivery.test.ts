import { Result, Schema } from 'effect';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cardKinds } from '../catalogue/testing.ts';
import { customerKinds, privateKinds, tradeKinds } from '../customer/testing.ts';
import { MINUTE_MS, formatInstant, formatInstantDate, parseIso } from '../time/index.ts';
import { instants, nearMissDates, zones } from '../time/testing.ts';
import {
  DEFAULT_DELIVERY_TYPE,
  DELIVERY_CODES,
  DELIVERY_TYPES,
  RECEIVER_FIELDS,
  checkSchedule,
  checkSender,
  deliveryTypeOfCode,
  deliveryTypesFor,
  dueAt,
  goesToBuyer,
  isPhysicalCard,
} from './index.ts';
import { DeliveryTypeFromCode } from './schema.ts';
import { NO_DELIVERY_CODE, specified, SPECIFIED_TYPES } from './testing.ts';
import type { DeliveryType } from './index.ts';

const needed = (type: DeliveryType) =>
  (['name', 'email', 'phone', 'address'] as const).filter((field) => RECEIVER_FIELDS[type][field] === 'needed');

describe('delivery types', () => {
  test.each<[number, DeliveryType, string]>([
    [0, 'physical', '[S3.111]'],
    [1, 'sms', '[S3.112]'],
    [2, 'pdf', '[S3.113]'],
    [3, 'email', '[S3.114]'],
    [4, 'emailAndSms', '[S3.115]'],
    [5, 'zip', '[S3.116]'],
    [6, 'cardFile', '[S3.117]'],
    [7, 'urlFile', '[S3.118]'],
  ])('code %i is %s [S1.81]%s', (code, type) => {
    expect(deliveryTypeOfCode(code)).toBe(type);
    expect(DELIVERY_CODES[type]).toBe(code);
    expect(Schema.decodeUnknownSync(DeliveryTypeFromCode)(code)).toBe(type);
    expect(Schema.encodeSync(DeliveryTypeFromCode)(type)).toBe(code);
  });

  test('codes 0 to 7 are one to one with the eight types, no code means two, and nothing else is one [S1.81][S3.111][S3.112][S3.113][S3.114][S3.115][S3.116][S3.117][S3.118]', () => {
    const codes = DELIVERY_TYPES.map((type) => DELIVERY_CODES[type]);
    expect(SPECIFIED_TYPES.map((type) => DELIVERY_CODES[type])).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(new Set(codes).size).toBe(DELIVERY_TYPES.length);
    for (const code of [-1, NO_DELIVERY_CODE, 1.5]) expect(deliveryTypeOfCode(code)).toBeUndefined();
  });

  test('a new line has PDF, which is code 2 [S3.29][A-26]', () => {
    expect(DELIVERY_CODES[DEFAULT_DELIVERY_TYPE]).toBe(2);
  });
});

describe('which types are offered', () => {
  test('for physical cards is the letter alone, whoever buys [A-26]', () =>
    fc.assert(
      fc.property(fc.constantFrom('physical' as const, 'customizedPhysical' as const), customerKinds, (kind, buyer) => {
        expect(specified(deliveryTypesFor(kind, buyer))).toEqual(['physical']);
      }),
    ));

  test('for digital cards is SMS, PDF, email and both for everybody [A-26]', () =>
    fc.assert(
      fc.property(privateKinds, (buyer) => {
        expect(specified(deliveryTypesFor('digital', buyer))).toEqual(['sms', 'pdf', 'email', 'emailAndSms']);
      }),
    ));

  test('for digital cards of companies and salesmen is also zip, card file and URL file [A-26]', () =>
    fc.assert(
      fc.property(tradeKinds, (buyer) => {
        expect(specified(deliveryTypesFor('digital', buyer))).toEqual(SPECIFIED_TYPES.slice(1));
      }),
    ));

  test('where the kind is unknown decides it: what is delivered by letter is physical [A-23]', () => {
    expect(specified(deliveryTypesFor(null, 'guest'))).toEqual(['physical', 'sms', 'pdf', 'email', 'emailAndSms']);
    expect(isPhysicalCard(null, 'physical')).toBe(true);
    expect(isPhysicalCard(null, 'email')).toBe(false);
  });

  test('agrees with the kind if it is known [A-23]', () =>
    fc.assert(
      fc.property(cardKinds, customerKinds, (kind, buyer) => {
        for (const type of deliveryTypesFor(kind, buyer)) {
          expect(isPhysicalCard(kind, type)).toBe(isPhysicalCard(null, type));
        }
      }),
    ));
});

describe('what a type needs of the receiver', () => {
  test('is an email, a mobile, both, or name and address; the other types need only the amount [A-141]', () => {
    expect(needed('physical')).toEqual(['name', 'address']);
    expect(needed('sms')).toEqual(['phone']);
    expect(needed('email')).toEqual(['email']);
    expect(needed('emailAndSms')).toEqual(['email', 'phone']);
    for (const type of DELIVERY_TYPES.filter(goesToBuyer)) expect(needed(type)).toEqual([]);
  });

  test('goes to the buyer for PDF, zip and both spreadsheets [A-26]', () => {
    expect(SPECIFIED_TYPES.filter(goesToBuyer)).toEqual(['pdf', 'zip', 'cardFile', 'urlFile']);
  });
});

describe('the schedule', () => {
  const now = parseIso('2026-06-14T12:30:40Z') ?? 0;

  test('without a date means at once [S3.6][A-55]', () => {
    expect(checkSchedule(null, now, 'UTC')).toEqual(Result.succeed(null));
    expect(checkSchedule(' ', now, 'UTC')).toEqual(Result.succeed(null));
    expect(dueAt(null, now, 'UTC')).toBe(now);
  });

  test('of today is not past until the day is over in the zone [S5.49][A-55]', () => {
    expect(checkSchedule('2026/06/14', now, 'Europe/Paris')).toEqual(Result.succeed('2026/06/14'));
    expect(checkSchedule('2026/06/13', now, 'Europe/Paris')).toEqual(Result.fail({ _tag: 'DateInPast' }));
    const lateEvening = parseIso('2026-06-14T22:30:00Z') ?? 0;
    expect(checkSchedule('2026/06/14', lateEvening, 'UTC')).toEqual(Result.succeed('2026/06/14'));
    expect(checkSchedule('2026/06/14', lateEvening, 'Europe/Paris')).toEqual(Result.fail({ _tag: 'DateInPast' }));
  });

  test('with a time is compared to the minute [S5.49][A-55]', () => {
    expect(checkSchedule('2026/06/14 14:30', now, 'Europe/Paris')).toEqual(Result.succeed('2026/06/14 14:30'));
    expect(checkSchedule('2026/06/14 14:29', now, 'Europe/Paris')).toEqual(Result.fail({ _tag: 'DateInPast' }));
  });

  test('of now passes in every zone, of a minute or a day ago it is past [S5.49][A-55]', () =>
    fc.assert(
      fc.property(instants, zones, (at, zone) => {
        expect(checkSchedule(formatInstantDate(at, zone), at, zone)).toEqual(
          Result.succeed(formatInstantDate(at, zone)),
        );
        const yesterday = formatInstantDate(at - 25 * 60 * MINUTE_MS, zone);
        expect(checkSchedule(yesterday, at, zone)).toEqual(Result.fail({ _tag: 'DateInPast' }));
        const twoHoursAgo = formatInstant(at - 121 * MINUTE_MS, zone);
        expect(checkSchedule(twoHoursAgo, at, zone)).toEqual(Result.fail({ _tag: 'DateInPast' }));
      }),
    ));

  test('that is not a date is refused with the format', () =>
    fc.assert(
      fc.property(nearMissDates, (text) => {
        fc.pre(text.trim() === text);
        expect(checkSchedule(text, 0, 'UTC')).toMatchObject({ failure: { _tag: 'NotADate' } });
      }),
    ));

  test('is due when its day begins or its minute comes, never before now [A-55]', () => {
    expect(dueAt('2026/06/15', now, 'Europe/Paris')).toBe(parseIso('2026-06-14T22:00:00Z'));
    expect(dueAt('2026/06/15 08:00', now, 'Europe/Paris')).toBe(parseIso('2026-06-15T06:00:00Z'));
    expect(dueAt('2026/06/14', now, 'Europe/Paris')).toBe(now);
    expect(() => dueAt('tomorrow', now, 'UTC')).toThrow(TypeError);
  });
});

describe('the sender', () => {
  test('has a full name and an email [S3.59][S5.24]', () => {
    expect(checkSender({ name: ' Camille Roux', email: 'c@exemple.fr ' })).toEqual(
      Result.succeed({ name: 'Camille Roux', email: 'c@exemple.fr' }),
    );
    expect(checkSender({ name: 'Camille', email: '' })).toEqual(
      Result.fail({ name: { _tag: 'NameWithoutSpace' }, email: { _tag: 'Required' } }),
    );
  });
});
