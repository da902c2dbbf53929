/**
 * The customer data that a salesman may see (spec section 6, S6.19, S6.20, A-83): what an order for the customer needs, its
 * earlier orders and quotations among it. Never its cards, its money or its mail.
 */
import { Result } from 'effect';
import { may } from '../customer/index.ts';
import type { Permission } from '../customer/index.ts';
import { checkListed, roleOfSalesman } from './customers.ts';
import type { CustomerNotListed, ListedCustomer, Salesman, UnitCustomer } from './customers.ts';

/** The shop's data about a customer, by section of the account. */
export const CUSTOMER_VIEWS = [
  ...(['profile', 'addressBook', 'discounts'] as const),
  ...(['cards', 'wallet', 'orderHistory', 'inbox', 'quotations', 'corporateAccount'] as const),
];
export type CustomerView = (typeof CUSTOMER_VIEWS)[number];

/** The views that an order needs, with their permission; all others belong to the customer only. */
const ACTS: Readonly<Partial<Record<CustomerView, Permission>>> = {
  profile: 'viewCustomerProfile',
  addressBook: 'viewCustomerAddressBook',
  discounts: 'orderForCustomer',
  orderHistory: 'viewCustomerOrders',
  quotations: 'viewCustomerOrders',
};

const mayView = (salesman: Salesman, view: CustomerView): boolean => {
  const act = ACTS[view];
  return act !== undefined && may(roleOfSalesman(salesman), act);
};

/** `ViewNotGranted`: no salesman may see this of any customer, not even an admin salesman. */
export type ViewRefusal = CustomerNotListed | { readonly _tag: 'ViewNotGranted'; readonly view: CustomerView };

/** The customer whose data a salesman may see: one on the salesman's list, and a view that an order needs. */
export const checkView = (
  salesman: Salesman,
  customers: readonly UnitCustomer[],
  { customerId, view }: { readonly customerId: string; readonly view: CustomerView },
): Result.Result<ListedCustomer, ViewRefusal> =>
  Result.flatMap(checkListed(salesman, customers, customerId), (customer): Result.Result<ListedCustomer, ViewRefusal> =>
    mayView(salesman, view) ? Result.succeed(customer) : Result.fail({ _tag: 'ViewNotGranted', view }),
  );
