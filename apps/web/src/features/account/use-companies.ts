/** The companies that the signed-in person acts for, and which one this sign-in is for. Source: S6.28, A-183. */
import { chosenCompany, type CompanyAct, mayForCompany, type OwnCompany } from '@offrande/domain/company-people';
import { may } from '@offrande/domain/customer';
import { useQuery } from '@tanstack/react-query';
import { companyPeople } from '../../shop/company-people-calls.ts';
import { usePageQueries } from '../../shop/queries.ts';
import { useShop } from '../../shop/shop-context.tsx';
import { useCustomer } from './use-customer.ts';

export interface OwnCompanies {
  /** Null while loading. */
  readonly companies: readonly OwnCompany[] | null;
  readonly chosen: OwnCompany | null;
  /** What the person may do for the chosen company; nothing before it is known. */
  readonly may: (act: CompanyAct) => boolean;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

export const useCompanies = (): OwnCompanies => {
  const people = companyPeople(useShop());
  const { customerId, kind } = useCustomer();
  // Another kind of customer is on the way elsewhere; asked for them, the call would be refused and end their sign-in.
  const enabled = may(kind, 'loadCompany');
  const query = { queryKey: ['companies', customerId], queryFn: () => people.fetchCompanies(), enabled };
  const { data, isError, refetch } = useQuery(query, usePageQueries());
  const companies = data ?? null;
  const chosen = chosenCompany(companies ?? []);
  return {
    companies,
    chosen,
    may: (act) => mayForCompany(chosen?.role ?? null, act),
    hasFailed: isError,
    retry: () => void refetch(),
  };
};
