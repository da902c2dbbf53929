/**
 * What a long cart costs in time. Pricing 10,000 lines with tiers and 20 coupons against a plain decimal.js loop over the
 * same sums (without the taxes and parts of each line that pricing also gives), and one edit at 10,000 lines against the
 * same edit at 10. Both sides of a ratio run in turns and the median of the rounds counts, so that a busy machine slows
 * both.
 */
import { Decimal } from 'decimal.js';
import {
  addLine,
  cartTotal,
  changeQuantity,
  deleteLine,
  emptyCart,
  newLine,
} from '../packages/domain/src/cart/index.ts';
import type { Cart, CartLine, CartPolicy, PricingFacts } from '../packages/domain/src/cart/index.ts';
import type { Coupon } from '../packages/domain/src/coupon/index.ts';
import type { DiscountEntry } from '../packages/domain/src/discount/index.ts';
import { standardCardMadeFeeLimits } from '../packages/domain/src/fees/index.ts';
import { currency, encodeAmount, fromMinorUnits, money, rate } from '../packages/domain/src/money/index.ts';
import type { Money } from '../packages/domain/src/money/index.ts';
import type { Figure } from './bench.ts';
import { inTurns, millisecondsOf } from './bench-timing.ts';
import type { Turns } from './bench-timing.ts';

const LIMIT = 2;
const MANY = 10_000;
const FEW = 10;
const PRICING_ROUNDS = 31;
const EDIT_ROUNDS = 101;
const EDITS_A_ROUND = 500;
/** Keeps the edited lines off the beginnings of the cart's blocks. */
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

const cartOf = (lines: number): Cart => ({
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
const decimalOf = (value: Money): Decimal => new Decimal(encodeAmount(value));

/** What the loop reads of a line, its numbers parsed beforehand. */
interface Row {
  readonly itemCode: string;
  readonly quantity: number;
  readonly amount: Decimal;
  readonly ownRate: Decimal;
  readonly perCard: Decimal;
  readonly letter: Decimal;
}

const rowOf = (line: CartLine): Row => ({
  itemCode: line.itemCode,
  quantity: line.quantity,
  amount: decimalOf(line.amount),
  ownRate: new Decimal(line.productDiscountRate.percent),
  perCard: decimalOf(FEE).plus(line.extra === null ? ZERO : decimalOf(line.extra.amount)),
  letter: line.letter === null ? ZERO : decimalOf(line.letter.price),
});

const TIERS = new Map(
  DISCOUNTS.map(({ itemCode, tiers }) => [
    itemCode,
    tiers.map(({ from, to, rate: of }) => ({
      from: decimalOf(from),
      to: to && decimalOf(to),
      rate: new Decimal(of.percent),
    })),
  ]),
);
const BALANCES = COUPONS.map(({ balance, suitedItemCodes }) => ({ balance: decimalOf(balance), suitedItemCodes }));

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

/** The cart total by decimal.js as one would write it down, half away from zero being the library's own rounding. */
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
  const rows = cart.lines.map(rowOf);
  const [total, byLoop] = [encodeAmount(cartTotal(cart, FACTS).total), totalByLoop(rows)];
  if (total !== byLoop) throw new Error(`The totals differ: ${total}, by the loop ${byLoop}`);
  const { first, second, ratio } = inTurns(
    () => millisecondsOf(1, () => cartTotal(cart, FACTS)),
    () => millisecondsOf(1, () => totalByLoop(rows)),
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
 * One edit after the other, each on the same cart, so that its length stays. Both carts are edited at ten lines that lie
 * evenly apart: as many are touched in the long one as in the short one, and the structure of the cart is measured, not
 * how much of it the processor's cache holds.
 */
const editTurns = (few: Cart, many: Cart, edit: Edit): Turns => {
  const timed = (cart: Cart, lines: number) => () =>
    millisecondsOf(EDITS_A_ROUND, (time) => edit(cart, ((time % FEW) * (lines / FEW) + OFFSET) % lines));
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
  const [few, many] = [cartOf(FEW), cartOf(MANY)];
  return [...pricingFigures(many), ...editFigures(few, many)].map((figure) => ({
    ...figure,
    value: Math.round(figure.value * 1000) / 1000,
  }));
};
