import { describe, expect, test } from 'vitest';
import type { Coupon } from '../coupon/index.ts';
import { DELIVERY_TYPES } from '../delivery/index.ts';
import type { DiscountEntry } from '../discount/index.ts';
import { encodeAmount, money, rate, zero } from '../money/index.ts';
import { euro } from '../money/testing.ts';
import { cartTotal } from './index.ts';
import { emptyCart, newLine } from '../cart/index.ts';
import type { Cart, CartLine } from '../cart/index.ts';
import { openPolicy } from '../cart/testing.ts';

const eur = (amount: string) => money(amount, euro);
const percent = (value: string) => ({ type: 'percent', rate: rate(value) }) as const;
const line = (over: Partial<CartLine> = {}): CartLine => ({
  ...newLine('L1', 'GC1', euro),
  kind: 'customizedPhysical',
  amount: eur('50'),
  delivery: { type: 'physical', date: null },
  ...over,
});
const file = (cards: number) => ({ cards, type: 'csv', name: 'cards.csv', uploads: [] });
const letter = { typeId: 'L', price: eur('6.90'), salesmanDiscount: null };
const box = { itemCode: 'BOX', name: 'Box', imageUrl: null, amount: eur('2.50'), discount: null };
const coupon = (balance: string): Coupon => ({
  cardNumber: '6001',
  balance: eur(balance),
  isPartialRedeemAllowed: true,
  brands: [],
  suitedItemCodes: ['GC1'],
  isThirdParty: false,
  isVerified: true,
});
const tiers: DiscountEntry = {
  customerId: null,
  itemCode: 'GC1',
  accumulated: eur('0'),
  isAccumulating: false,
  tiers: [{ from: eur('500'), to: null, rate: rate(5) }],
};
const cartOf = (lines: readonly CartLine[], over: Partial<Cart> = {}): Cart => ({ ...emptyCart(euro), lines, ...over });
const priced = (cart: Cart, discounts: readonly DiscountEntry[] = [], coupons: readonly Coupon[] = []) =>
  cartTotal(cart, { policy: openPolicy(euro), discounts, coupons });
const totalOf = (...of: Parameters<typeof priced>) => encodeAmount(priced(...of).total);

describe('worked cases', () => {
  const worked = line({
    quantity: 4,
    productDiscountRate: rate(3),
    cardMadeFee: eur('15'),
    extra: box,
    letter,
  });

  test('50.00 at 3 %, four cards, card-made fee 15, extra 2.50, letter 6.90 come to 270.90 [S5.77][S5.79][S5.80][A-01][A-04]', () => {
    const [parts] = priced(cartOf([worked])).lines;
    expect(totalOf(cartOf([worked]))).toBe('270.90');
    expect(
      [
        parts!.unit,
        parts!.face,
        parts!.discount,
        parts!.goods,
        parts!.extras.product,
        parts!.extras.cardMade,
        parts!.letter,
      ].map(encodeAmount),
    ).toEqual(['48.50', '200.00', '6.00', '194.00', '10.00', '60.00', '6.90']);
  });

  test('a file of 1,234.56 at 5 % with 20 cards and fee 15 comes to 1,472.83: flat goods, extras per card [S5.78][A-01]', () => {
    const uploaded = line({
      amount: eur('1234.56'),
      quantity: 20,
      file: file(20),
      productDiscountRate: rate(5),
      cardMadeFee: eur('15'),
    });
    expect(totalOf(cartOf([uploaded]))).toBe('1472.83');
  });

  test('a coupon of 55 on a gross of 40 leaves 0 and pays 40 [S5.81][S5.82][A-01]', () => {
    const total = priced(cartOf([line({ amount: eur('40') })]), [], [coupon('55')]);
    expect([total.gross, total.couponsApplied, total.total, total.coupons[0]!.remaining].map(encodeAmount)).toEqual([
      '40.00',
      '40.00',
      '0.00',
      '15.00',
    ]);
  });

  test('an empty cart costs nothing [S5.77]', () => {
    expect(priced(emptyCart(euro), [tiers], [coupon('55')]).total).toEqual(zero(euro));
  });
});

describe('rounding', () => {
  test('one card is rounded and then multiplied: 0.05 at 50 % four times is 0.12 [S5.77][A-02]', () => {
    expect(totalOf(cartOf([line({ amount: eur('0.05'), quantity: 4, productDiscountRate: rate(50) })]))).toBe('0.12');
  });

  test('a file is rounded once on its sum [S5.78][A-02]', () => {
    expect(
      totalOf(cartOf([line({ amount: eur('0.05'), quantity: 4, file: file(4), productDiscountRate: rate(50) })])),
    ).toBe('0.03');
  });

  test('a fixed discount larger than a card does not reduce other parts [S5.82][A-05]', () => {
    const given = line({ quantity: 2, salesmanSetDiscount: { type: 'value', amount: eur('60') }, letter });
    expect(totalOf(cartOf([given, line({ lineId: 'L2' })]))).toBe('56.90');
  });
});

const from = (over: Partial<CartLine>, entries: DiscountEntry[] = []) =>
  priced(cartOf([line(over)]), entries).lines[0]!.appliedDiscount;

