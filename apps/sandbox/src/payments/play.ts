/**
 * Plays a scenario: what the provider decides, what it reports to the shop and where it sends the browser. A payment is
 * decided once; after that its state never changes.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { findDialect } from './dialects.ts';
import type { Payment, PaymentState, Scenario } from './payment.ts';

const NOTIFY_TIMEOUT_MS = 10_000;
/** How long a slow provider takes, unless a test states otherwise. */
export const SLOW_MS = 8_000;

interface Plan {
  readonly state: Exclude<PaymentState, 'open'>;
  readonly isSlow: boolean;
  /** How many times the message is sent before the browser returns, and after it. */
  readonly before: number;
  readonly after: number;
  readonly returns: boolean;
}

const PAID: Plan = { state: 'paid', isSlow: false, before: 1, after: 0, returns: true };

/** `challenge` ends as `accept` or `refuse`, so it has no plan of its own. */
const PLANS: Readonly<Record<Exclude<Scenario, 'challenge'>, Plan>> = {
  accept: PAID,
  refuse: { ...PAID, state: 'refused' },
  slow: { ...PAID, isSlow: true },
  twice: { ...PAID, before: 2 },
  noReturn: { ...PAID, returns: false },
  noNotification: { ...PAID, before: 0 },
  cancel: { ...PAID, state: 'cancelled' },
  lateNotification: { ...PAID, before: 0, after: 1 },
  vanish: { ...PAID, before: 0, returns: false },
  expire: { ...PAID, state: 'expired', before: 0, returns: false },
};

/** Sends the payment's message to the shop once and records the status; an unreachable shop is no failure here. */
export const notify = async (payment: Payment): Promise<void> => {
  const { headers, body } = findDialect(payment.dialect).notification(payment);
  const request = {
    method: 'POST',
    headers,
    body,
    redirect: 'manual',
    signal: AbortSignal.timeout(NOTIFY_TIMEOUT_MS),
  } as const;
  const status = await fetch(payment.notifyUrl, request).then(
    async (response) => {
      await response.body?.cancel();
      return response.status;
    },
    () => null,
  );
  payment.deliveries.push({ at: Date.now(), status });
};

const notifyTimes = async (payment: Payment, times: number): Promise<void> => {
  await Promise.all(Array.from({ length: times }, () => notify(payment)));
};

const decide = (payment: Payment, state: Plan['state']): void => {
  payment.state = state;
  if (state === 'paid') payment.paymentId = randomUUID().replaceAll('-', '');
};

export const returnAddress = (payment: Payment): string => findDialect(payment.dialect).returnAddress(payment);

/** Plays to the end. Returns the address to send the browser to, or null if it does not return. */
export const play = async (payment: Payment, scenario: Exclude<Scenario, 'challenge'>): Promise<string | null> => {
  const plan = PLANS[scenario];
  if (plan.isSlow) await pause(payment.scripted?.delayMs ?? SLOW_MS);
  if (payment.state !== 'open') return returnAddress(payment);
  decide(payment, plan.state);
  await notifyTimes(payment, plan.before);
  if (plan.after > 0)
    void pause(payment.scripted?.delayMs ?? 1_000, null, { ref: false }).then(() => notifyTimes(payment, plan.after));
  return plan.returns ? returnAddress(payment) : null;
};
