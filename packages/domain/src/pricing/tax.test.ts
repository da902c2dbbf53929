import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { VOUCHER_KINDS } from '../catalogue/index.ts';
import { products } from '../catalogue/testing.ts';
import { CUSTOMER_KINDS } from '../customer/index.ts';
import { encodeAmount, equals, isZero, money, rate, sum, taxContained } from '../money/index.ts';
import { euro } from '../money/testing.ts';
import { cartTotal, showsTaxSplit, taxSplit } from './index.ts';
import { emptyCart, newLine, repriceCart } from '../cart/index.ts';
import type { Cart, CartLine } from '../cart/index.ts';
import type { LineTotal } from './index.ts';
import { cart as anyCart, openPolicy } from '../cart/testing.ts';

const eur = (amount: string) => money(amount, euro);
const policy = openPolicy(euro);
const linesOf = (cart: Cart) => cartTotal(cart, { policy, discounts: [], coupons: [] }).lines;
const total = (of: readonly LineTotal[], part: keyof LineTotal['tax']) =>
  sum(
    of.map(({ tax }) => tax[part]),
    euro,
  );
const withKind = (cart: Cart, voucherKind: CartLine['voucherKind']): Cart => ({
  ...cart,
  lines: cart.lines.map((line) => ({ ...line, voucherKind })),
});

const apart = ({ tax, ...prices }: LineTotal) => ({ ...prices, tax: { ...tax, goods: null } });

describe('tax of the cards by their kind of voucher', () => {
  test.each([
    ['singlePurpose', '20.00', 'at its sale'],
    ['multiPurpose', '0.00', 'when it is used, not at its sale'],
    ['promotional', '0.00', 'never'],
  ] as const)('a %s voucher of 120.00 at 20 %% contains %s: it is taxed %s [A-06]', (...[voucherKind, expected]) => {
    const line = { ...newLine('L1', 'GC1', euro), amount: eur('120'), productTaxRate: rate(20), voucherKind };
    const [priced] = linesOf({ ...emptyCart(euro), lines: [line] });
    expect([encodeAmount(priced!.tax.goods), encodeAmount(priced!.gross)]).toEqual([expected, '120.00']);
  });

  test('a single-purpose card contains the tax of its rate, any other card none [S3.19][A-06]', () => {
    fc.assert(
      fc.property(anyCart(euro), (cart) => {
        linesOf(cart).forEach(({ goods, tax }, at) => {
          const { voucherKind, productTaxRate } = cart.lines[at]!;
          const expected = voucherKind === 'singlePurpose' ? taxContained(goods, productTaxRate) : eur('0');
          expect(equals(tax.goods, expected)).toBe(true);
        });
      }),
    );
  });

  test('fees, letters and extra products are taxed at sale whatever the card is, and no price depends on the kind [A-06]', () => {
    fc.assert(
      fc.property(anyCart(euro), fc.constantFrom(...VOUCHER_KINDS), (cart, voucherKind) => {
        const [one, other] = [linesOf(cart), linesOf(withKind(cart, voucherKind))];
        expect(JSON.stringify(other.map(apart))).toBe(JSON.stringify(one.map(apart)));
      }),
    );
  });

  test('a stored cart gets its product’s current kind of voucher [A-06][A-30]', () => {
    const [product] = fc.sample(products(), { numRuns: 1, seed: 5 });
    const line = { ...newLine('L1', product!.itemCode, euro), amount: product!.minAmount };
    for (const voucherKind of VOUCHER_KINDS) {
      const now = new Map([[product!.itemCode, { ...product!, voucherKind }]]);
      const { cart } = repriceCart({ ...emptyCart(euro), lines: [line] }, now, { keepsFees: false });
      expect(cart.lines.map((one) => one.voucherKind)).toEqual([voucherKind]);
    }
  });

  test('a line without a kind of voucher keeps its rate at sale [A-06]', () => {
    expect(newLine('L1', 'GC1', euro).voucherKind).toBe('singlePurpose');
  });
});

describe('the tax split', () => {
  test('has every part at every rate once, the lower rate first, without parts that cost nothing [A-06]', () => {
    const card = { ...newLine('L1', 'GC1', euro), kind: 'customizedPhysical' as const, amount: eur('120') };
    const box = { itemCode: 'BOX', name: 'Box', imageUrl: null, amount: eur('12'), discount: null };
    const letter = { typeId: 'L', price: eur('6'), salesmanDiscount: null };
    const delivery = { type: 'physical' as const, date: null };
    const cart = {
      ...emptyCart(euro),
      lines: [
        { ...card, delivery, productTaxRate: rate(20), extra: box, additionalTaxRate: rate('5.5'), letter },
        { ...card, lineId: 'L2', productTaxRate: rate(20), cardMadeFee: eur('24') },
        { ...card, lineId: 'L3', productTaxRate: rate(20), voucherKind: 'multiPurpose' as const },
      ],
    };
    const rates = { cardMadeTaxRate: rate(10), shippingTaxRate: rate(20) };
    const { lines } = cartTotal(cart, { policy: rates, discounts: [], coupons: [] });
    const rows = taxSplit(cart, lines, rates);
    expect(
      rows.map(({ part, rate: at, price, tax }) => [part, at.percent, encodeAmount(price), encodeAmount(tax)]),
    ).toEqual([
      ['goods', '0', '120.00', '0.00'],
      ['goods', '20', '240.00', '40.00'],
      ['extra', '5.5', '12.00', '0.63'],
      ['cardMade', '10', '24.00', '2.18'],
      ['letter', '20', '6.00', '1.00'],
    ]);
  });

  test('its prices add up to the gross and its tax to the tax of the lines, and no row costs nothing [A-06][A-105]', () => {
    fc.assert(
      fc.property(anyCart(euro), (cart) => {
        const lines = linesOf(cart);
        const rows = taxSplit(cart, lines, policy);
        const of = (part: string) => rows.filter((row) => row.part === part).map(({ tax }) => tax);
        expect(
          equals(
            sum(
              rows.map(({ price }) => price),
              euro,
            ),
            sum(
              lines.map(({ gross }) => gross),
              euro,
            ),
          ),
        ).toBe(true);
        for (const part of ['goods', 'extra', 'cardMade', 'letter'] as const) {
          expect(equals(sum(of(part), euro), total(lines, part))).toBe(true);
        }
        expect(rows.some(({ price }) => isZero(price))).toBe(false);
        const keys = rows.map(({ part, rate: at }) => `${part} ${at.percent}`);
        expect(new Set(keys).size).toBe(keys.length);
      }),
    );
  });

  test('is shown at checkout to companies and salesmen, not to guests and individuals [A-06]', () => {
    expect(CUSTOMER_KINDS.filter(showsTaxSplit)).toEqual(['business', 'salesman']);
  });
});
