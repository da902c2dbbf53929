/** A cart that is ordered for a salesman's customer (S3.20, S4.92, S6.17, A-77). */
import type { Cart, CartLine } from '../cart/index.ts';
import type { ListedCustomer } from './customers.ts';

/** The customer's fields of a line (S3.20). */
export const customerFields = ({
  customerId,
  name,
}: ListedCustomer): Pick<CartLine, 'customerId' | 'customerName'> => ({
  customerId,
  customerName: name,
});

/** The cart for this customer: its level decides whether it may be ordered, and every line has its id and name. */
export const cartFor = (cart: Cart, customer: ListedCustomer): Cart => ({
  ...cart,
  customerContractLevel: customer.contractLevel,
  lines: cart.lines.map((line) => ({ ...line, ...customerFields(customer) })),
});
