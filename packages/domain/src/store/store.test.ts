import { Result, Schema } from 'effect';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../time/index.ts';
import { calendarDates } from '../time/testing.ts';
import { hoursOn, isOpenAt, MINUTES_OF_A_DAY, searchStores, WEEKDAYS, weekdayOf } from './index.ts';
import { StoreSchema } from './schema.ts';
import type { OpeningHours, Store } from './index.ts';
import { anyStore, notASpan, openingHours } from './testing.ts';

const decode = Schema.decodeUnknownResult(StoreSchema);
const encode = Schema.encodeSync(StoreSchema);

const CLOSED = Object.fromEntries(WEEKDAYS.map((day) => [day, []])) as unknown as OpeningHours;
/** 16 November 2026 is a Monday. */
const monday = (hour: number, minute: number) => ({ year: 2026, month: 11, day: 16, hour, minute });

const wire = {
  id: 's1',
  name: 'Librairie Quai',
  address: '12 quai de Valmy',
  zipCode: '75010',
  city: 'Paris',
  phone: '+33142000000',
  hours: { monday: ['09:00-12:30', '14:00-24:00'], friday: ['18:00-01:30'], sunday: ['10:00-10:00'] },
  coordinates: { latitude: 48.87, longitude: 2.36 },
};

const named = (name: string, city: string, zipCode: string) => ({ name, city, zipCode });
const STORES = [
  named('Librairie Quai', 'Paris', '75010'),
  named('Bains d’Ocre', 'Lyon', '69003'),
  named('Le 69', 'Saint-Étienne', '42000'),
  named('Quai Nord', 'Lille', 'SW1A 1AA'),
];
const found = (query: string) => searchStores(STORES, query).map(({ name }) => name);

describe('a search for stores', () => {
  test.each([
    ['', ['Librairie Quai', 'Bains d’Ocre', 'Le 69', 'Quai Nord']],
    ['paris', ['Librairie Quai']],
    ['SAINT ETIENNE', ['Le 69']],
    ['quai', ['Librairie Quai', 'Quai Nord']],
    ['quai lille', ['Quai Nord']],
    ['690', ['Bains d’Ocre']],
    ['69', ['Bains d’Ocre', 'Le 69']],
    ['9003', []],
    ['lyon 69003', ['Bains d’Ocre']],
    ['lyon 75', []],
    ['sw1a 1aa', ['Quai Nord']],
    ['SW1A1', ['Quai Nord']],
    ['lille 1aa', ['Quai Nord']],
    ['w1a', []],
    ['69 003', ['Bains d’Ocre']],
    ['nowhere', []],
  ])('for "%s" finds by name, city or the beginning of the zip code [A-92]', (query, names) => {
    expect(found(query)).toEqual(names);
  });

  test('finds every store by its own name, city and zip code, and keeps their order [A-92]', () => {
    fc.assert(
      fc.property(fc.array(anyStore, { minLength: 1, maxLength: 8 }), (stores) => {
        for (const store of stores) {
          for (const query of [store.name, store.city, store.zipCode, `${store.zipCode} ${store.city}`]) {
            const result = searchStores(stores, query);
            expect(result).toContain(store);
            expect(stores.filter((one) => result.includes(one))).toEqual(result);
          }
        }
      }),
    );
  });
});

