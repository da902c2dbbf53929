/**
 * The cart total (spec section 5, S5.77 to S5.83) as one breakdown that screens, invoices and the server all use:
 *
 *   unit    = round(amount − discount of one card)          goods  = unit × cards; of a file line round(amount − discount)
 *   extras  = (extra product + card-made fees) per card     letter = once per posted line
 *   gross   = Σ goods + extras + letter                     total  = max(0, gross − Σ coupons)
 *
 * Rounding happens on the unit and on each percent-discounted fee, half away from zero, and nowhere else.
 * Tax is contained in the prices and only split out; the cards themselves carry it at sale only where they are
 * single-purpose vouchers. Work grows with the number of lines, not with its square.
 */
import { saleTaxRate } from '../catalogue/index.ts';
import { allocateCoupons } from '../coupon/index.ts';
import type { AppliedCoupon, Coupon } from '../coupon/index.ts';
import { postedLetter } from '../delivery/index.ts';
import type { DiscountEntry } from '../discount/index.ts';
import { cardMadeFees, extraProductFee, letterFee } from '../fees/index.ts';
import { add, floorAtZero, subtract, sum, taxContained, zero } from '../money/index.ts';
import type { Currency, Money } from '../money/index.ts';
import type { Cart, CartLine, CartPolicy } from '../cart/index.ts';
import { cardsOf } from '../cart/index.ts';
import { discountedUnit, faceAmount, goodsAmount, lineDiscounts } from './line-discount.ts';
import type { LineDiscount } from './line-discount.ts';

/**
 * The price of one line. `unit` is one discounted card (a file line: the whole discounted file), `face` the cards
 * before any discount, `discount` = face − goods, `gross` = goods + extras + letter, `tax` the tax contained in each
 * part when it is sold, `due` is `gross` less coupons.
 */
export interface LineTotal {
  readonly lineId: string;
  readonly cards: number;
  readonly unit: Money;
  readonly face: Money;
  readonly discount: Money;
  readonly appliedDiscount: LineDiscount;
  readonly goods: Money;
  readonly extras: { readonly product: Money; readonly cardMade: Money };
  readonly letter: Money;
  readonly gross: Money;
  readonly tax: { readonly goods: Money; readonly extra: Money; readonly cardMade: Money; readonly letter: Money };
  readonly due: Money;
}

/** `total` = `gross` − `couponsApplied`, never below 0; coupons in the order they were added. */
export interface CartTotal {
  readonly lines: readonly LineTotal[];
  readonly coupons: readonly AppliedCoupon[];
  readonly gross: Money;
  readonly couponsApplied: Money;
  readonly total: Money;
}

/** The face amount of all cards, before any discount. */
export const faceOf = ({ lines }: Pick<CartTotal, 'lines'>, currency: Currency): Money =>
  sum(
    lines.map(({ face }) => face),
    currency,
  );

/** `discounts` as `discountsFor` returns them for one customer, `coupons` in the order they were added. */
export interface PricingFacts {
  readonly policy: Pick<CartPolicy, 'cardMadeTaxRate' | 'shippingTaxRate'>;
  readonly discounts: readonly DiscountEntry[];
  readonly coupons: readonly Coupon[];
}

/** The price of one line before coupons. */
export const lineTotal = (
  line: CartLine,
  appliedDiscount: LineDiscount,
  { cardMadeTaxRate, shippingTaxRate }: PricingFacts['policy'],
): LineTotal => {
  const cards = cardsOf(line);
  const nothing = zero(line.amount.currency);
  const unit = discountedUnit(line, appliedDiscount);
  const face = faceAmount(line);
  const goods = goodsAmount(line, unit);
  const product = line.extra === null ? nothing : extraProductFee(line.extra, cards);
  const cardMade = cardMadeFees(line, cards, line.amount.currency);
  const posted = postedLetter(line);
  const letter = posted === null ? nothing : letterFee(posted);
  const gross = add(add(goods, product), add(cardMade, letter));
  return {
    lineId: line.lineId,
    cards,
    unit,
    face,
    discount: subtract(face, goods),
    appliedDiscount,
    goods,
    extras: { product, cardMade },
    letter,
    gross,
    tax: {
      goods: taxContained(goods, saleTaxRate(line)),
      extra: taxContained(product, line.additionalTaxRate),
      cardMade: taxContained(cardMade, cardMadeTaxRate),
      letter: taxContained(letter, shippingTaxRate),
    },
    due: gross,
  };
};

/**
 * The price of the cart, part by part. Lines in another currency than the cart's are a defect. Nothing is refused here:
 * `checkCart` decides whether the cart may be ordered.
 */
export const cartTotal = (cart: Cart, { policy, discounts, coupons }: PricingFacts): CartTotal => {
  const { currency } = cart;
  const applied = lineDiscounts(cart, discounts);
  const lines = cart.lines.map((line, at) => lineTotal(line, applied[at]!, policy));
  const gross = sum(
    lines.map((line) => line.gross),
    currency,
  );
  if (coupons.length === 0) return { lines, coupons: [], gross, couponsApplied: zero(currency), total: gross };
  const dueLines = cart.lines.map(({ itemCode, parentItemCode }, at) => ({
    itemCode,
    parentItemCode,
    due: lines[at]!.gross,
  }));
  const allocation = allocateCoupons(coupons, dueLines, currency);
  const couponsApplied = sum(
    allocation.coupons.map((coupon) => coupon.applied),
    currency,
  );
  return {
    lines: lines.map((line, at) => (allocation.due[at] === line.due ? line : { ...line, due: allocation.due[at]! })),
    coupons: allocation.coupons,
    gross,
    couponsApplied,
    total: floorAtZero(subtract(gross, couponsApplied)),
  };
};
