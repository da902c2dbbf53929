/** What a buyer can make of a product: the item of an order, from the catalogue to the wire. */
import { Result, Schema } from 'effect';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkAmount, checkAmountEntry, isPhysicalKind } from '../catalogue/index.ts';
import type { Product } from '../catalogue/index.ts';
import { amountWithin, products } from '../catalogue/testing.ts';
import { deliveryTypesFor } from '../delivery/index.ts';
import { specified } from '../delivery/testing.ts';
import { setDiscount } from '../discount/testing.ts';
import { encodeAmount, lessPercent, money, rate } from '../money/index.ts';
import { euro } from '../money/testing.ts';
import { addLine, emptyCart, isPhysicalLine, newLine, productLine } from './index.ts';
import { cartTotal } from '../pricing/index.ts';
import { draftLineFromWire } from './schema.ts';
import type { CartLine } from './index.ts';
import { cart as anyCart, openPolicy } from './testing.ts';

const policy = openPolicy(euro);
const schema = draftLineFromWire(euro);
const read = Schema.decodeUnknownSync(schema, { onExcessProperty: 'error' });
const write = Schema.encodeSync(schema);
const eur = (amount: string) => money(amount, euro);
const priceOf = (line: CartLine) =>
  encodeAmount(cartTotal({ ...emptyCart(euro), lines: [line] }, { policy, discounts: [], coupons: [] }).total);

const chosen = products().chain((product) => fc.tuple(fc.constant(product), amountWithin(product)));
const picked = (product: Product): CartLine => {
  return productLine('L1', product);
};
const put = (line: CartLine) => addLine(emptyCart(euro), line, 'fresh', policy);

describe('what the shop sells', () => {
  test('an eGift card can be put into the cart with any digital delivery [S1.2][S1.5][A-23][A-26]', () => {
    fc.assert(
      fc.property(products(), (product) => {
        const line = picked({ ...product, kind: 'digital' });
        const offered = deliveryTypesFor(line.kind, 'guest');
        expect(specified(offered)).toEqual(['sms', 'pdf', 'email', 'emailAndSms']);
        for (const type of offered) {
          const { lines } = Result.getOrThrow(put({ ...line, delivery: { type, date: null } }));
          expect(lines.map(isPhysicalLine)).toEqual([false]);
        }
      }),
    );
  });

  test('a physical gift card can be put into the cart with delivery by letter, made to order or from stock [S1.3][S1.5][A-23][A-26]', () => {
    fc.assert(
      fc.property(products(), fc.constantFrom('customizedPhysical' as const, 'physical' as const), (product, kind) => {
        const line = picked({ ...product, kind });
        expect(specified(deliveryTypesFor(line.kind, 'guest'))).toEqual(['physical']);
        const { lines } = Result.getOrThrow(put({ ...line, delivery: { type: 'physical', date: null } }));
        expect(lines.map(isPhysicalLine)).toEqual([true]);
      }),
    );
  });

  test('a picked card has the values of its product, and defaults for what the buyer chooses [S1.5]', () => {
    fc.assert(
      fc.property(products(), (product) => {
        const line = picked(product);
        expect(line).toEqual({
          ...newLine('L1', product.itemCode, euro),
          parentItemCode: product.parentItemCode,
          categoryId: product.categoryId,
          productName: product.name,
          productImageUrl: product.images[0] ?? null,
          kind: product.kind,
          sort: product.sort,
          voucherKind: product.voucherKind,
          productDiscountRate: product.discountRate,
          productTaxRate: product.productTaxRate,
          additionalTaxRate: product.additionalTaxRate,
          cardMadeFee: product.cardMadeFee,
        });
        expect(isPhysicalKind(line.kind)).toBe(isPhysicalKind(product.kind));
      }),
    );
  });
});

