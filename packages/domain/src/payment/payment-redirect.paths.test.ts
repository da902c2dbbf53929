import { createActor, fromPromise, waitFor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { isWebAddress, paymentRedirectMachine, selectRedirectFailure } from './index.ts';
import type { PaymentSessionRequest } from './index.ts';
import { done, failed, stateIds, walk } from '../gateway/testing.ts';

const request: PaymentSessionRequest = {
  orderNo: 'FR1',
  amount: '50.00',
  currency: 'EUR',
  method: 'creditcard',
  email: 'a@example.org',
  mobileNo: null,
};
const session = { redirectUrl: 'https://pay.example/1', paymentLogId: 'log-1' };
const REFUSED = { reason: 'refused', code: '30001', message: 'no', isRetryable: false };

const events = [
  { type: 'pay', request },
  { type: 'cameBack' },
  done('fetchCsrfToken', 'csrf'),
  failed('fetchCsrfToken', REFUSED),
  done('createPaymentSession', session),
  done('createPaymentSession', { ...session, redirectUrl: 'javascript:alert(1)' }),
  failed('createPaymentSession', REFUSED),
];
const walked = walk(paymentRedirectMachine, events, [undefined]);

describe('every path to the provider', () => {
  test('reaches every state and takes every transition [S4.103]', () => {
    expect(stateIds(paymentRedirectMachine).filter((id) => !walked.reached.has(id))).toEqual([]);
    expect(walked.notTaken).toEqual([]);
  });

  test('the pay button is free exactly while nothing is under way [A-37]', () => {
    for (const snapshot of walked.snapshots) {
      expect(snapshot.can({ type: 'pay', request })).toBe(!snapshot.hasTag('busy'));
      expect(snapshot.can({ type: 'cameBack' })).toBe(snapshot.matches('redirecting'));
    }
  });

  test('a csrf or session failure frees the button and is kept; the next attempt forgets it [A-37]', () => {
    const failures = walked.steps.filter(({ from, event }) => from.hasTag('busy') && event['error'] === REFUSED);
    const freed = failures.filter(({ from, to }) => from.value !== to.value);
    expect(freed.length).toBeGreaterThanOrEqual(2);
    for (const { to } of freed) {
      expect(to.matches('ready')).toBe(true);
      expect(selectRedirectFailure(to)?.code).toBe('30001');
    }
    for (const { event, to } of walked.steps.filter(({ to }) => to.matches('fetchingCsrfToken'))) {
      if (event.type === 'pay') expect(selectRedirectFailure(to)).toBeNull();
    }
  });

  test('an address that is not on the web is not followed [A-37]', () => {
    for (const { event, to } of walked.steps) {
      if (String((event['output'] as { redirectUrl?: string })?.redirectUrl).startsWith('javascript')) {
        expect(to.matches('redirecting') && to.context.session?.redirectUrl !== session.redirectUrl).toBe(false);
      }
    }
    expect(['javascript:alert(1)', 'data:text/html,x', '//pay.example', 'https://', ''].filter(isWebAddress)).toEqual(
      [],
    );
  });
});

const shop = (fail: 'csrf' | 'session' | null) => {
  const log: string[] = [];
  const machine = paymentRedirectMachine.provide({
    actors: {
      fetchCsrfToken: fromPromise(async () => {
        log.push('csrf');
        if (fail === 'csrf') throw REFUSED;
        return 'csrf-1';
      }),
      createPaymentSession: fromPromise(async ({ input }) => {
        log.push(`session ${input.csrfToken} ${input.request?.orderNo}`);
        if (fail === 'session') throw REFUSED;
        return session;
      }),
    },
    actions: {
      rememberPayment: (_, { paymentLogId }) => log.push(`remember ${paymentLogId}`),
      redirect: (_, { redirectUrl }) => log.push(`go ${redirectUrl}`),
      logFailure: (_, error) => log.push(`log ${(error as typeof REFUSED).code}`),
    },
  });
  return { actor: createActor(machine).start(), log };
};

test('fetches a csrf token, then creates a session, then redirects [S4.103]', async () => {
  const { actor, log } = shop(null);
  actor.send({ type: 'pay', request });
  await waitFor(actor, (snapshot) => snapshot.matches('redirecting'));
  expect(log).toEqual(['csrf', 'session csrf-1 FR1', 'remember log-1', 'go https://pay.example/1']);
});

test.each(['csrf', 'session'] as const)(
  'a %s failure is logged and redirects nowhere [S8.59][S8.60][A-37]',
  async (fail) => {
    const { actor, log } = shop(fail);
    actor.send({ type: 'pay', request });
    await waitFor(actor, (snapshot) => snapshot.matches('ready'));
    expect(log.at(-1)).toBe('log 30001');
    expect(log.some((line) => line.startsWith('go'))).toBe(false);
  },
);
