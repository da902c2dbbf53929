import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Product } from '../catalogue/index.ts';
import { money, rate } from '../money/index.ts';
import type { Money } from '../money/index.ts';
import { euro } from '../money/testing.ts';
import { emptyCart, newLine, refusedSalesmanValues, repriceCart } from './index.ts';
import type { Cart, CartLine } from './index.ts';
import { cart as anyCart, cartProducts, openPolicy } from './testing.ts';

const eur = (amount: string) => money(amount, euro);
const product = (itemCode: string, over: Partial<Product> = {}): Product => ({
  itemCode,
  parentItemCode: null,
  name: 'Gift card',
  categoryId: 'C1',
  kind: 'customizedPhysical',
  sort: null,
  voucherKind: 'multiPurpose',
  usableAt: 'both',
  minAmount: eur('10'),
  maxAmount: eur('500'),
  suggestedAmounts: [],
  discountRate: rate(4),
  productTaxRate: rate(0),
  additionalTaxRate: rate(20),
  cardMadeFee: eur('15'),
  extraCardMadeFee: eur('16'),
  hasTemplates: false,
  isReloadable: false,
  transferMode: 'whole',
  images: [],
  texts: { overview: '', about: '', howToUse: '', terms: '' },
  ...over,
});
const catalogue = (...products: Product[]) => new Map(products.map((one) => [one.itemCode, one]));
const line = (over: Partial<CartLine> = {}): CartLine => ({
  ...newLine('L1', 'GC1', euro),
  amount: eur('50'),
  ...over,
});
const cartOf = (...lines: CartLine[]): Cart => ({ ...emptyCart(euro), lines });
const byProduct = { keepsFees: false };

const reasons = (of: CartLine, ...products: Product[]) =>
  repriceCart(cartOf(of), catalogue(...products), byProduct).dropped.map(({ reason }) => reason);

describe('repricing', () => {
  test('a stored cart gets the current rates, fees and names of its products [S3.17][S3.19][A-30]', () => {
    const old = line({ productDiscountRate: rate(9), cardMadeFee: eur('29'), message: 'Bravo', quantity: 3 });
    const { cart, dropped } = repriceCart(cartOf(old), catalogue(product('GC1')), byProduct);
    expect(dropped).toEqual([]);
    expect(cart.lines[0]).toMatchObject({
      productDiscountRate: rate(4),
      additionalTaxRate: rate(20),
      cardMadeFee: eur('15'),
      extraCardMadeFee: null,
      productName: 'Gift card',
      message: 'Bravo',
      quantity: 3,
    });
  });

  test("a salesman's fees stay unchanged [S6.24][A-07]", () => {
    const { cart } = repriceCart(cartOf(line({ cardMadeFee: eur('29') })), catalogue(product('GC1')), {
      keepsFees: true,
    });
    expect(cart.lines[0]!.cardMadeFee).toEqual(eur('29'));
  });

  test('a line whose product is gone, or not sold at its amount, is dropped and named; the limits are inclusive [A-25][A-30]', () => {
    expect(reasons(line())).toEqual([{ _tag: 'ProductNotFound' }]);
    expect(reasons(line({ amount: eur('9.99') }), product('GC1'))).toEqual([
      { _tag: 'AmountBelowMinimum', min: eur('10') },
    ]);
    expect(reasons(line({ amount: eur('500.01') }), product('GC1'))).toEqual([
      { _tag: 'AmountAboveMaximum', max: eur('500') },
    ]);
    expect([
      reasons(line({ amount: eur('10') }), product('GC1')),
      reasons(line({ amount: eur('500') }), product('GC1')),
    ]).toEqual([[], []]);
  });

  test('the sum of a file is not checked against the limits of one card [A-25]', () => {
    const uploaded = line({ amount: eur('9000'), file: { cards: 90, type: 'csv', name: 'a.csv', uploads: [] } });
    expect(repriceCart(cartOf(uploaded), catalogue(product('GC1')), byProduct).dropped).toEqual([]);
  });

  test('every line is kept or named, and repricing twice has no further effect [A-30]', () => {
    const products = catalogue(...cartProducts.slice(1).map(([code]) => product(code)));
    fc.assert(
      fc.property(anyCart(euro), (cart) => {
        const once = repriceCart(cart, products, byProduct);
        const twice = repriceCart(once.cart, products, byProduct);
        expect(once.cart.lines.length + once.dropped.length).toBe(cart.lines.length);
        expect(twice).toEqual({ cart: once.cart, dropped: [] });
      }),
    );
  });
});

