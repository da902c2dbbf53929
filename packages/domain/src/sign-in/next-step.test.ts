import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { orderNumber } from '../order/index.ts';
import { readNextStep, withNextStep } from './index.ts';

const orderNos = fc.stringMatching(/^[A-Za-z0-9-]{1,40}$/);

describe('where signing in leads on to', () => {
  test('is the checkout, or one order; nothing that somebody else may have written [A-48][A-151]', () => {
    expect(readNextStep({ nextStep: 'checkout', orderNo: 'x' })).toEqual({ nextStep: 'checkout' });
    for (const query of [{}, { nextStep: 'home' }, { nextStep: 'order' }, { nextStep: 'order', orderNo: '../b2b' }])
      expect(readNextStep(query)).toBeNull();
    fc.assert(
      fc.property(fc.string(), fc.string(), (nextStep, orderNo) => {
        const step = readNextStep({ nextStep, orderNo });
        if (step?.nextStep === 'order') expect(orderNumber(step.orderNo)).toBe(orderNo);
        else if (step !== null) expect(nextStep).toBe('checkout');
      }),
    );
  });

  test('is read from the address that it was put into, which keeps the rest [A-151]', () => {
    expect(withNextStep({ path: '/auth/login', query: { a: 'b' } }, null)).toEqual({
      path: '/auth/login',
      query: { a: 'b' },
    });
    fc.assert(
      fc.property(orderNos, (orderNo) => {
        const step = { nextStep: 'order', orderNo } as const;
        const { path, query } = withNextStep({ path: '/auth/login', query: { a: 'b' } }, step);
        expect([path, query['a']]).toEqual(['/auth/login', 'b']);
        expect(readNextStep(query)).toEqual(step);
      }),
    );
  });
});
