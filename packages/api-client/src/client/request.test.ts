import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calls, pathFields } from '../contract/index.ts';
import { toHttpRequest } from './request.ts';

describe('requests', () => {
  test('a field of the path never also travels in query or body', () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.values(calls)), fc.string({ minLength: 1 }), (call, value) => {
        const encoded = Object.fromEntries([...pathFields(call.path), 'other'].map((field) => [field, value]));
        const request = toHttpRequest(call, encoded);
        const rest = request.body ?? request.query;
        expect(Object.keys(rest)).toEqual(['other']);
        expect(request.path.startsWith('/')).toBe(false);
      }),
    );
  });

  test('a value cannot leave its place in the path', () => {
    const request = toHttpRequest(calls.productDetail, {
      itemCode: '../../order/cancel?x',
      buId: 'FR',
      language: 'en',
    });
    expect(request.path).toBe('v3/product/detail/..%2F..%2Forder%2Fcancel%3Fx');
  });
});
