import { createActor, fromPromise, waitFor } from 'xstate';
import { describe, expect, test } from 'vitest';
import {
  PAYMENT_PROVIDER_IDS,
  PAYMENT_PROVIDERS,
  PAYMENT_TYPES,
  paymentReturnMachine,
  selectReturnFailure,
} from './index.ts';
import type { PaymentResult, PaymentUnderWay } from './index.ts';
import { readFailure } from '../gateway/index.ts';
import { done, failed, stateIds, walk } from '../gateway/testing.ts';

const RETRYABLE = { reason: 'network', code: null, isRetryable: true };
const FINAL = { reason: 'refused', code: '30001', isRetryable: false };
/** The error that `fetch` throws without a network. */
const PLAIN = new TypeError('Failed to fetch');

const inputs: readonly PaymentUnderWay[] = PAYMENT_PROVIDER_IDS.flatMap((provider) =>
  PAYMENT_TYPES.flatMap((type) =>
    [null, 'log-1'].map((paymentLogId) => ({
      type,
      provider,
      orderNo: 'FR1',
      itemCode: 'A1',
      card: '4417',
      paymentLogId,
      chosenMeans: 'creditCard' as const,
    })),
  ),
);

const paid: PaymentResult = { state: 'paid', orderNo: 'FR1', paymentId: 'p-1', method: 'wallet', cardToken: 'tok' };
const results: readonly PaymentResult[] = [
  paid,
  { ...paid, orderNo: 'FR2' },
  { state: 'failed', orderNo: 'FR1' },
  { state: 'failed', orderNo: 'FR2' },
  { state: 'open', orderNo: 'FR1' },
];
const [, , refused] = results;

const events = [
  { type: 'askAgain' },
  { type: 'leave' },
  done('readRedirectInfo', { token: 't-1' }),
  ...['readResult', 'readLogResult'].flatMap((call) => results.map((result) => done(call, result))),
  ...['readRedirectInfo', 'readResult', 'readLogResult'].flatMap((call) => [
    failed(call, RETRYABLE),
    failed(call, FINAL),
    failed(call, PLAIN),
  ]),
];

const walked = walk(paymentReturnMachine, events, inputs);

describe('every path of the payment return', () => {
  test('reaches every state but the one it passes through, and takes every transition [S4.93]', () => {
    expect(stateIds(paymentReturnMachine).filter((id) => !walked.reached.has(id))).toEqual(['paymentReturn.choosing']);
    expect(walked.notTaken).toEqual([]);
  });

  test('accepts events of the page only while undecided [S4.93]', () => {
    for (const snapshot of walked.snapshots) {
      for (const type of ['askAgain', 'leave'] as const) {
        expect(snapshot.can({ type }), `${type} in ${String(snapshot.value)}`).toBe(snapshot.matches('undecided'));
      }
    }
  });

  test('is asking exactly while a call runs, and undecided only if the page may ask again', () => {
    for (const snapshot of walked.snapshots) {
      expect(snapshot.hasTag('asking')).toBe(Object.keys(snapshot.children).length === 1);
      expect(snapshot.hasTag('undecided')).toBe(snapshot.can({ type: 'askAgain' }));
    }
  });

  test('leaving while undecided says neither paid nor failed [A-36]', () => {
    const left = walked.steps.filter(({ from, event }) => event.type === 'leave' && from.matches('undecided'));
    expect(left.length).toBeGreaterThan(0);
    for (const { to } of left) {
      expect(to.output?.query).not.toHaveProperty('failed');
      expect(to.output?.query).not.toHaveProperty('paymentId');
    }
  });

  test('requests redirect-info before the result, and the result of providers with a payment log only by its id [S4.93][S4.100]', () => {
    for (const { from, to } of walked.steps) {
      const { provider } = from.context.underWay;
      const isByLog = PAYMENT_PROVIDERS[provider].returnProtocol === 'paymentLog';
      if (to.matches('askingLogResult')) expect(isByLog).toBe(true);
      if (to.matches('askingRedirectInfo') || to.matches('askingResult')) expect(isByLog).toBe(false);
      if (to.matches('askingResult')) expect(to.context.token).toBe('t-1');
    }
  });

  test('ends without a request, neither paid nor failed, if the payment log id is lost [S4.100][A-179]', () => {
    const ended = walked.snapshots.filter(
      ({ status, context }) => status === 'done' && context.underWay.paymentLogId === null,
    );
    const byLog = ended.filter(
      ({ context }) => PAYMENT_PROVIDERS[context.underWay.provider].returnProtocol === 'paymentLog',
    );
    const withLog = PAYMENT_PROVIDER_IDS.filter((id) => PAYMENT_PROVIDERS[id].returnProtocol === 'paymentLog');
    expect(withLog).toEqual(expect.arrayContaining(['ingenico', 'marketPay']));
    expect(byLog).toHaveLength(withLog.length * PAYMENT_TYPES.length);
    for (const { output } of byLog) expect(Object.keys(output?.query ?? {})).not.toContain('failed');
  });

  test('a failed request, whatever the reason, leaves the payment undecided [A-160][A-179]', () => {
    for (const { event, to } of walked.steps) {
      if (event['error'] !== undefined) {
        expect(to.matches('undecided')).toBe(true);
        expect(selectReturnFailure(to)).toEqual(readFailure(event['error']));
      }
      if (event['output'] !== undefined && !to.matches('askingResult')) expect(selectReturnFailure(to)).toBeNull();
    }
  });

  test('is failed only after an answer that reports this payment as failed [A-160][A-179]', () => {
    for (const { from, event, to } of walked.steps) {
      if (to.status !== 'done' || from.status === 'done') continue;
      expect(to.output?.query['failed'] !== undefined).toBe(event['output'] === refused);
    }
  });

  test('is paid only after a paid result for the current order [S4.94][A-130]', () => {
    for (const { from, event, to } of walked.steps) {
      if (to.status !== 'done' || from.status === 'done') continue;
      expect(to.output?.query['paymentId'] !== undefined).toBe(event['output'] === paid);
    }
  });
});

