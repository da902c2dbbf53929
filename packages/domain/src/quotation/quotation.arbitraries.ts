/** Random quotations and requests, valid by construction, and invalid requests. */
import * as fc from 'fast-check';
import { emails } from '../email/testing.ts';
import { euro, price } from '../money/testing.ts';
import { anyCheckoutPayload } from '../order-payload/testing.ts';
import { instants } from '../time/testing.ts';
import type { Quotation } from './quotation.ts';
import type { QuotationRequest } from './quotation.schema.ts';

export const quotationNumbers = fc.stringMatching(/^Q[0-9]{1,6}$/);

export const quotations: fc.Arbitrary<Quotation> = fc.record({
  orderNo: quotationNumbers,
  createdAt: instants,
  email: emails,
  cards: fc.integer({ min: 1, max: 500 }),
  total: price(euro),
  validUntil: instants,
  isDisabled: fc.boolean(),
  orders: fc.uniqueArray(fc.stringMatching(/^[0-9]{4}-[0-9]{3}$/), { maxLength: 2 }),
});

export const quotationRequests: fc.Arbitrary<QuotationRequest> = fc
  .tuple(anyCheckoutPayload, emails)
  .map(([{ couponList: _none, quotationList: _new, ...payload }, email]) => ({ ...payload, email }));

/** Makes an encoded request invalid. */
export const spoilQuotationRequest = fc.constantFrom<((request: object) => object)[]>(
  (request) => ({ ...request, couponList: [{ cardNumber: '1', appliedAmount: '1.00', code: '15' }] }),
  (request) => ({ ...request, quotationList: ['Q1'] }),
  (request) => ({ ...request, email: '' }),
  (request) => ({ ...request, email: undefined }),
  (request) => ({ ...request, lines: [] }),
  (request) => ({ ...request, isFree: true }),
);
