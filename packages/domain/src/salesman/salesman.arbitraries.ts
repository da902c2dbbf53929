/** Random salesmen, customers and draft values; the values are plain, what may be ordered is for the cart's own. */
import * as fc from 'fast-check';
import { mainlandAddresses } from '../address/testing.ts';
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

const some = <Fields extends object>(fields: { readonly [Name in keyof Fields]: fc.Arbitrary<Fields[Name]> }) =>
  fc.record(fields, { requiredKeys: [] });

/** Any of a draft's values: some of those of a random line, and some fields of its receiver, sender and delivery. */
export const draftValues = (of: Currency): fc.Arbitrary<DraftValues> =>
  fc.tuple(cartLine(of), fc.array(fc.nat(), { maxLength: 8 }), mainlandAddresses).chain(([line, picks, address]) => {
    const { receiver, sender, delivery, lineId: _lineId, ...plain } = line;
    const names = Object.keys(plain) as (keyof typeof plain)[];
    const picked = Object.fromEntries(
      picks.map((pick) => names[pick % names.length]!).map((name) => [name, plain[name]]),
    );
    const { phone: _phone, address: _address, ...person } = receiver;
    return some<Required<Pick<DraftValues, 'receiver' | 'sender' | 'delivery'>>>({
      receiver: fc.constantFrom(
        { ...person },
        { address: { city: address.city } },
        { address, phone: { number: '1' } },
      ),
      sender: fc.constantFrom({ name: sender.name }, { email: 'a@example.org' }),
      delivery: fc.constantFrom({ type: delivery.type }, { date: '2030/01/02' }),
    }).map((grouped): DraftValues => ({ ...picked, ...grouped }));
  });
