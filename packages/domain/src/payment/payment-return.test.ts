import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { callBackUrl, outcomeOf, PAYMENT_PROVIDER_IDS, paymentReturnLocation } from './index.ts';
import type { PaymentResult, PaymentUnderWay } from './index.ts';
import { anyOrderNo, anyPaymentUnderWay, paidResult, strayResult } from './testing.ts';

const underWay = (over: Partial<PaymentUnderWay> = {}): PaymentUnderWay => ({
  type: 'order',
  provider: 'UpstreamPay',
  orderNo: 'FR1',
  itemCode: null,
  card: null,
  paymentLogId: null,
  chosenMeans: 'debitCard',
  ...over,
});

const paid = (over: Partial<PaymentResult & { state: 'paid' }> = {}): PaymentResult & { state: 'paid' } => ({
  state: 'paid',
  orderNo: 'FR1',
  paymentId: 'p-1',
  method: 'creditcard',
  cardToken: 'tok',
  ...over,
});

const failed = { state: 'failed', orderNo: 'FR1' } as const;

describe('return of an order', () => {
  test.each([
    ['creditcard', 'C04', '[S4.95]'],
    ['instantpayment', 'IBT', '[S4.96]'],
    ['wallet', 'PP', '[S4.97]'],
    ['InstantPayment', 'IBT', '[A-130]'],
    ['cheque', '16', '[A-33]'],
  ])('method %s is sent on as %s %s', (method, code) => {
    for (const provider of ['UpstreamPay', 'lyra'] as const) {
      expect(paymentReturnLocation(underWay({ provider }), paid({ method }))).toEqual({
        path: '/order/FR1',
        query: { paymentId: 'p-1', paymentMean: code },
      });
    }
  });

  test.each(['ingenico', 'marketPay'] as const)(
    '%s is always C04, whatever the method and the chosen means [S4.101][S4.102][A-33]',
    (provider) => {
      const { query } = paymentReturnLocation(underWay({ provider }), paid({ method: 'wallet' }));
      expect(query).toEqual({ paymentId: 'p-1', paymentMean: 'C04' });
    },
  );

  test('a failed payment has the chosen means, or none [S4.94][A-33]', () => {
    expect(paymentReturnLocation(underWay({ chosenMeans: null }), failed).query).toStrictEqual({ failed: 'true' });
    const byCard = underWay({ chosenMeans: null, provider: 'ingenico' });
    expect(paymentReturnLocation(byCard, failed).query).toStrictEqual({ failed: 'true', paymentMean: 'C04' });
  });

  test('failure is failed=true instead of the payment id [S4.94][A-130]', () => {
    expect(paymentReturnLocation(underWay(), failed)).toEqual({
      path: '/order/FR1',
      query: { failed: 'true', paymentMean: '16' },
    });
  });

  test('an unknown method without a chosen means has no means [A-33]', () => {
    const { query } = paymentReturnLocation(underWay({ chosenMeans: null }), paid({ method: null }));
    expect(query).toStrictEqual({ paymentId: 'p-1' });
  });

  test('an undecided payment is called neither paid nor failed [A-36]', () => {
    const { query } = paymentReturnLocation(underWay(), { state: 'undecided', orderNo: 'FR1' });
    expect(query).toEqual({ paymentMean: '16' });
  });
});

describe('return of a top-up', () => {
  test.each(PAYMENT_PROVIDER_IDS)(
    'a card through %s goes to that card with token and payment id [S4.98][A-130]',
    (provider) => {
      const target = underWay({ type: 'topup', provider, orderNo: null, itemCode: 'AB 1' });
      expect(paymentReturnLocation(target, paid())).toEqual({
        path: '/account/cards/AB%201',
        query: { cardToken: 'tok', paymentId: 'p-1' },
      });
      expect(paymentReturnLocation(target, failed).query).toStrictEqual({ failed: 'true' });
      expect(paymentReturnLocation(target, paid({ cardToken: null })).query).toStrictEqual({ paymentId: 'p-1' });
    },
  );

  test.each(PAYMENT_PROVIDER_IDS)(
    'a wallet through %s goes to the wallet in the same way [S4.99][A-130]',
    (provider) => {
      const target = underWay({ type: 'topupWallet', provider, orderNo: null });
      expect(paymentReturnLocation(target, paid())).toEqual({
        path: '/account/wallet',
        query: { cardToken: 'tok', paymentId: 'p-1' },
      });
      expect(paymentReturnLocation(target, failed).query).toEqual({ failed: 'true' });
    },
  );

  test('a card whose product was lost leads home, whatever the result [A-130]', () => {
    const lost = underWay({ type: 'topup', orderNo: null });
    for (const result of [paid(), failed])
      expect(paymentReturnLocation(lost, result)).toEqual({ path: '/', query: {} });
  });

  test('a result without an order is valid if no order was paid [S4.99]', () => {
    const result = paid({ orderNo: null });
    expect(outcomeOf(underWay({ type: 'topupWallet', orderNo: null }), result)).toBe(result);
  });
});

describe('laws of the return', () => {
  test('a result for another order, or for none, decides nothing for the current order, paid or failed [A-160][A-179]', () => {
    const cases = anyOrderNo.chain((orderNo) =>
      fc.tuple(anyPaymentUnderWay, fc.constant(orderNo), strayResult(orderNo)),
    );
    fc.assert(
      fc.property(cases, ([payment, orderNo, stray]) => {
        expect(outcomeOf({ ...payment, orderNo }, stray)).toEqual({ state: 'undecided', orderNo });
      }),
    );
  });

  test('an order whose number was lost is found through a paid result, and home is shown otherwise [A-130]', () => {
    const lost = underWay({ orderNo: null });
    expect(paymentReturnLocation(lost, outcomeOf(lost, paid())).path).toBe('/order/FR1');
    expect(paymentReturnLocation(lost, outcomeOf(lost, paid({ orderNo: null })))).toEqual({ path: '/', query: {} });
  });

  test('paymentId and failed are never combined, and a failed payment never has a card token [S4.94][S4.98][S4.99]', () => {
    const cases = anyPaymentUnderWay.chain((payment) =>
      fc.tuple(fc.constant(payment), paidResult(payment.orderNo), fc.boolean()),
    );
    fc.assert(
      fc.property(cases, ([payment, result, isPaid]) => {
        const { path, query } = paymentReturnLocation(
          payment,
          isPaid ? outcomeOf(payment, result) : { state: 'failed', orderNo: payment.orderNo },
        );
        expect('paymentId' in query && 'failed' in query).toBe(false);
        expect('cardToken' in query && !('paymentId' in query)).toBe(false);
        expect('paymentMean' in query && payment.type !== 'order').toBe(false);
        expect(path).toMatch(/^\/(order\/[^/?]+|account\/cards\/[^/?]+|account\/wallet)?$/);
      }),
    );
  });
});

test('the callback URL is host, unit and /loading/ [S7.110]', () => {
  for (const slashes of ['', '/', '//']) {
    expect(callBackUrl(`https://shop.example${slashes}`, 'FR')).toBe('https://shop.example/FR/loading/');
  }
});
