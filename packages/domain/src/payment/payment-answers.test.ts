import { Schema } from 'effect';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  callBackUrl,
  PAYMENT_CALLS,
  PAYMENT_TYPES,
  paymentLogEntry,
  PROVIDER_CALLS,
  withoutCardNumbers,
} from './index.ts';
import { PaymentResultAnswer, paymentResultOf } from './schema.ts';
import { anyMethod, anyOrderNo } from './testing.ts';

describe('the answer of the result call', () => {
  const decode = Schema.decodeUnknownSync(PaymentResultAnswer);
  const pspResult = { paymentId: 'p-1', paymentMethod: 'creditcard', cardToken: 'tok' };

  test('has orderNo and pspResult with paymentId, paymentMethod and cardToken [S7.112]', () => {
    expect(paymentResultOf(decode({ orderNo: 'FR1', pspResult }))).toEqual({
      state: 'paid',
      orderNo: 'FR1',
      paymentId: 'p-1',
      method: 'creditcard',
      cardToken: 'tok',
    });
    expect(paymentResultOf(decode({ pspResult: { paymentId: 'p-1' } }))).toEqual({
      state: 'paid',
      orderNo: null,
      paymentId: 'p-1',
      method: null,
      cardToken: null,
    });
  });

  test('without a payment id is open, because it may have been paid; only the server can call it failed [S7.112][A-36]', () => {
    for (const psp of [undefined, null, {}, { paymentId: '' }, { paymentId: null, cardToken: 'tok' }]) {
      const answer = { orderNo: 'FR1', ...(psp === undefined ? {} : { pspResult: psp }) };
      expect(paymentResultOf(decode(answer))).toEqual({ state: 'open', orderNo: 'FR1' });
      expect(paymentResultOf(decode({ ...answer, state: 'paid' }))).toEqual({ state: 'open', orderNo: 'FR1' });
      expect(paymentResultOf(decode({ ...answer, state: 'failed' }))).toEqual({ state: 'failed', orderNo: 'FR1' });
    }
    expect(paymentResultOf(decode({ orderNo: 'FR1', pspResult, state: 'failed' }))).toEqual({
      state: 'failed',
      orderNo: 'FR1',
    });
    expect(paymentResultOf(decode({ pspResult, state: 'open' }))).toEqual({ state: 'open', orderNo: null });
    expect(paymentResultOf(decode({ state: 'failed' }))).toEqual({ state: 'failed', orderNo: null });
  });

  test('is paid exactly if there is a payment id and no contradicting state [S7.112]', () => {
    fc.assert(
      fc.property(
        fc.option(anyOrderNo),
        fc.option(fc.uuid()),
        anyMethod,
        fc.constantFrom('paid' as const, 'failed' as const, 'open' as const, undefined),
        (orderNo, paymentId, paymentMethod, state) => {
          const answer = { orderNo, pspResult: { paymentId, paymentMethod }, ...(state ? { state } : {}) };
          const result = paymentResultOf(decode(answer));
          expect(result.orderNo).toBe(orderNo);
          expect(result.state === 'paid').toBe(paymentId !== null && (state === 'paid' || state === undefined));
        },
      ),
    );
  });

  test('with another structure is refused [S7.112]', () => {
    for (const wrong of [null, { orderNo: 5 }, { pspResult: 'paid' }, { state: 'done' }]) {
      expect(() => decode(wrong)).toThrow();
    }
  });
});

describe('the log entry of a failed call', () => {
  test('names one of the calls; those to a provider are initToken, init, tokenized, createPayment, confirmPayment, 3DS confirmation and capture [S7.108]', () => {
    expect(PROVIDER_CALLS).toEqual([
      'initToken',
      'init',
      'tokenized',
      'createPayment',
      'confirmPayment',
      'threeDSecureConfirmation',
      'capture',
    ]);
    const failure = {
      _tag: 'GatewayFailure',
      reason: 'refused',
      code: '30001',
      message: 'no',
      isRetryable: false,
    } as const;
    for (const call of PAYMENT_CALLS) {
      expect(paymentLogEntry(call, failure, 'log-1')).toEqual({
        call,
        paymentLogId: 'log-1',
        reason: 'refused',
        code: '30001',
        message: 'no',
      });
    }
  });

  test('never contains the number of a payment card, in any format [S8.59][A-37]', () => {
    const digits = fc.stringMatching(/^[0-9]{12,19}$/u);
    const written = fc
      .tuple(digits, fc.constantFrom('', ' ', '-'))
      .map(([number, sign]) => number.match(/\d{1,4}/gu)!.join(sign));
    const words = fc.constantFrom('', 'card ', 'refused: ', '(', 'n° ');
    fc.assert(
      fc.property(words, written, words, (before, number, after) => {
        const failure = { _tag: 'GatewayFailure', reason: 'refused', code: null, isRetryable: false } as const;
        const { message } = paymentLogEntry('capture', { ...failure, message: `${before}${number}.${after}` }, null);
        expect(message).toBe(`${before}….${after}`);
      }),
    );
  });

  test('keeps shorter numbers, such as codes and amounts', () => {
    expect(withoutCardNumbers('code 30001, 12345678901 of 50.00')).toBe('code 30001, 12345678901 of 50.00');
    expect(withoutCardNumbers('4111 1111 1111 1111 and 123456789012')).toBe('… and …');
  });
});

test.each(PAYMENT_TYPES)('a provider redirects the buyer to /loading/%s of the unit [S2.42][S2.43][S7.110]', (type) => {
  expect(`${callBackUrl('https://shop.example', 'FR')}${type}`).toBe(`https://shop.example/FR/loading/${type}`);
});
