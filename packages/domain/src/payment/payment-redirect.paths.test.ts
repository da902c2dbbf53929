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
const script = { ...session, redirectUrl: 'javascript:alert(1)' };
const REFUSED = { reason: 'refused', code: '30001', message: 'no', isRetryable: false };

const events = [
  { type: 'pay', request },
  { type: 'cameBack' },
  done('fetchCsrfToken', 'csrf'),
  failed('fetchCsrfToken', REFUSED),
  done('createPaymentSession', session),
  done('createPaymentSession', script),
  failed('createPaymentSession', REFUSED),
];
const walked = walk(paymentRedirectMachine, events, [undefined]);

describe('every path to the provider', () => {
  test('reaches every state and takes every transition [S4.103]', () => {
    expect(stateIds(paymentRedirectMachine).filter((id) => !walked.reached.has(id))).toEqual([]);
    expect(walked.notTaken).toEqual([]);
  });

  test('the pay button is enabled exactly while nothing is running [A-37]', () => {
    for (const snapshot of walked.snapshots) {
      expect(snapshot.can({ type: 'pay', request })).toBe(!snapshot.hasTag('busy'));
      expect(snapshot.can({ type: 'cameBack' })).toBe(snapshot.matches('redirecting'));
    }
  });

  test('a csrf or session failure enables the button and is stored; the next attempt clears it [A-37]', () => {
    const freed = walked.steps.filter(({ event }) => event['error'] === REFUSED);
    expect(freed.length).toBeGreaterThanOrEqual(2);
    for (const { to } of freed) {
      expect(to.matches('ready')).toBe(true);
      expect(selectRedirectFailure(to)?.code).toBe('30001');
    }
    for (const { from, event, to } of walked.steps) {
      if (event.type !== 'pay' || !from.can({ type: 'pay', request })) continue;
      expect(to.context).toMatchObject({ request, session: null, failure: null });
    }
  });

  test('an address that is not a web address is not followed [A-37]', () => {
    const refused = walked.steps.filter(({ event }) => event['output'] === script);
    expect(refused.length).toBeGreaterThan(0);
    for (const { to } of refused) {
      expect(to.matches('ready')).toBe(true);
      expect(to.context.session).toBeNull();
      expect(selectRedirectFailure(to)).toEqual({
        _tag: 'GatewayFailure',
        reason: 'badRedirectUrl',
        code: null,
        message: '',
        isRetryable: false,
      });
    }
  });

  test('the buyer leaves with the opened session, and there is none before the first attempt [S4.103]', () => {
    for (const snapshot of walked.snapshots) {
      if (snapshot.matches('redirecting')) expect(snapshot.context.session).toEqual(session);
    }
    expect(walked.snapshots[0]!.context).toMatchObject({ request: null, session: null, failure: null });
  });

  test('a web address begins with http or https and has a host [A-37]', () => {
    const [page, script] = ['https://pay.example/1', 'javascript:alert(1)'];
    expect([page, 'HTTP://localhost:4010'].every(isWebAddress)).toBe(true);
    const others = [script, `${script}//${page}`, ` ${page}`, 'data:text/html,x', '//pay.example', 'https://', ''];
    expect(others.filter(isWebAddress)).toEqual([]);
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
