import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contractLevels } from '../customer/testing.ts';
import { customerPlaceLocation, customerPlaceOf } from './customer-place.ts';

test('an address names the customer shown and what is searched for, and is read as it was written [S2.67]', () => {
  const place = fc.record({
    customerId: fc.option(fc.string({ minLength: 1 })),
    query: fc.string(),
    level: fc.option(contractLevels),
  });
  fc.assert(
    fc.property(place, (given) => {
      expect(customerPlaceOf(customerPlaceLocation(given).query)).toEqual(given);
    }),
  );
});

test('an address without them names nobody, searches for nothing, and a strange level counts as none [S2.57][S2.67]', () => {
  const nothing = { customerId: null, query: '', level: null };
  expect(customerPlaceOf({})).toEqual(nothing);
  expect(customerPlaceOf({ customer: '', level: 'gold' })).toEqual(nothing);
  expect(customerPlaceLocation(nothing)).toEqual({ path: '/salesman', query: {} });
});