describe('the item of an order', () => {
  test('has the amount that the buyer chose, typed or suggested, within the limits of its product [S1.6][A-25]', () => {
    fc.assert(
      fc.property(chosen, ([product, amount]) => {
        const typed = Result.getOrThrow(checkAmountEntry(encodeAmount(amount), product));
        const { lines } = Result.getOrThrow(put({ ...picked(product), amount: typed }));
        expect(write(lines[0]!).amount).toBe(encodeAmount(amount));
        for (const suggested of product.suggestedAmounts) {
          expect(checkAmount(suggested, product)).toEqual(Result.succeed(suggested));
        }
      }),
    );
  });

  test('has a quantity of 1 or more, under qty on the wire, and multiplies its amount [S3.2]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), (quantity) => {
        const line = { ...newLine('L1', 'GC1', euro), amount: eur('10'), quantity };
        expect(write(line).qty).toBe(quantity);
        expect(read({ tempId: 'L1', itemCode: 'GC1', qty: quantity }).quantity).toBe(quantity);
        expect(priceOf(line)).toBe(`${quantity * 10}.00`);
      }),
    );
    expect(put({ ...newLine('L1', 'GC1', euro), quantity: 0 })).toEqual(
      Result.fail({ _tag: 'QuantityBelowMinimum', min: 1 }),
    );
  });

  test('has an additional product or none, with a code, a name, a picture and an amount for each card [S3.9]', () => {
    const bare = { tempId: 'L1', itemCode: 'GC1', amount: '10.00', qty: 3 };
    const boxed = {
      ...bare,
      extraItemCode: 'BOX',
      extraProductName: 'Box',
      extraItemImgUrl: '/box.png',
      extraProductAmount: '2.50',
    };
    expect(read(bare).extra).toBeNull();
    expect(read(boxed).extra).toEqual({
      itemCode: 'BOX',
      name: 'Box',
      imageUrl: '/box.png',
      amount: eur('2.50'),
      discount: null,
    });
    expect(write(read(boxed))).toMatchObject(boxed);
    expect([priceOf(read(bare)), priceOf(read(boxed))]).toEqual(['30.00', '37.50']);
  });

  test('has a choice of discount: none, a percentage or an amount for each card, and is priced by it [S3.8][A-09][A-10]', () => {
    const line = { ...newLine('L1', 'GC1', euro), amount: eur('50'), quantity: 2, productDiscountRate: rate(4) };
    const percent = { ...line, salesmanSetDiscount: { type: 'percent', rate: rate(10) } } as const;
    const value = { ...line, salesmanSetDiscount: { type: 'value', amount: eur('1.25') } } as const;
    expect([line, percent, value].map(priceOf)).toEqual(['96.00', '90.00', '97.50']);
    expect([line, percent, value].map((one) => write(one).salesmanSetDiscount)).toEqual([
      null,
      { type: 'P', value: '10' },
      { type: 'V', value: '1.25' },
    ]);
    fc.assert(
      fc.property(fc.option(setDiscount(euro)), (set) => {
        const again = read(JSON.parse(JSON.stringify(write({ ...line, salesmanSetDiscount: set }))));
        expect(JSON.stringify(again.salesmanSetDiscount)).toBe(JSON.stringify(set));
        if (set === null) expect(priceOf(again)).toBe(encodeAmount(lessPercent(eur('100'), rate(4))));
      }),
    );
  });

  test('has a template by templateId and templateUrl, or neither [S3.23]', () => {
    const wire = { tempId: 'L1', itemCode: 'GC1', templateId: '42', templateUrl: '/t.png' };
    const line = read(wire);
    expect([line.templateId, line.templateImageUrl]).toEqual(['42', '/t.png']);
    expect(write(line)).toMatchObject(wire);
    expect(write(newLine('L1', 'GC1', euro))).toMatchObject({ templateId: null, templateUrl: null });
  });

  test('has two lines and a photo in message, message2 and personalImageUrl, all empty at first [S3.25]', () => {
    const wire = { tempId: 'L1', itemCode: 'GC1', message: 'Bravo', message2: 'Ana', personalImageUrl: '/p.png' };
    const line = read(wire);
    expect([line.message, line.message2, line.photoUrl]).toEqual(['Bravo', 'Ana', '/p.png']);
    expect(write(line)).toMatchObject(wire);
    expect(write(newLine('L1', 'GC1', euro))).toMatchObject({ message: '', message2: '', personalImageUrl: null });
  });

  test('keeps any template, message and photo on the wire [S3.23][S3.25]', () => {
    fc.assert(
      fc.property(anyCart(euro, { minLines: 1 }), ({ lines }) => {
        for (const line of lines) {
          const { message, message2, photoUrl, templateId, templateImageUrl } = read(
            JSON.parse(JSON.stringify(write(line))),
          );
          expect({ message, message2, photoUrl, templateId, templateImageUrl }).toEqual({
            message: line.message,
            message2: line.message2,
            photoUrl: line.photoUrl,
            templateId: line.templateId,
            templateImageUrl: line.templateImageUrl,
          });
        }
      }),
    );
  });
});
