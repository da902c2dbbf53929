import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { cart as anyCart, openPolicy } from '../cart/testing.ts';
import { euro } from '../money/testing.ts';
import { needsDraft } from '../order-payload/index.ts';
import { cartTotal } from '../pricing/index.ts';
import { cartFor, customerFields } from './index.ts';
import { listedCustomer } from './testing.ts';

test('a customer is on every line of its order by id and name, without changing prices [S3.20]', () => {
  expect(customerFields({ customerId: 'C1', name: 'Acme', contractLevel: 'registered' })).toEqual({
    customerId: 'C1',
    customerName: 'Acme',
  });
  fc.assert(
    fc.property(anyCart(euro, { minLines: 1 }), listedCustomer, (cart, customer) => {
      const ordered = cartFor(cart, customer);
      const facts = { policy: openPolicy(euro), discounts: [], coupons: [] };
      expect(ordered.customerContractLevel).toBe(customer.contractLevel);
      expect(new Set(ordered.lines.map(({ customerId }) => customerId))).toEqual(new Set([customer.customerId]));
      expect(new Set(ordered.lines.map(({ customerName }) => customerName))).toEqual(new Set([customer.name]));
      expect(JSON.stringify(cartTotal(ordered, facts))).toBe(JSON.stringify(cartTotal(cart, facts)));
      expect(needsDraft(ordered, 'salesman')).toBe(true);
    }),
  );
});
