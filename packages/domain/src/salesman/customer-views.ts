/** What of a customer a salesman may look at (spec section 6, S6.19, S6.20, A-83): what an order for it needs, and no more. */
import { Result } from 'effect';
import { may } from '../customer/index.ts';
import type { Permission } from '../customer/index.ts';
import { checkListed, roleOfSalesman } from './customers.ts';
import type { CustomerNotListed, ListedCustomer, Salesman, UnitCustomer } from './customers.ts';

/** What the shop keeps of a customer, by the places of its account. */
export const CUSTOMER_VIEWS = [
  ...(['profile', 'addressBook', 'discounts'] as const),
  ...(['cards', 'wallet', 'orderHistory', 'inbox', 'quotations', 'corporateAccount'] as const),
];
export type CustomerView = (typeof CUSTOMER_VIEWS)[number];

/** What is looked at for an order, with the act it takes; the rest is nobody's but the customer's. */
const ACTS: Readonly<Partial<Record<CustomerView, Permission>>> = {
  profile: 'viewCustomerProfile',
  addressBook: 'viewCustomerAddressBook',
  discounts: 'orderForCustomer',
};

const mayView = (salesman: Salesman, view: CustomerView): boolean => {
  const act = ACTS[view];
  return act !== undefined && may(roleOfSalesman(salesman), act);
};

/** `ViewNotGranted`: no salesman sees this of any customer, an admin salesman neither. */
export type ViewRefusal = CustomerNotListed | { readonly _tag: 'ViewNotGranted'; readonly view: CustomerView };

/** The customer whose part a salesman may see: one on his list, and a part that an order needs. */
export const checkView = (
  salesman: Salesman,
  customers: readonly UnitCustomer[],
  { customerId, view }: { readonly customerId: string; readonly view: CustomerView },
): Result.Result<ListedCustomer, ViewRefusal> =>
  Result.flatMap(checkListed(salesman, customers, customerId), (customer): Result.Result<ListedCustomer, ViewRefusal> =>
    mayView(salesman, view) ? Result.succeed(customer) : Result.fail({ _tag: 'ViewNotGranted', view }),
  );
