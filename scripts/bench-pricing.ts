/**
 * How long a long cart takes. Prices 10,000 lines with tiers and 20 coupons and compares it with a plain decimal.js loop over
 * the same sums (without the taxes and parts of each line, which pricing also returns), and compares one edit at 10,000 lines
 * with the same edit at 10. Both sides of a ratio alternate and the median of the rounds counts, so that a busy machine slows
 * both.
 */
import { Decimal } from 'decimal.js';
import { addLine, changeQuantity, deleteLine, emptyCart, newLine } from '../packages/domain/src/cart/index.ts';
import { cartTotal } from '../packages/domain/src/pricing/index.ts';
import type { Cart, CartLine, CartPolicy } from '../packages/domain/src/cart/index.ts';
import type { PricingFacts } from '../packages/domain/src/pricing/index.ts';
import type { Coupon } from '../packages/domain/src/coupon/index.ts';
import type { DiscountEntry } from '../packages/domain/src/discount/index.ts';
import { standardCardMadeFeeLimits } from '../packages/domain/src/fees/index.ts';
import { currency, encodeAmount, fromMinorUnits, money, rate } from '../packages/domain/src/money/index.ts';
import type { Money } from '../packages/domain/src/money/index.ts';
import type { Figure } from './bench.ts';
import { inTurns, timePerRun } from './bench-timing.ts';
import type { Turns } from './bench-timing.ts';

const LIMIT = 2;
const MANY = 10_000;
const FEW = 10;
const PRICING_ROUNDS = 31;
const EDIT_ROUNDS = 101;
const EDITS_A_ROUND = 500;
/** Keeps the edited lines away from the start of the cart's blocks. */
const OFFSET = 37;

const EUR = currency('EUR');
const eur = (amount: string) => money(amount, EUR);
const FEE = eur('15');
const LETTER = { typeId: 'L1', price: eur('6.90'), salesmanDiscount: null };
const BOX = { itemCode: 'BOX', name: 'Box', imageUrl: null, amount: eur('2.50'), discount: null };
const [NO_RATE, OWN_RATE, TAX] = [rate(0), rate(3), rate(20)];

const POLICY: CartPolicy = {
  currency: EUR,
  maxQuantity: null,
  allowsMultipleProducts: true,
  discountType: 'percent',
  cardMadeTaxRate: TAX,
  shippingTaxRate: TAX,
  cardMadeFeeLimits: standardCardMadeFeeLimits(EUR),
};

/** Five products, four of them with tiers, the fifth with a rate of its own; amounts of 10.00 to 500.00. */
const lineAt = (at: number): CartLine => ({
  ...newLine(`line-${at}`, `GC${at % 5}`, EUR),
  kind: 'customizedPhysical',
  delivery: { type: 'physical', date: null },
  amount: fromMinorUnits(BigInt(1000 + ((at * 3701) % 49_001)), EUR),
  quantity: 1 + (at % 9),
  productDiscountRate: at % 5 === 4 ? OWN_RATE : NO_RATE,
  productTaxRate: TAX,
  additionalTaxRate: TAX,
  cardMadeFee: FEE,
  extra: at % 4 === 0 ? BOX : null,
  letter: at % 3 === 0 ? LETTER : null,
});

const cartWith = (lines: number): Cart => ({
  ...emptyCart(EUR),
  lines: Array.from({ length: lines }, (_, at) => lineAt(at)),
});

const DISCOUNTS: readonly DiscountEntry[] = [0, 1, 2, 3].map((product) => ({
  customerId: null,
  itemCode: `GC${product}`,
  accumulated: eur('0'),
  isAccumulating: false,
  tiers: [
    { from: eur('0'), to: eur('500'), rate: rate('1.5') },
    { from: eur('500'), to: eur('50000'), rate: rate('2.5') },
    { from: eur('50000'), to: null, rate: rate('4.5') },
  ],
}));

const COUPONS: readonly Coupon[] = Array.from({ length: 20 }, (_, at) => ({
  cardNumber: `60000${at}`,
  balance: eur(String(500 * (1 + at))),
  isPartialRedeemAllowed: true,
  brands: [],
  suitedItemCodes: [`GC${at % 5}`, `GC${(at + 1) % 5}`],
  isThirdParty: false,
  isVerified: true,
}));

const FACTS: PricingFacts = { policy: POLICY, discounts: DISCOUNTS, coupons: COUPONS };

const ZERO = new Decimal(0);
const toDecimal = (value: Money): Decimal => new Decimal(encodeAmount(value));

/** The values of a line that the loop reads, parsed beforehand. */
interface Row {
  readonly itemCode: string;
  readonly quantity: number;
  readonly amount: Decimal;
  readonly ownRate: Decimal;
  readonly perCard: Decimal;
  readonly letter: Decimal;
}

const toRow = (line: CartLine): Row => ({
  itemCode: line.itemCode,
  quantity: line.quantity,
  amount: toDecimal(line.amount),
  ownRate: new Decimal(line.productDiscountRate.percent),
  perCard: toDecimal(FEE).plus(line.extra === null ? ZERO : toDecimal(line.extra.amount)),
  letter: line.letter === null ? ZERO : toDecimal(line.letter.price),
});