const POSTED = { kind: 'customizedPhysical', amount: eur('50'), delivery: { type: 'physical', date: null } } as const;
const fields = (over: Partial<CartLine>, productCardMadeFee: Money | null = eur('12')) =>
  refusedSalesmanValues(line({ ...POSTED, ...over }), openPolicy(euro), {
    productCardMadeFee,
    letterPrice: eur('5'),
    extraAmount: eur('2'),
    lineGross: eur('50'),
  }).map(({ field, refusal }) => [field, refusal._tag]);

describe("a salesman's values", () => {
  test('an untouched line and one within all limits are accepted [S5.59][S5.60]', () => {
    expect(fields({})).toEqual([]);
    expect(
      fields({
        salesmanSetDiscount: { type: 'percent', rate: rate(100) },
        cardMadeFee: eur('30'),
        letter: { typeId: 'L', price: eur('5'), salesmanDiscount: { type: 'value', amount: eur('5') } },
        commission: { type: 'value', amount: eur('5') },
      }),
    ).toEqual([]);
  });

  test('each value outside its limits is named with its field [S5.59][S5.60][S9.9][S9.10]', () => {
    const negative = { type: 'percent', rate: rate(-1) } as const;
    expect(
      fields({
        salesmanSetDiscount: { type: 'value', amount: eur('5') },
        extra: { itemCode: 'BOX', name: 'Box', imageUrl: null, amount: eur('2'), discount: negative },
        letter: { typeId: 'L', price: eur('5'), salesmanDiscount: negative },
        cardMadeFee: eur('30.01'),
        commission: { type: 'percent', rate: rate('10.5') },
      }),
    ).toEqual([
      ['salesmanSetDiscount', 'DiscountTypeNotOffered'],
      ['extraDiscount', 'RateOutOfRange'],
      ['letterDiscount', 'RateOutOfRange'],
      ['cardMadeFee', 'AmountAboveMaximum'],
      ['commission', 'RateOutOfRange'],
    ]);
  });

  test('product and shipping fee are lowered and never raised, a discount by value stays within its price [A-189][A-194]', () => {
    const letterOf = (price: string, off: string) => ({
      typeId: 'L',
      price: eur(price),
      salesmanDiscount: { type: 'value', amount: eur(off) } as const,
    });
    const extraOf = (amount: string, off: string) => ({
      itemCode: 'BOX',
      name: 'Box',
      imageUrl: null,
      amount: eur(amount),
      discount: { type: 'value', amount: eur(off) } as const,
    });
    expect(fields({ letter: letterOf('5', '5'), extra: extraOf('2', '2') })).toEqual([]);
    expect(fields({ letter: letterOf('5.01', '5.02'), extra: extraOf('2.01', '2.02') })).toEqual([
      ['productFee', 'AmountAboveMaximum'],
      ['extraDiscount', 'AmountAboveMaximum'],
      ['shippingFee', 'AmountAboveMaximum'],
      ['letterDiscount', 'AmountAboveMaximum'],
    ]);
    expect(fields({ letter: letterOf('9', '10'), delivery: { type: 'email', date: null } })).toEqual([]);
    const whole = { ...openPolicy(euro), discountType: 'value' } as const;
    const facts = { productCardMadeFee: null, letterPrice: null, extraAmount: null, lineGross: eur('50') };
    const off = (amount: string) =>
      refusedSalesmanValues(
        line({ ...POSTED, salesmanSetDiscount: { type: 'value', amount: eur(amount) } }),
        whole,
        facts,
      ).map(({ field, refusal }) => [field, refusal._tag]);
    expect(off('50')).toEqual([]);
    expect(off('50.01')).toEqual([['salesmanSetDiscount', 'AmountAboveMaximum']]);
  });

  test("the product's own fee is not checked against the limits [A-07]", () => {
    expect(fields({ cardMadeFee: eur('12') })).toEqual([]);
    expect(fields({ cardMadeFee: eur('12.01') })).toEqual([['cardMadeFee', 'AmountBelowMinimum']]);
    expect(fields({ cardMadeFee: eur('12') }, null)).toEqual([['cardMadeFee', 'AmountBelowMinimum']]);
  });
});
