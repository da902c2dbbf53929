/**
 * Genuine messages that claim to be about another payment: every combination of seven wrong fields, at every provider. No card
 * is issued for any order, and a task is opened.
 */
import type { PaymentProviderId } from '@offrande/domain/payment';
import type { Payment } from '../../sandbox/src/payments/payment.ts';
import { workOnce } from '../../server/src/worker/worker.ts';
import { systemRandom, uuid } from '../../server/src/random.ts';
import { signedMessage, findPayment, markPaid } from './in-process-sandbox.ts';
import { count, type ProvedUnit, type ProviderBench } from './provider-bench.ts';

export const FIELDS = ['shop', 'unit', 'order', 'attempt', 'amount', 'currency', 'reference'] as const;
export type Field = (typeof FIELDS)[number];

/** Every non-empty set of fields. */
export const fieldSets: readonly (readonly Field[])[] = Array.from({ length: 2 ** FIELDS.length - 1 }, (_, at) =>
  FIELDS.filter((_field, bit) => ((at + 1) >> bit) & 1),
);

interface Opened {
  readonly orderNo: string;
  readonly attemptId: string;
}

const openOrder = async (proved: ProvedUnit): Promise<Opened> => {
  const orderNo = await proved.order();
  return { orderNo, attemptId: await proved.open(orderNo) };
};

/** The payment as the message states it, with the fields wrong. If unit and attempt both are, it names the other unit's attempt. */
const statedWith = (
  fields: readonly Field[],
  payment: Payment,
  others: { readonly sameUnit: Opened; readonly otherUnit: Opened },
): Partial<Payment> => {
  const wrong: Readonly<Record<Field, Partial<Payment>>> = {
    attempt: { attemptId: others.sameUnit.attemptId },
    unit: { attemptId: others.otherUnit.attemptId },
    shop: { shopId: 'another-shop' },
    order: { orderNo: others.sameUnit.orderNo },
    amount: { amountMinor: payment.amountMinor - 1 },
    currency: { currency: 'USD' },
    reference: { ref: uuid(systemRandom) },
  };
  const ordered = (['attempt', ...FIELDS.filter((field) => field !== 'attempt')] as const).filter((field) =>
    fields.includes(field),
  );
  return Object.assign({}, ...ordered.map((field) => wrong[field])) as Partial<Payment>;
};

/** Tries one combination; returns what is wrong with the shop's reaction. */
const tryFields = async (
  bench: ProviderBench,
  [one, other]: readonly [ProvedUnit, ProvedUnit],
  fields: readonly Field[],
): Promise<readonly string[]> => {
  const { provider } = one.unit;
  const [own, sameUnit, otherUnit] = [await openOrder(one), await openOrder(one), await openOrder(other)];
  const payment = findPayment(bench.sandbox.payments, provider, own.attemptId);
  const stated = statedWith(fields, payment, { sameUnit, otherUnit });
  const message = signedMessage(payment, { ...stated, state: 'paid', paymentId: uuid(systemRandom) });
  const named = stated.attemptId ?? own.attemptId;
  const home = named === otherUnit.attemptId ? other : one;
  const status = await bench.tell(provider, message);
  await workOnce(bench.shop, async () => 'done' as const);
  const found: string[] = [];
  if (status !== 200) found.push(`answered ${status}`);
  for (const { unit, broken } of [one, other]) {
    if ((await count(bench.shop, unit.id, 'card', 'true')) > 0) found.push('a card was issued');
    if ((await count(bench.shop, unit.id, 'journal', `kind = 'settle'`)) > 0) found.push('an order was settled');
    found.push(...(await broken()));
  }
  const task = `kind = 'paymentMismatch' and closed_at is null and subject like '${named}:%'`;
  if ((await count(bench.shop, home.unit.id, 'task', task)) !== 1) found.push('no task is open');
  bench.sandbox.payments.clear();
  return found.map((what) => `${provider} ${fields.join('+')}: ${what}`);
};

export interface MismatchFigures {
  readonly cases: number;
  readonly breaches: readonly string[];
}

export const proveMismatches = async (
  bench: ProviderBench,
  provider: PaymentProviderId,
  sets: readonly (readonly Field[])[],
): Promise<MismatchFigures> => {
  const units = [await bench.openUnit(provider), await bench.openUnit(provider)] as const;
  const breaches: string[] = [];
  for (const fields of sets) breaches.push(...(await tryFields(bench, units, fields)));
  for (const { unit } of units) (bench.shop.units as Map<string, unknown>).delete(unit.id);
  return { cases: sets.length, breaches };
};

/** Whether the same message without wrong fields is accepted; if not, the proof proves nothing. */
export const provesGenuine = async (bench: ProviderBench, provider: PaymentProviderId): Promise<boolean> => {
  const proved = await bench.openUnit(provider);
  const { attemptId } = await openOrder(proved);
  const payment = findPayment(bench.sandbox.payments, provider, attemptId);
  markPaid(payment, uuid(systemRandom));
  await bench.tell(provider, signedMessage(payment));
  await workOnce(bench.shop, async () => 'done' as const);
  return (await count(bench.shop, proved.unit.id, 'card', 'true')) === 1;
};
