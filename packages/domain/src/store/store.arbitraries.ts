/** Random stores, valid by construction, and invalid opening hours. */
import * as fc from 'fast-check';
import { MINUTES_OF_A_DAY, WEEKDAYS } from './opening-hours.ts';
import type { OpeningHours, OpeningSpan } from './opening-hours.ts';
import type { Store } from './store.ts';

/** From a minute to a full day. */
export const openingSpan: fc.Arbitrary<OpeningSpan> = fc
  .tuple(fc.integer({ min: 0, max: MINUTES_OF_A_DAY - 1 }), fc.integer({ min: 1, max: MINUTES_OF_A_DAY }))
  .map(([opensAt, minutes]) => ({ opensAt, closesAt: opensAt + minutes }));

const spans = fc.array(openingSpan, { maxLength: 2 });

export const openingHours: fc.Arbitrary<OpeningHours> = fc
  .tuple(...WEEKDAYS.map(() => spans))
  .map((days) => Object.fromEntries(WEEKDAYS.map((day, at) => [day, days[at]!])) as unknown as OpeningHours);

/** Stores of a few French cities. */
export const anyStore: fc.Arbitrary<Store> = fc.record({
  id: fc.uuid(),
  name: fc.constantFrom('Librairie Quai', 'Bains d’Ocre', 'Le 24', 'Épicerie Œuvre'),
  address: fc.constantFrom('12 rue de l’Église', ''),
  zipCode: fc.constantFrom('75011', '75 004', '69003', '13001', 'SW1A 1AA'),
  city: fc.constantFrom('Paris', 'Lyon', 'Marseille', 'Saint-Étienne'),
  phone: fc.constantFrom('+33 1 42 00 00 00', ''),
  hours: fc.option(openingHours),
  coordinates: fc.option(
    fc.record({ latitude: fc.integer({ min: -90, max: 90 }), longitude: fc.integer({ min: -180, max: 180 }) }),
  ),
});

/** Strings that are not a span of opening hours. */
export const notASpan: fc.Arbitrary<string> = fc.constantFrom(
  '',
  '9:00-12:00',
  '09:00',
  '09:00-',
  '24:00-25:00',
  '09:60-12:00',
  '09:00-24:01',
  '09:00–12:00',
  ' 09:00-12:00',
  '09:00-12:00 ',
  '09:00-12:60',
  '29:00-30:00',
);