describe('opening hours', () => {
  test('of a date are those of its day of the week', () => {
    expect(weekdayOf({ year: 1970, month: 1, day: 1 })).toBe('thursday');
    expect(weekdayOf({ year: 1969, month: 12, day: 28 })).toBe('sunday');
    expect(weekdayOf({ year: 2026, month: 11, day: 16 })).toBe('monday');
    const hours = { ...CLOSED, monday: [{ opensAt: 1, closesAt: 2 }] };
    expect(hoursOn(hours, { year: 2026, month: 11, day: 16 })).toEqual(hours.monday);
    expect(hoursOn(hours, { year: 2026, month: 11, day: 17 })).toEqual([]);
  });

  test('repeat every seven days, each day after the one before it', () => {
    fc.assert(
      fc.property(calendarDates, (date) => {
        const days = Array.from({ length: 7 }, (_, at) => weekdayOf(addDays(date, at)));
        const from = WEEKDAYS.indexOf(days[0]!);
        expect(days).toEqual([...WEEKDAYS.slice(from), ...WEEKDAYS.slice(0, from)]);
      }),
    );
  });

  test('apply from the first minute (inclusive) to the last (exclusive)', () => {
    const hours = { ...CLOSED, monday: [{ opensAt: 9 * 60, closesAt: 12 * 60 + 30 }] };
    expect([monday(8, 59), monday(9, 0), monday(12, 29), monday(12, 30)].map((at) => isOpenAt(hours, at))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(isOpenAt(hours, { ...monday(10, 0), day: 17 })).toBe(false);
  });

  test('that pass midnight apply to the next morning, and not to the morning of their own day', () => {
    const late = { opensAt: 18 * 60, closesAt: MINUTES_OF_A_DAY + 90 };
    expect(isOpenAt({ ...CLOSED, sunday: [late] }, monday(1, 29))).toBe(true);
    expect(isOpenAt({ ...CLOSED, sunday: [late] }, monday(1, 30))).toBe(false);
    expect(isOpenAt({ ...CLOSED, monday: [late] }, monday(1, 29))).toBe(false);
    expect(isOpenAt({ ...CLOSED, monday: [late] }, monday(23, 59))).toBe(true);
  });
});

describe('a store on the wire', () => {
  test('has hours by day; a missing day is closed, and an end that is not later is on the next day [A-92]', () => {
    const store = Result.getOrThrow(decode(wire));
    expect(store.hours).toEqual({
      ...CLOSED,
      monday: [
        { opensAt: 540, closesAt: 750 },
        { opensAt: 840, closesAt: 1440 },
      ],
      friday: [{ opensAt: 1080, closesAt: 1530 }],
      sunday: [{ opensAt: 600, closesAt: 2040 }],
    });
    expect(encode(store)).toMatchObject({
      hours: { ...wire.hours, tuesday: [], wednesday: [], thursday: [], saturday: [] },
      coordinates: wire.coordinates,
    });
  });

  test('is unchanged after decoding', () => {
    fc.assert(
      fc.property(anyStore, (store: Store) => {
        expect(Result.getOrThrow(decode(encode(store)))).toEqual(store);
      }),
    );
  });

  test('may omit hours and coordinates, but not id and name [A-92]', () => {
    expect(Result.isSuccess(decode({ ...wire, hours: null, coordinates: null }))).toBe(true);
    for (const over of [{ id: '' }, { name: '' }, { coordinates: { latitude: 90.1, longitude: 0 } }, { city: null }]) {
      expect(Result.isFailure(decode({ ...wire, ...over }))).toBe(true);
    }
    const corner = { latitude: -90, longitude: 180 };
    expect(Result.isSuccess(decode({ ...wire, coordinates: corner }))).toBe(true);
    expect(Result.isFailure(decode({ ...wire, coordinates: { ...corner, longitude: 180.1 } }))).toBe(true);
  });

  test('has spans of two clock times and nothing else', () => {
    fc.assert(
      fc.property(notASpan, (text) => {
        expect(Result.isFailure(decode({ ...wire, hours: { monday: [text] } }))).toBe(true);
      }),
    );
  });

  test('is not sent with hours that lack a day', () => {
    const store = Result.getOrThrow(decode(wire));
    for (const hours of [{ monday: [] }, 'always', 7])
      expect(Result.isFailure(Schema.encodeUnknownResult(StoreSchema)({ ...store, hours }))).toBe(true);
  });

  test('keeps any hours', () => {
    fc.assert(
      fc.property(openingHours, (hours) => {
        const store = { ...Result.getOrThrow(decode(wire)), hours };
        expect(Result.getOrThrow(decode(encode(store))).hours).toEqual(hours);
      }),
    );
  });
});
