/** Random salesmen, customers and draft values; the values are plain, what may be ordered is for the cart's own. */
import * as fc from 'fast-check';
import { contractLevels } from '../customer/testing.ts';
import type { FoundCustomer, ListedCustomer, Salesman, UnitCustomer } from './customers.ts';

const salesmanIds = fc.constantFrom('S1', 'S2', 'S3');

export const salesmen: fc.Arbitrary<Salesman> = fc.record({ salesmanId: salesmanIds, isAdmin: fc.boolean() });

/** Customers with different ids, each with a salesman or none. */
export const unitCustomers: fc.Arbitrary<readonly UnitCustomer[]> = fc.uniqueArray(
  fc.record({
    customerId: fc.constantFrom('C1', 'C2', 'C3', 'C4', 'C5'),
    name: fc.string({ minLength: 1 }),
    contractLevel: contractLevels,
    salesmanId: fc.option(salesmanIds),
  }),
  { selector: ({ customerId }) => customerId },
);

export const listedCustomer: fc.Arbitrary<ListedCustomer> = fc.record({
  customerId: fc.constantFrom('C1', 'C2', 'C3'),
  name: fc.string({ minLength: 1 }),
  contractLevel: contractLevels,
});

/** As a search finds it. */
export const foundCustomer: fc.Arbitrary<FoundCustomer> = fc
  .tuple(
    listedCustomer,
    fc.record({ number: fc.option(fc.constantFrom('552100554')), city: fc.string(), isRecent: fc.boolean() }),
  )
  .map(([customer, more]) => ({ ...customer, ...more }));
