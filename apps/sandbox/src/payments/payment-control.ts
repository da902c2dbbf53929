/**
 * How tests control the payments, in JSON. `POST /control/payments` takes `{attemptId, scenario}` or `{next: scenario}`
 * (with `delayMs`, `method`, `claims`): a payment that is open plays at once, as if its buyer had chosen, and the answer
 * contains the address the browser would be sent to; otherwise the script waits for the payment to be opened and plays
 * when its page is visited. `POST /control/provider` makes the APIs of the providers slow or broken for a number of calls.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { toRecord, readString } from './dialect.ts';
import { METHODS, type Payment, SCENARIOS, type Script } from './payment.ts';
import type { PaymentStore } from './payment-store.ts';
import { play, returnAddress } from './play.ts';

interface Fault {
  times: number;
  readonly delayMs: number;
  readonly status: 500 | 503 | null;
}

export class ProviderFaults {
  fault: Fault | null = null;
  #waiting = new AbortController();

  /** Ends the fault; calls that it still delays are answered with 503 and have no effect. */
  clear(): void {
    this.fault = null;
    this.#waiting.abort();
    this.#waiting = new AbortController();
  }

  /** Runs before the API of every provider. */
  readonly middleware: MiddlewareHandler = async (c, next) => {
    const { fault } = this;
    if (!fault || fault.times <= 0) return next();
    fault.times -= 1;
    const { signal } = this.#waiting;
    await pause(fault.delayMs, undefined, { signal }).catch(() => {});
    if (signal.aborted) return c.text('fault', 503);
    return fault.status === null ? next() : c.text('fault', fault.status);
  };
}

const CLAIMS = ['shopId', 'orderNo', 'attemptId', 'currency'] as const;

const parseClaims = (value: unknown): NonNullable<Script['claims']> => {
  const record = toRecord(value);
  const strings = CLAIMS.flatMap((name) => (readString(record[name]) === null ? [] : [[name, record[name]]]));
  const { amountMinor } = record;
  return {
    ...Object.fromEntries(strings),
    ...(Number.isSafeInteger(amountMinor) ? { amountMinor: Number(amountMinor) } : {}),
  };
};

const parseScript = (body: Readonly<Record<string, unknown>>): Script | null => {
  const scenario = SCENARIOS.find((one) => one === (body['scenario'] ?? body['next']));
  const method = METHODS.find((one) => one === body['method']);
  const { delayMs } = body;
  if (!scenario) return null;
  return {
    scenario,
    claims: parseClaims(body['claims']),
    ...(method ? { method } : {}),
    ...(typeof delayMs === 'number' && delayMs >= 0 && delayMs <= 120_000 ? { delayMs } : {}),
  };
};

const playNow = async (c: Context, payment: Payment, script: Script) => {
  payment.scripted = script;
  payment.method = script.method ?? 'card';
  const address = script.scenario === 'challenge' ? null : await play(payment, script.scenario);
  return c.json({
    played: script.scenario !== 'challenge',
    ref: payment.ref,
    state: payment.state,
    returnUrl: address,
  });
};

export const paymentControl = (store: PaymentStore, faults: ProviderFaults): Hono =>
  new Hono()
    .get('/control/payments', (c) => c.json(store.all().map((one) => ({ ...one, returnAddress: returnAddress(one) }))))
    .post('/control/payments', async (c) => {
      const body = toRecord(await c.req.json().catch(() => null));
      const script = parseScript(body);
      const attemptId = readString(body['attemptId']);
      if (!script || (attemptId === null && body['next'] === undefined))
        return c.json({ error: 'attemptId and scenario, or next' }, 400);
      if (attemptId === null) {
        store.scriptNext(script);
        return c.json({ played: false }, 202);
      }
      const payment = store.byAttempt(attemptId);
      if (payment?.state === 'open') return playNow(c, payment, script);
      if (payment) return c.json({ error: 'already settled', state: payment.state }, 409);
      store.scriptAttempt(attemptId, script);
      return c.json({ played: false }, 202);
    })
    .delete('/control/payments', (c) => {
      store.clear();
      faults.clear();
      return c.body(null, 204);
    })
    .post('/control/provider', async (c) => {
      const { times, delayMs, status } = toRecord(await c.req.json().catch(() => null));
      faults.fault = {
        times: typeof times === 'number' ? times : 1,
        delayMs: typeof delayMs === 'number' ? delayMs : 0,
        status: status === 500 || status === 503 ? status : null,
      };
      return c.body(null, 204);
    });
