import { Schema } from 'effect';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rate } from '../money/index.ts';
import { VOUCHER_KINDS, saleTaxRate, taxMomentOf } from './index.ts';
import { spoilt } from '../gateway/testing.ts';
import { PRODUCT_IMAGES_MAX, ProductImagesFromWire } from './schema.ts';

describe('the pictures of a product', () => {
  const decode = Schema.decodeUnknownSync(ProductImagesFromWire);
  const encode = Schema.encodeSync(ProductImagesFromWire);

  test('are the existing ones of deskImage1 to deskImage3, in this order [S3.109]', () => {
    expect(decode({ deskImage3: 'c', deskImage1: 'a', deskImage2: 'b' })).toEqual(['a', 'b', 'c']);
    expect(decode({ deskImage1: '', deskImage2: null, deskImage3: 'c' })).toEqual(['c']);
    expect(decode({})).toEqual([]);
    expect(encode(['a', 'b', 'c'])).toEqual({ deskImage1: 'a', deskImage2: 'b', deskImage3: 'c' });
    expect(PRODUCT_IMAGES_MAX).toBe(3);
  });

  test('are strings, or they are refused [S3.109]', () => {
    expect(() => decode({ deskImage1: false })).toThrow();
    for (const near of spoilt({ deskImage1: 'a', deskImage2: 'b', deskImage3: null }))
      expect(() => decode(near)).toThrow();
  });

  test('are decoded as they were encoded; a fourth is refused [S3.109]', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-z]{1,6}\.png$/u), { maxLength: 3 }), (images) => {
        expect(decode(encode(images))).toEqual(images);
      }),
    );
    expect(() => encode(['a', 'b', 'c', 'd'])).toThrow();
  });
});

describe('tax by kind of voucher', () => {
  test('is due at sale for a single-purpose voucher, at use for a multi-purpose one, never for a promotional one [A-06]', () => {
    expect(VOUCHER_KINDS.map(taxMomentOf)).toEqual(['atSale', 'atUse', 'never']);
  });

  test('is the rate of the product at the sale of a single-purpose voucher and 0 at any other sale [A-06]', () => {
    const productTaxRate = rate('5.5');
    const rates = VOUCHER_KINDS.map((voucherKind) => saleTaxRate({ voucherKind, productTaxRate }).percent);
    expect(rates).toEqual(['5.5', '0', '0']);
  });
});
