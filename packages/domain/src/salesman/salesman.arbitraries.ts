/** Random salesmen, customers and draft values; the values are plain, what may be ordered is for the cart's own. */
import * as fc from 'fast-check';
import { receivers } from '../address/testing.ts';
import { cartLine } from '../cart/testing.ts';
import { contractLevels } from '../customer/testing.ts';
import type { Currency } from '../money/index.ts';
import type { FoundCustomer, ListedCustomer, Salesman, UnitCustomer } from './customers.ts';
import type { DraftValues } from './draft.ts';

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

/** Any of a draft's values. */
export const draftValues = (of: Currency): fc.Arbitrary<DraftValues> =>
  fc.record(
    {
      customer: fc.option(listedCustomer),
      lines: fc.array(cartLine(of), { maxLength: 3 }),
      invoicing: fc.record({
        source: fc.constant(null),
        address: fc.option(receivers),
        purchaseOrder: fc.constantFrom('', 'PO-7'),
      }),
    },
    { requiredKeys: [] },
  );
