/** What the address of a salesman's home names: the customer shown, and what is searched for (spec section 2, S2.57, S2.67). */
import { CONTRACT_LEVELS } from '../customer/index.ts';
import type { ContractLevel } from '../customer/index.ts';
import type { ShopLocation } from '../location/index.ts';

/** `level` null: of every level. */
export interface CustomerPlace {
  readonly customerId: string | null;
  readonly query: string;
  readonly level: ContractLevel | null;
}

/** What a query names; a level that does not exist counts as none. */
export const customerPlaceOf = ({ customer, q, level }: ShopLocation['query']): CustomerPlace => ({
  customerId: customer === undefined || customer === '' ? null : customer,
  query: q ?? '',
  level: CONTRACT_LEVELS.find((one) => one === level) ?? null,
});

/** The address that names it. */
export const customerPlaceLocation = ({ customerId, query, level }: CustomerPlace): ShopLocation => ({
  path: '/salesman',
  query: {
    ...(query === '' ? {} : { q: query }),
    ...(level === null ? {} : { level }),
    ...(customerId === null ? {} : { customer: customerId }),
  },
});
