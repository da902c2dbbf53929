import { Schema } from 'effect';
import { describe, expect, test } from 'vitest';
import { CUSTOMER_KINDS } from '../customer/index.ts';
import { mayChooseDiscount, productDiscountsRequest } from './index.ts';
import { ProductDiscountsRequest } from './schema.ts';

describe('the choice of a discount', () => {
  test('is for companies and salesmen, not for guests and individuals [S6.13]', () => {
    expect(CUSTOMER_KINDS.filter(mayChooseDiscount)).toEqual(['business', 'salesman']);
  });
});

describe('asking for the discounts of a product', () => {
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
});
