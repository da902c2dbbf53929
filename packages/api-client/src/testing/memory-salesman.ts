/** A salesman's customers, without a server. Source: S2.67, S6.17 to S6.20, S7.78. */
import type { ContractLevel } from '@offrande/domain/customer';
import type { DossierState } from '@offrande/domain/dossier';
import type { Money } from '@offrande/domain/money';
import type { Member } from '@offrande/domain/profile';
import { customerWords, type FoundCustomer, isFound } from '@offrande/domain/salesman';
import { CUSTOMERS_AT_ONCE } from '@offrande/domain/salesman/schema';
import { CallFailure } from '../client/call-failure.ts';
import type { SalesmanGateway } from '../company/index.ts';
import { ERROR_CODES } from '../contract/answer.ts';
import { type CallScript, createCallScript } from './call-script.ts';

/** A customer with what is known of it. */
export interface MemoryCustomer extends Omit<FoundCustomer, 'isRecent'> {
  readonly accumulatedSales: Money;
  readonly dossier: DossierState | null;
  readonly profile: Member;
}

export interface MemorySalesman extends SalesmanGateway {
  readonly script: CallScript<keyof SalesmanGateway>;
}

/** Those whose sheet is read come first from then on. */
export const createMemorySalesman = (customers: readonly MemoryCustomer[] = []): MemorySalesman => {
  const script = createCallScript<keyof SalesmanGateway>();
  const { run } = script;
  let recent: readonly string[] = [];
  const customerOf = (customerId: string, call: string): MemoryCustomer => {
    const customer = customers.find((one) => one.customerId === customerId);
    if (customer !== undefined) return customer;
    throw new CallFailure({ reason: 'refused', call, status: 404, code: ERROR_CODES.notFound });
  };
  const placeOf = ({ customerId }: FoundCustomer): number => {
    const at = recent.indexOf(customerId);
    return at === -1 ? recent.length : at;
  };
  const found = (query: string): readonly FoundCustomer[] => {
    const all = customers
      .filter((customer) => isFound(customerWords({ ...customer, email: customer.profile.email }), query))
      .map(({ customerId, name, contractLevel, number, city }) => ({
        customerId,
        name,
        contractLevel,
        number,
        city,
        isRecent: recent.includes(customerId),
      }));
    return query === '' ? all.toSorted((a, b) => placeOf(a) - placeOf(b)) : all;
  };
  return {
    script,
    findCustomers: ({ query, level, from }) =>
      run('findCustomers', () => {
        const all = found(query);
        const ofLevel = (wanted: ContractLevel) => all.filter(({ contractLevel }) => contractLevel === wanted);
        return {
          customers: (level === null ? all : ofLevel(level)).slice(from, from + CUSTOMERS_AT_ONCE),
          counts: {
            light: ofLevel('light').length,
            enCompte: ofLevel('enCompte').length,
            registered: ofLevel('registered').length,
          },
          isCut: false,
        };
      }),
    readSheet: (custId) =>
      run('readSheet', () => {
        const { profile: _, ...sheet } = customerOf(custId, 'readSheet');
        recent = [custId, ...recent.filter((one) => one !== custId)];
        return sheet;
      }),
    readProfile: (custId) => run('readProfile', () => customerOf(custId, 'readProfile').profile),
  };
};
