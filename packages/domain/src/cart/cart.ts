/**
 * The cart: what a buyer intends to buy, line by line, before it is an order (spec section 3, draft order line; A-21 to
 * Plain immutable values; every change returns a new cart.
 */
import { EMPTY_RECEIVER } from '../address/index.ts';
import type { Receiver } from '../address/index.ts';
import type { CardKind, ProductSort, VoucherKind } from '../catalogue/index.ts';
import type { ContractLevel } from '../customer/index.ts';
import { DEFAULT_DELIVERY_TYPE } from '../delivery/index.ts';
import type { Delivery, Sender } from '../delivery/index.ts';
import type { DiscountType, SetDiscount } from '../discount/index.ts';
import { defaultCommission } from '../fees/index.ts';
import type { CardMadeFeeLimits, Commission } from '../fees/index.ts';
import { rate, zero } from '../money/index.ts';
import type { Currency, Money, Rate } from '../money/index.ts';
import { EMPTY_PERSONALISATION } from '../personalisation/index.ts';
import type { Personalisation } from '../personalisation/index.ts';

/**
 * A product that comes with each card. `amount` is for one piece; `discount` is the salesman's, also for one piece
 * (A-105).
 */
export interface ExtraProduct {
  readonly itemCode: string;
  readonly name: string;
  readonly imageUrl: string | null;
  readonly amount: Money;
  readonly discount: SetDiscount | null;
}

/** The shipping letter of a line: one per line, whatever its quantity. */
export interface Letter {
  readonly typeId: string;
  readonly price: Money;
  readonly salesmanDiscount: SetDiscount | null;
}

/** The uploaded file that a line was made from. `uploads` name the uploaded files on the server. */
export interface LineFile {
  readonly cards: number;
  readonly type: string | null;
  readonly name: string;
  readonly uploads: readonly string[];
}

/**
 * One line, also called a draft line. `lineId` identifies it (wire: tempId). `amount` is the face value of one card;
 * where `file` is set, `amount` is the sum of the file, `file.cards` counts its cards and `quantity` repeats that
 * number. Rates are percent numbers. `cardMadeFee` is for one card, `extraCardMadeFee` for the card of one extra
 * product; both count on customised physical cards only. `draftPath` names the page that the line was made on.
 * `voucherKind` determines whether `productTaxRate` applies when the card is sold. `quotationNo` is the number of
 * the quotation that the line came from, whatever was changed since; null for none.
 */
export interface CartLine extends Personalisation {
  readonly lineId: string;
  readonly draftPath: string;
  readonly itemCode: string;
  readonly parentItemCode: string | null;
  readonly categoryId: string | null;
  readonly productName: string;
  readonly productImageUrl: string | null;
  readonly kind: CardKind | null;
  readonly sort: ProductSort | null;
  readonly voucherKind: VoucherKind;
  readonly amount: Money;
  readonly quantity: number;
  readonly file: LineFile | null;
  readonly productDiscountRate: Rate;
  readonly salesmanSetDiscount: SetDiscount | null;
  readonly extra: ExtraProduct | null;
  readonly cardMadeFee: Money | null;
  readonly extraCardMadeFee: Money | null;
  readonly newBeneficiaryQuantity: number | null;
  readonly letter: Letter | null;
  readonly delivery: Delivery;
  readonly deliveryTimeZone: string | null;
  readonly receiver: Receiver;
  readonly sender: Sender;
  readonly customerId: string | null;
  readonly customerName: string | null;
  readonly commission: Commission;
  readonly productTaxRate: Rate;
  readonly additionalTaxRate: Rate;
  readonly quotationNo: string | null;
}

/**
 * Lines in the order they are shown and paid by coupons. A line's set discount takes precedence over the cart's.
 * `customerContractLevel` is that of the customer a salesman orders for, null if nobody is chosen.
 */
export interface Cart {
  readonly currency: Currency;
  readonly lines: readonly CartLine[];
  readonly salesmanSetDiscount: SetDiscount | null;
  readonly customerContractLevel: ContractLevel | null;
}

/** The rules of a cart for a unit and a customer. `maxQuantity` null means no cap; rates are percent numbers. */
export interface CartPolicy {
  readonly currency: Currency;
  readonly maxQuantity: number | null;
  readonly allowsMultipleProducts: boolean;
  readonly discountType: DiscountType;
  readonly cardMadeTaxRate: Rate;
  readonly shippingTaxRate: Rate;
  readonly cardMadeFeeLimits: CardMadeFeeLimits;
}

/** A cart with nothing in it. */
export const emptyCart = (currency: Currency): Cart => ({
  currency,
  lines: [],
  salesmanSetDiscount: null,
  customerContractLevel: null,
});

/** The draft path of a new line. */
export const defaultDraftPath = 'salesman-to-self';

/**
 * A new line: one card of amount 0 as print-at-home PDF, valid 12 months, commission 3 %, without discounts. If the
 * kind of voucher is unknown, a given tax rate applies at sale, so that no tax is missed.
 */
export const newLine = (lineId: string, itemCode: string, currency: Currency): CartLine => ({
  ...EMPTY_PERSONALISATION,
  lineId,
  draftPath: defaultDraftPath,
  itemCode,
  parentItemCode: null,
  categoryId: null,
  productName: '',
  productImageUrl: null,
  kind: null,
  sort: null,
  voucherKind: 'singlePurpose',
  amount: zero(currency),
  quantity: 1,
  file: null,
  productDiscountRate: rate(0),
  salesmanSetDiscount: null,
  extra: null,
  cardMadeFee: null,
  extraCardMadeFee: null,
  newBeneficiaryQuantity: null,
  letter: null,
  delivery: { type: DEFAULT_DELIVERY_TYPE, date: null },
  deliveryTimeZone: null,
  receiver: EMPTY_RECEIVER,
  sender: { name: '', email: '' },
  customerId: null,
  customerName: null,
  commission: defaultCommission,
  productTaxRate: rate(0),
  additionalTaxRate: rate(0),
  quotationNo: null,
});

/** The number of cards of a line; a file's cards count one by one. */
export const cardsOf = (line: Pick<CartLine, 'file' | 'quantity'>): number => line.file?.cards ?? line.quantity;

/** The number of cards in the cart, without extra products and free gifts. */
export const cartQuantity = (cart: Cart): number => cart.lines.reduce((cards, line) => cards + cardsOf(line), 0);
