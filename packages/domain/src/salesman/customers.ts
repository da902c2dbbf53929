/**
 * The customers of a salesman (spec sections 1 and 6, S1.32, S1.33, S6.17, A-83): the assigned ones, or those of the
 * whole unit for an admin salesman. Prices and fees are the same for both. Anything not granted here is refused.
 */
import { Result } from 'effect';
import { may } from '../customer/index.ts';
import type { ContractLevel, Role } from '../customer/index.ts';
import type { DossierState } from '../dossier/index.ts';
import type { Money } from '../money/index.ts';

/** A signed-in salesman. `salesmanId` is the salesman's own customer id. */
export interface Salesman {
  readonly salesmanId: string;
  readonly isAdmin: boolean;
}

/** A customer as the customer list shows it. */
export interface ListedCustomer {
  readonly customerId: string;
  readonly name: string;
  readonly contractLevel: ContractLevel;
}

/**
 * A customer as it is found: `name` is the company's, `number` the one in registers of its country, null where it has none. `isRecent`: the
 * salesman looked at it lately.
 */
export interface FoundCustomer extends ListedCustomer {
  readonly number: string | null;
  readonly city: string;
  readonly isRecent: boolean;
}

/**
 * What a salesman sees first of a customer. `accumulatedSales`: the face value of all cards that it bought and kept. `dossier`: the state of
 * its verification documents, null where it has begun none.
 */
export interface CustomerSheet extends Omit<FoundCustomer, 'isRecent'> {
  readonly accumulatedSales: Money;
  readonly dossier: DossierState | null;
}

/** A business customer of the unit and the salesman who looks after it; null if there is none. */
export interface UnitCustomer extends ListedCustomer {
  readonly salesmanId: string | null;
}

/** The customer is not on the salesman's list; does not reveal whether it exists. */
export type CustomerNotListed = { readonly _tag: 'CustomerNotListed' };

/** The salesman's role for permissions. */
export const roleOfSalesman = ({ isAdmin }: Pick<Salesman, 'isAdmin'>): Role =>
  isAdmin ? 'adminSalesman' : 'salesman';

const isListed = (salesman: Salesman, customer: UnitCustomer): boolean =>
  may(roleOfSalesman(salesman), 'seeAllCustomers') || customer.salesmanId === salesman.salesmanId;

/** The customers that a salesman may order for, in the given order. */
export const listedCustomers = (salesman: Salesman, customers: readonly UnitCustomer[]): readonly ListedCustomer[] =>
  customers
    .filter((customer) => isListed(salesman, customer))
    .map(({ customerId, name, contractLevel }) => ({ customerId, name, contractLevel }));

/** The customer of this id on the salesman's list, else `CustomerNotListed`. */
export const checkListed = (
  salesman: Salesman,
  customers: readonly UnitCustomer[],
  customerId: string,
): Result.Result<ListedCustomer, CustomerNotListed> => {
  const customer = listedCustomers(salesman, customers).find((one) => one.customerId === customerId);
  return customer === undefined ? Result.fail({ _tag: 'CustomerNotListed' }) : Result.succeed(customer);
};
