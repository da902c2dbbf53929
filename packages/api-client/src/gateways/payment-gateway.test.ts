import { expect, test } from 'vitest';
import type { Client } from '../client/index.ts';
import { createIntentionKeys, createPaymentGateway } from './index.ts';

const answering = (answer: object): Client => ({ unitId: 'FR', call: async () => answer as never });
const readResult = (answer: object) => {
  const place = { host: 'https://shop.test', type: 'order', search: '' } as const;
  const keys = createIntentionKeys(() => 'key-1');
  return createPaymentGateway(answering(answer), keys, place).readResult({ token: 't' });
};

test('a payment called paid without an id is still open, so that nobody is told that it was made [S7.112][A-130]', async () => {
  const paid = { orderNo: 'FR1', state: 'paid' };
  expect(await readResult({ ...paid, pspResult: null })).toEqual({ state: 'open', orderNo: 'FR1' });
  expect(await readResult({ ...paid, pspResult: { paymentId: 'p-1', paymentMethod: 'visa' } })).toEqual({
    ...paid,
    paymentId: 'p-1',
    method: 'visa',
    cardToken: null,
  });
});

test('a payment made brings the token of the card that it was made with along [S4.98][S7.112]', async () => {
  const pspResult = { paymentId: 'p-1', paymentMethod: 'visa', cardToken: 'token-1' };
  expect(await readResult({ orderNo: 'T-1', state: 'paid', pspResult })).toMatchObject({
    paymentId: 'p-1',
    cardToken: 'token-1',
  });
});
