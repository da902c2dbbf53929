/** A page of the customers that a salesman's query finds, and how many it finds (spec section 2, S2.67, S6.18). */
import type { ContractLevel } from '../customer/index.ts';
import type { FoundCustomer } from './customers.ts';

/** `isCut`: a query finds so many of a unit's companies that only the first of them are counted and answered. */
export interface CustomersFound {
  readonly customers: readonly FoundCustomer[];
  readonly counts: Readonly<Record<ContractLevel, number>>;
  readonly isCut: boolean;
}

/** How many are found of a level; null: of all levels. */
export const foundCount = ({ counts }: Pick<CustomersFound, 'counts'>, level: ContractLevel | null): number =>
  level === null ? counts.light + counts.enCompte + counts.registered : counts[level];

/** The first place of the page after these; null if they are all. A page without customers ends the list: it became shorter meanwhile. */
export const nextCustomers = (pages: readonly CustomersFound[], level: ContractLevel | null): number | null => {
  const shown = pages.reduce((sum, { customers }) => sum + customers.length, 0);
  const last = pages.at(-1);
  return last !== undefined && last.customers.length > 0 && shown < foundCount(last, level) ? shown : null;
};

/** Those looked at last, where nothing is searched for, and all others; each in the given order. */
export const recentFirst = (
  customers: readonly FoundCustomer[],
  query: string,
): { readonly recent: readonly FoundCustomer[]; readonly others: readonly FoundCustomer[] } => {
  const isShownAsRecent = ({ isRecent }: FoundCustomer): boolean => isRecent && query === '';
  return {
    recent: customers.filter(isShownAsRecent),
    others: customers.filter((customer) => !isShownAsRecent(customer)),
  };
};
