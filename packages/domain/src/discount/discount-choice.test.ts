import { Result, Schema } from 'effect';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CUSTOMER_KINDS } from '../customer/index.ts';
import type { GatewayFailure } from '../gateway/index.ts';
import { euro } from '../money/testing.ts';
import { discountsAfterFetch, mayChooseDiscount, productDiscountsRequest } from './index.ts';
import type { DiscountEntry } from './index.ts';
import { ProductDiscountsRequest } from './schema.ts';
import { discountEntry, overlappingEntry } from './testing.ts';

describe('the choice of a discount', () => {
  test('is for companies and salesmen, not for guests and individuals [S6.13]', () => {
    expect(CUSTOMER_KINDS.filter(mayChooseDiscount)).toEqual(['business', 'salesman']);
  });
});

const entries = (itemCode: string) => fc.array(discountEntry(euro, itemCode), { maxLength: 1 });

describe('reading the discounts of a product', () => {
  const BROKEN: GatewayFailure = {
    _tag: 'GatewayFailure',
    reason: 'refused',
    code: '50300',
    message: '',
    isRetryable: true,
  };

  test('sends the customer and the discount code of the product [S7.24][A-12]', () => {
    expect(productDiscountsRequest('C1', { itemCode: 'GC1-BLUE', parentItemCode: 'GC1' })).toEqual({
      custId: 'C1',
      itemCode: 'GC1',
    });
    expect(productDiscountsRequest('C1', { itemCode: 'GC2', parentItemCode: null }).itemCode).toBe('GC2');
    const decode = Schema.decodeUnknownSync(ProductDiscountsRequest, { onExcessProperty: 'error' });
    expect(decode({ custId: 'C1', itemCode: 'GC1' })).toEqual({ custId: 'C1', itemCode: 'GC1' });
    for (const wrong of [
      { custId: 'C1' },
      { custId: '', itemCode: 'GC1' },
      { custId: 'C1', itemCode: 'GC1', page: 1 },
    ]) {
      expect(() => decode(wrong)).toThrow();
    }
  });

  test('replaces the entries of that product and leaves those of the others [S7.24]', () => {
    fc.assert(
      fc.property(entries('GC1'), entries('GC2'), entries('GC1'), (old, others, fresh) => {
        const known: readonly DiscountEntry[] = [...old, ...others];
        const stray = others.map((entry) => ({ ...entry, tiers: [] }));
        const { discounts, notice } = discountsAfterFetch(
          known,
          { itemCode: 'GC1' },
          Result.succeed([...fresh, ...stray]),
        );
        expect(notice).toBeNull();
        expect(discounts).toEqual([...others, ...fresh]);
      }),
    );
  });

  test('that fails is reported with product and code, and leaves the known prices [S8.46]', () => {
    fc.assert(
      fc.property(entries('GC1'), fc.constantFrom('50300', null), (known, code) => {
        expect(discountsAfterFetch(known, { itemCode: 'GC1' }, Result.fail({ ...BROKEN, code }))).toEqual({
          discounts: known,
          notice: { _tag: 'DiscountListFetchFailed', itemCode: 'GC1', code },
        });
      }),
    );
  });

  test('a contradictory list counts as a failure [S8.46][A-104]', () => {
    fc.assert(
      fc.property(entries('GC1'), overlappingEntry(euro, 'GC1'), (known, wrong) => {
        expect(discountsAfterFetch(known, { itemCode: 'GC1' }, Result.succeed([wrong]))).toEqual({
          discounts: known,
          notice: { _tag: 'DiscountListFetchFailed', itemCode: 'GC1', code: null },
        });
      }),
    );
  });
});
