import { Result, Schema } from 'effect';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rate } from '../money/index.ts';
import { EMPTY_CATALOGUE, VOUCHER_KINDS, pickProduct, receiveProducts, saleTaxRate, taxMomentOf } from './index.ts';
import { spoilt } from '../gateway/testing.ts';
import { PRODUCT_IMAGES_MAX, ProductImagesFromWire } from './schema.ts';
import { products } from './testing.ts';

const lists = fc.uniqueArray(products(), { maxLength: 6, selector: ({ itemCode }) => itemCode });

describe('picking a card', () => {
  test('finds every product of the list by its item code, and none that is not there [S1.5]', () =>
    fc.assert(
      fc.property(lists, (items) => {
        const state = receiveProducts(EMPTY_CATALOGUE, { items, totalCount: items.length, page: 1 });
        for (const item of items) expect(pickProduct(state, item.itemCode)).toEqual(Result.succeed(item));
        expect(pickProduct(state, 'NONE')).toEqual(Result.fail({ _tag: 'ProductNotFound' }));
      }),
    ));

  test('takes the detail where it was read, and is not misled by names of the language [S1.5]', () => {
    const [item] = fc.sample(products(), { numRuns: 1, seed: 3 });
    const detail = { ...item!, name: 'Renamed' };
    const listed = receiveProducts(EMPTY_CATALOGUE, { items: [item!], totalCount: 1, page: 1 });
    const state = { ...listed, productDetail: { [item!.itemCode]: detail } };
    expect(pickProduct(state, item!.itemCode)).toEqual(Result.succeed(detail));
    expect(Result.isFailure(pickProduct(EMPTY_CATALOGUE, 'toString'))).toBe(true);
  });
});

describe('the pictures of a product', () => {
  const decode = Schema.decodeUnknownSync(ProductImagesFromWire);
  const encode = Schema.encodeSync(ProductImagesFromWire);

  test('are deskImage1 to deskImage3, those that exist in this order [S3.109]', () => {
    expect(decode({ deskImage3: 'c', deskImage1: 'a', deskImage2: 'b' })).toEqual(['a', 'b', 'c']);
    expect(decode({ deskImage1: '', deskImage2: null, deskImage3: 'c' })).toEqual(['c']);
    expect(decode({})).toEqual([]);
    expect(encode(['a', 'b', 'c'])).toEqual({ deskImage1: 'a', deskImage2: 'b', deskImage3: 'c' });
    expect(PRODUCT_IMAGES_MAX).toBe(3);
  });

  test('are texts, or they are refused [S3.109]', () => {
    expect(() => decode({ deskImage1: false })).toThrow();
    for (const near of spoilt({ deskImage1: 'a', deskImage2: 'b', deskImage3: null }))
      expect(() => decode(near)).toThrow();
  });

  test('are read back as they were written; a fourth is refused [S3.109]', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-z]{1,6}\.png$/u), { maxLength: 3 }), (images) => {
        expect(decode(encode(images))).toEqual(images);
      }),
    );
    expect(() => encode(['a', 'b', 'c', 'd'])).toThrow();
  });
});

describe('tax by kind of voucher', () => {
  test('falls at sale for a single-purpose voucher, at use for a multi-purpose one, never for a promotional one [A-06]', () => {
    expect(VOUCHER_KINDS.map(taxMomentOf)).toEqual(['atSale', 'atUse', 'never']);
  });

  test('is the rate of the product at the sale of a single-purpose voucher and 0 at any other sale [A-06]', () => {
    const productTaxRate = rate('5.5');
    const rates = VOUCHER_KINDS.map((voucherKind) => saleTaxRate({ voucherKind, productTaxRate }).percent);
    expect(rates).toEqual(['5.5', '0', '0']);
  });
});
