/**
 * Whether a cart needs a draft on the server, because a line has more values than the payload line. Source: A-101,
 *
 */
import type { Receiver } from '../address/index.ts';
import type { Cart, CartLine } from '../cart/index.ts';
import type { CustomerKind } from '../customer/index.ts';
import { postedLetter } from '../delivery/index.ts';
import { defaultCommission } from '../fees/index.ts';
import type { OrderInvoicing } from '../invoicing/index.ts';
import { VALIDITY_DEFAULT_MONTHS } from '../personalisation/index.ts';

const isDefaultCommission = ({ commission }: CartLine): boolean =>
  JSON.stringify(commission) === JSON.stringify(defaultCommission);

/** True if a value of the line would be lost in the payload. */
export const exceedsPayload = (line: CartLine): boolean =>
  line.file !== null ||
  line.salesmanSetDiscount !== null ||
  (line.extra?.discount ?? null) !== null ||
  (postedLetter(line)?.salesmanDiscount ?? null) !== null ||
  line.newBeneficiaryQuantity !== null ||
  line.customerId !== null ||
  line.validMonths !== VALIDITY_DEFAULT_MONTHS ||
  line.redeemablePlace.type !== 'wholeStore' ||
  !isDefaultCommission(line);

/** A guest's cart never needs one; a discount set on the whole cart does. */
export const needsDraft = (cart: Cart, buyer: CustomerKind): boolean =>
  buyer !== 'guest' && (cart.salesmanSetDiscount !== null || cart.lines.some(exceedsPayload));

/** The content of an order or a quotation beyond its payload, saved before it. */
export interface OrderDraft {
  readonly customerId: string;
  readonly lines: readonly CartLine[];
  /** Null for the usual address. */
  readonly invoicingAddress: Receiver | null;
  /** The company's own number of the purchase; '' for none. */
  readonly purchaseOrder: string;
}

/** The draft to save first; null if the payload is complete, as a guest's always is. */
export const orderDraft = (
  cart: Cart,
  buyer: CustomerKind,
  customerId: string | null,
  invoicing: OrderInvoicing | null = null,
): OrderDraft | null => {
  const invoicingAddress = invoicing?.address ?? null;
  const purchaseOrder = invoicing?.purchaseOrder.trim() ?? '';
  const isUsual = invoicingAddress === null && purchaseOrder === '';
  if (customerId === null || (isUsual && !needsDraft(cart, buyer))) return null;
  return { customerId, lines: cart.lines, invoicingAddress, purchaseOrder };
};
