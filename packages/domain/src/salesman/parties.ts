/**
 * The customer and the invoicing address of a salesman's order (spec sections 3 to 6 and 8, S5.64, S8.29, A-77, A-84).
 * The customer must be chosen first, because the address belongs to one.
 */
import { Result } from 'effect';
import type { Receiver } from '../address/index.ts';
import type { Cart, CartLine } from '../cart/index.ts';
import { checkOrderingRight } from '../checkout/index.ts';
import type { OrderingRefusal } from '../checkout/index.ts';
import type { NumberingPlan } from '../phone/index.ts';
import { checkInvoicingAddress } from '../invoicing/index.ts';
import type { InvoicingAddressRefusal } from '../invoicing/index.ts';
import type { ListedCustomer } from './customers.ts';

/** Null: not chosen. An order without a chosen invoicing address uses the one of the customer's profile. */
export interface OrderParties {
  readonly customer: ListedCustomer | null;
  readonly invoicingAddress: Receiver | null;
}

export const NO_PARTIES: OrderParties = { customer: null, invoicingAddress: null };

/** Choosing a customer comes first; otherwise the refusals of the address. */
export type InvoicingChoiceRefusal = { readonly _tag: 'CustomerNotChosen' } | InvoicingAddressRefusal;

/** Chooses a customer. Clears another customer's invoicing address. */
export const chooseCustomer = ({ customer: before, invoicingAddress }: OrderParties, customer: ListedCustomer) => ({
  customer,
  invoicingAddress: before?.customerId === customer.customerId ? invoicingAddress : null,
});

/** Chooses the invoicing address, which must be complete, after a customer is chosen. */
export const chooseInvoicingAddress = (
  { customer }: OrderParties,
  receiver: Receiver,
  plan: NumberingPlan,
): Result.Result<OrderParties, InvoicingChoiceRefusal> =>
  customer === null
    ? Result.fail({ _tag: 'CustomerNotChosen' })
    : Result.map(checkInvoicingAddress(receiver, plan), (invoicingAddress) => ({ customer, invoicingAddress }));

/** Accepts the parties of an order: a customer is chosen and is registered, else the refusal of the ordering right. */
export const checkParties = ({ customer }: OrderParties): Result.Result<void, OrderingRefusal> =>
  checkOrderingRight('salesman', customer?.contractLevel ?? null);

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
