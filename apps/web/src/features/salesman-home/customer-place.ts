/** What the address of a salesman's home names: the customer shown, and what is searched for. Source: S2.67. */
import { CONTRACT_LEVELS, type ContractLevel } from '@offrande/domain/customer';

export interface CustomerPlace {
  readonly customerId: string | null;
  readonly query: string;
  /** Null: of every level. */
  readonly level: ContractLevel | null;
}

export const placeOfSearch = (search: string): CustomerPlace => {
  const named = new URLSearchParams(search);
  return {
    customerId: named.get('customer'),
    query: named.get('q') ?? '',
    level: CONTRACT_LEVELS.find((level) => level === named.get('level')) ?? null,
  };
};

export const placeHref = ({ customerId, query, level }: CustomerPlace): string => {
  const search = new URLSearchParams({
    ...(query === '' ? {} : { q: query }),
    ...(level === null ? {} : { level }),
    ...(customerId === null ? {} : { customer: customerId }),
  }).toString();
  return search === '' ? '/salesman' : `/salesman?${search}`;
};