test('with gateways in place the page makes its requests in order and ends at the order [S4.93][S4.94][S4.97]', async () => {
  const calls: string[] = [];
  const actor = createActor(
    paymentReturnMachine.provide({
      actors: {
        readRedirectInfo: fromPromise(async ({ input }) => {
          calls.push(`redirect-info ${input.provider}`);
          return { token: 't-9' };
        }),
        readResult: fromPromise(async ({ input }) => {
          calls.push(`result ${input.token}`);
          return paid;
        }),
      },
    }),
    {
      input: {
        type: 'order',
        provider: 'lyra',
        orderNo: 'FR1',
        itemCode: null,
        card: null,
        paymentLogId: null,
        chosenMeans: null,
      },
    },
  ).start();
  const { output } = await waitFor(actor, ({ status }) => status === 'done');
  expect(calls).toEqual(['redirect-info lyra', 'result t-9']);
  expect(output).toEqual({ path: '/order/FR1', query: { paymentId: 'p-1', paymentMean: 'PP' } });
});

test('the result of a provider with a payment log is requested by provider and log id, repeatedly with the same [S4.100][A-37]', async () => {
  const asked: unknown[] = [];
  const machine = paymentReturnMachine.provide({
    actors: {
      readLogResult: fromPromise(async ({ input }) => {
        asked.push(input);
        if (asked.length === 1) throw RETRYABLE;
        return paid;
      }),
    },
  });
  const underWay = { type: 'order', provider: 'ingenico', orderNo: 'FR1', itemCode: null } as const;
  const input = { ...underWay, card: null, paymentLogId: 'log-1', chosenMeans: null };
  const actor = createActor(machine, { input }).start();
  await waitFor(actor, (snapshot) => snapshot.matches('undecided'));
  actor.send({ type: 'askAgain' });
  const { output } = await waitFor(actor, ({ status }) => status === 'done');
  const question = { provider: 'ingenico', paymentLogId: 'log-1' };
  expect(asked).toEqual([question, question]);
  expect(output?.query).toEqual({ paymentId: 'p-1', paymentMean: 'C04' });
});

test('the providers are UpstreamPay, lyra, ingenico and marketPay, then those that the shop learnt later [S3.134]', () => {
  expect(PAYMENT_PROVIDER_IDS.slice(0, 4).toSorted()).toEqual(['UpstreamPay', 'ingenico', 'lyra', 'marketPay']);
  for (const id of PAYMENT_PROVIDER_IDS) expect(PAYMENT_PROVIDERS[id].id).toBe(id);
});