const TIERS = new Map(
  DISCOUNTS.map(({ itemCode, tiers }) => [
    itemCode,
    tiers.map(({ from, to, rate: of }) => ({
      from: toDecimal(from),
      to: to && toDecimal(to),
      rate: new Decimal(of.percent),
    })),
  ]),
);
const BALANCES = COUPONS.map(({ balance, suitedItemCodes }) => ({ balance: toDecimal(balance), suitedItemCodes }));

const ratesByLoop = (rows: readonly Row[]): ReadonlyMap<string, Decimal> => {
  const faces = new Map<string, Decimal>();
  for (const { itemCode, amount, quantity } of rows) {
    faces.set(itemCode, (faces.get(itemCode) ?? ZERO).plus(amount.times(quantity)));
  }
  return new Map(
    [...faces].flatMap(([itemCode, face]) => {
      const reached = TIERS.get(itemCode)?.findLast(({ from, to }) => from.lte(face) && (to === null || face.lte(to)));
      return reached === undefined ? [] : [[itemCode, reached.rate]];
    }),
  );
};

/** The cart total in plain decimal.js, whose default rounding is half away from zero. */
const totalByLoop = (rows: readonly Row[]): string => {
  const rates = ratesByLoop(rows);
  const due = rows.map(({ itemCode, amount, quantity, ownRate, perCard, letter }) => {
    const unit = amount.minus(amount.times(rates.get(itemCode) ?? ownRate).div(100)).toDecimalPlaces(2);
    return unit.times(quantity).plus(perCard.times(quantity)).plus(letter);
  });
  for (const { balance, suitedItemCodes } of BALANCES) {
    let left = balance;
    for (let at = 0; at < rows.length && !left.isZero(); at += 1) {
      if (due[at]!.isZero() || !suitedItemCodes.includes(rows[at]!.itemCode)) continue;
      const part = left.lt(due[at]!) ? left : due[at]!;
      due[at] = due[at]!.minus(part);
      left = left.minus(part);
    }
  }
  return due.reduce((sum, one) => sum.plus(one), ZERO).toFixed(2);
};

const pricingFigures = (cart: Cart): readonly Figure[] => {
  const rows = cart.lines.map(toRow);
  const [total, byLoop] = [encodeAmount(cartTotal(cart, FACTS).total), totalByLoop(rows)];
  if (total !== byLoop) throw new Error(`The totals differ: ${total}, by the loop ${byLoop}`);
  const { first, second, ratio } = inTurns(
    () => timePerRun(1, () => cartTotal(cart, FACTS)),
    () => timePerRun(1, () => totalByLoop(rows)),
    PRICING_ROUNDS,
  );
  return [
    { name: 'price-10000-lines', value: first, unit: 'ms' },
    { name: 'decimal-loop-10000-lines', value: second, unit: 'ms' },
    { name: 'price-to-decimal-loop', value: ratio, unit: 'ratio', limit: LIMIT },
  ];
};

type Edit = (cart: Cart, at: number) => unknown;

const ADDED = { ...lineAt(MANY), lineId: 'fresh' };
const EDITS: Readonly<Record<string, Edit>> = {
  'add-line': (cart) => addLine(cart, ADDED, 'other', POLICY),
  'change-quantity': (cart, at) => changeQuantity(cart, `line-${at}`, 1 + (at % 7), POLICY),
  'delete-line': (cart, at) => deleteLine(cart, `line-${at}`),
};

/**
 * Repeated edits, each on the same cart, so that its length does not change. Both carts are edited at ten evenly spaced lines:
 * the long one has as many touched lines as the short one, so that the structure of the cart is measured, not the processor's
 * cache.
 */
const editTurns = (few: Cart, many: Cart, edit: Edit): Turns => {
  const timed = (cart: Cart, lines: number) => () =>
    timePerRun(EDITS_A_ROUND, (time) => edit(cart, ((time % FEW) * (lines / FEW) + OFFSET) % lines));
  return inTurns(timed(many, MANY), timed(few, FEW), EDIT_ROUNDS);
};

const editFigures = (few: Cart, many: Cart): readonly Figure[] =>
  Object.entries(EDITS).flatMap(([name, edit]): readonly Figure[] => {
    const { first, second, ratio } = editTurns(few, many, edit);
    return [
      { name: `${name}-at-10000-lines`, value: first * 1000, unit: 'µs' },
      { name: `${name}-at-10-lines`, value: second * 1000, unit: 'µs' },
      { name: `${name}-10000-to-10`, value: ratio, unit: 'ratio', limit: LIMIT },
    ];
  });

export const pricingBench = async (): Promise<readonly Figure[]> => {
  const [few, many] = [cartWith(FEW), cartWith(MANY)];
  return [...pricingFigures(many), ...editFigures(few, many)].map((figure) => ({
    ...figure,
    value: Math.round(figure.value * 1000) / 1000,
  }));
};