describe('what lowers the price', () => {
  test("a salesman's discount replaces the product's, and 0 removes it [S5.83][A-10]", () => {
    const discounted = line({ amount: eur('100'), productDiscountRate: rate(3) });
    expect(totalOf(cartOf([discounted]))).toBe('97.00');
    expect(totalOf(cartOf([{ ...discounted, salesmanSetDiscount: percent('10') }]))).toBe('90.00');
    expect(totalOf(cartOf([{ ...discounted, salesmanSetDiscount: percent('0') }]))).toBe('100.00');
  });

  test("the line's set discount takes precedence over the cart's [S3.51][S5.83][A-10]", () => {
    const two = [line({ salesmanSetDiscount: percent('50') }), line({ lineId: 'L2' })];
    expect(totalOf(cartOf(two, { salesmanSetDiscount: percent('10') }))).toBe('70.00');
  });

  test('a fixed discount applies per card, on a file line once [S3.133][S5.83][A-10]', () => {
    const set = { type: 'value', amount: eur('5') } as const;
    expect(totalOf(cartOf([line({ quantity: 3, salesmanSetDiscount: set })]))).toBe('135.00');
    expect(totalOf(cartOf([line({ quantity: 3, file: file(3), salesmanSetDiscount: set })]))).toBe('45.00');
  });

  test('lines that share a code reach a tier together, by parent code or own [S4.34][S3.55][A-12]', () => {
    const variant = line({ lineId: 'L2', itemCode: 'GC1-BLUE', parentItemCode: 'GC1', amount: eur('300') });
    expect(totalOf(cartOf([line({ amount: eur('200') }), variant]), [tiers])).toBe('475.00');
    expect(totalOf(cartOf([line({ amount: eur('199.99') }), variant]), [tiers])).toBe('499.99');
  });

  test('if an entry exists only its tiers decide, whatever the product’s rate [A-104]', () => {
    expect(totalOf(cartOf([line({ productDiscountRate: rate(3) })]), [tiers])).toBe('50.00');
    expect(totalOf(cartOf([line({ productDiscountRate: rate(3) })]), [{ ...tiers, itemCode: 'GC9' }])).toBe('48.50');
  });

  test('earlier purchases count if the entry accumulates [S3.56][A-12]', () => {
    const before = { ...tiers, accumulated: eur('450'), isAccumulating: true };
    expect(totalOf(cartOf([line()]), [before])).toBe('47.50');
    expect(totalOf(cartOf([line()]), [{ ...before, isAccumulating: false }])).toBe('50.00');
  });

  test("lines with a set discount count in the others' sum but keep their own; a file counts with its amount once [A-104]", () => {
    const set = line({ lineId: 'L2', amount: eur('450'), salesmanSetDiscount: percent('0') });
    expect(totalOf(cartOf([line(), set]), [tiers])).toBe('497.50');
    expect(totalOf(cartOf([line({ file: file(10), quantity: 10 })]), [tiers])).toBe('50.00');
  });

  test("a customer's own entry decides even if none of its tiers covers the sum [A-158]", () => {
    const own = { ...tiers, customerId: 'C1', tiers: [] };
    const big = cartOf([line({ amount: eur('600') })]);
    expect([totalOf(big, [own, tiers]), totalOf(big, [tiers, own])]).toEqual(['600.00', '600.00']);
  });

  test('the applied discount has its source', () => {
    expect(from({})).toEqual({ from: 'none' });
    expect(from({ productDiscountRate: rate(3) })).toEqual({ from: 'product', rate: rate(3) });
    expect(from({ quantity: 10 }, [tiers])).toEqual({ from: 'tier', rate: rate(5), code: 'GC1' });
    expect(from({ salesmanSetDiscount: percent('0') }, [tiers])).toEqual({ from: 'salesman', set: percent('0') });
  });
});

describe('fees and tax', () => {
  test('new beneficiaries replace the quantity for the card-made fee only [S3.42][S5.79][A-07]', () => {
    const renewed = line({ quantity: 4, cardMadeFee: eur('15'), extra: box, newBeneficiaryQuantity: 1 });
    expect(totalOf(cartOf([renewed]))).toBe('225.00');
  });

  test('the fee for the extra card applies to each card [S3.38][S5.79][A-07]', () => {
    expect(totalOf(cartOf([line({ quantity: 2, extra: box, extraCardMadeFee: eur('15') })]))).toBe('135.00');
  });

  test('a letter counts once per line, whatever the quantity [S5.80][A-04]', () => {
    expect(totalOf(cartOf([line({ quantity: 3, letter }), line({ lineId: 'L2', letter })]))).toBe('213.80');
  });

  test('a letter costs nothing on a line that is not posted [A-04][A-166]', () => {
    for (const type of DELIVERY_TYPES) {
      const [part] = priced(cartOf([line({ letter, delivery: { type, date: null } })])).lines;
      expect(encodeAmount(part!.letter)).toBe(type === 'physical' ? '6.90' : '0.00');
    }
  });

  test('tax is contained, by its own rate on each part, and changes no price [S1.58][S3.19][A-06]', () => {
    const taxed = line({
      amount: eur('120'),
      cardMadeFee: eur('24'),
      extra: { ...box, amount: eur('12') },
      letter: { ...letter, price: eur('6') },
      productTaxRate: rate(20),
      additionalTaxRate: rate('5.5'),
    });
    const policy = { ...openPolicy(euro), cardMadeTaxRate: rate(10), shippingTaxRate: rate(20) };
    const total = cartTotal(cartOf([taxed]), { policy, discounts: [], coupons: [coupon('100')] });
    const { goods, extra, cardMade, letter: posted } = total.lines[0]!.tax;
    expect([goods, extra, cardMade, posted].map(encodeAmount)).toEqual(['20.00', '0.63', '2.18', '1.00']);
    expect(encodeAmount(total.gross)).toBe('162.00');
  });

  test('a coupon pays fees and letters too, line by line [S5.81][A-14]', () => {
    const total = priced(cartOf([line({ letter }), line({ lineId: 'L2' })]), [], [coupon('60')]);
    expect(total.lines.map((one) => encodeAmount(one.due))).toEqual(['0.00', '46.90']);
  });
});
