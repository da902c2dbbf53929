/**
 * A quotation as it is created and stored: the request, the price without coupons, and the contained tax. Source:
 * S3.101, A-06, A-40.
 */
import { cartQuantity } from '../cart/index.ts';
import { defaultCommission } from '../fees/index.ts';
import { taxSplit } from '../pricing/index.ts';
import type { LineTotal } from '../pricing/index.ts';
import type { Cart, CartLine, CartPolicy } from '../cart/index.ts';
import type { Instant } from '../time/index.ts';
import type { QuotationDetail, QuotedPrice } from './quotation.ts';
import { quotationEnd, type QuotationValidity } from './quotation-validity.ts';
import type { PreparedQuotation } from './quotation-request.ts';

const priceOf = ({ face, discount, extras, letter, gross }: LineTotal): QuotedPrice => ({
  face,
  discount,
  extra: extras.product,
  cardMade: extras.cardMade,
  letter,
  gross,
});

/**
 * A line as the customer gets it. The commission is between the salesman and the shop, and an order that the customer
 * places earns none.
 */
const forCustomer = (line: CartLine): CartLine => ({ ...line, commission: defaultCommission });

/**
 * The quotation for a prepared request, open from `createdAt` on under its number. `cart` is the one it was prepared
 * from.
 */
export const newQuotation = (
  orderNo: string,
  createdAt: Instant,
  cart: Cart,
  { request, total }: PreparedQuotation,
  policy: Pick<CartPolicy, 'cardMadeTaxRate' | 'shippingTaxRate'>,
  validity: QuotationValidity,
): QuotationDetail => ({
  orderNo,
  createdAt,
  email: request.email,
  cards: cartQuantity(cart),
  total: total.total,
  validUntil: quotationEnd(createdAt, validity),
  isDisabled: false,
  orders: [],
  lines: request.lines,
  cartLines: cart.lines.map(forCustomer),
  prices: total.lines.map(priceOf),
  tax: taxSplit(cart, total.lines, policy),
});
