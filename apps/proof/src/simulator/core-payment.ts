/** Payments in the model: what a provider's word brings, asking for it, opening one, and coming back from one. */
import { type LateMoney, settle, takeLateMoney, topUp } from '@offrande/domain/ledger';
import { nextOrderState } from '@offrande/domain/order';
import {
  isAttemptActive,
  outcomeOfReport,
  type PaymentAttempt,
  reportDifferences,
  type ReportedPayment,
  type ReportOutcome,
} from '@offrande/domain/payment-attempt';
import { isCardLike } from '@offrande/domain/payment';
import { Result } from 'effect';
import { isCardOver } from './card-of-model.ts';
import { Away, type Core, Refused } from './core.ts';
import { claimKey, enqueue, finishKey, freeKey, openTask, ownOrder } from './core-keys.ts';
import {
  findAttempts,
  CURRENCY,
  type Model,
  type ModelAttempt,
  type ModelOrder,
  type Saying,
  sayingOf,
} from './model.ts';

const SHOP = 'shop';
const FIRST_LOOK_MS = 60_000;

export const refOf = (attempt: string): string => `ref.${attempt}`;

/** The saying as it reaches the domain, wrong where the provider claims something else. */
export const reportOf = (
  { attempt, state, paymentId, claim }: Saying,
  terms: { readonly shopId: string; readonly orderNo: string; readonly amountMinor: bigint; readonly ref: string },
): ReportedPayment => ({
  providerRef: terms.ref,
  shopId: claim === 'shop' ? 'another-shop' : terms.shopId,
  orderNo: claim === 'order' ? 'ANOTHER-ORDER' : terms.orderNo,
  attemptId: attempt,
  amountMinor: claim === 'amount' ? terms.amountMinor - 1n : terms.amountMinor,
  currency: claim === 'currency' ? 'USD' : CURRENCY,
  state,
  paymentId,
  method: state === 'paid' ? 'creditcard' : null,
});

export const eventRefOf = ({ attempt, state, paymentId }: Saying): string => `told:${attempt}:${state}:${paymentId}`;

/** How an order is settled beside the usual: late, by money that waited in suspense. */
interface Settling {
  readonly event?: 'settle' | 'settleLate';
  readonly isSuspended?: boolean;
}

const changeOf = ({ name, sells, totalMinor }: ModelOrder, paymentId: string | null, isSuspended: boolean) => {
  if (sells.type === 'topUp') {
    const paidFrom = isSuspended ? 'suspense' : 'provider';
    return topUp({ paymentId: paymentId!, to: sells.to, amountMinor: totalMinor, feeMinor: 0n, paidFrom });
  }
  const { settlement } = sells;
  const paidFrom = isSuspended ? ({ type: 'suspense' } as const) : settlement.paidFrom;
  return settle({ ...settlement, paidFrom, orderNo: name });
};

export const settleOrder = (
  core: Core,
  order: ModelOrder,
  paymentId: string | null,
  { event = 'settle', isSuspended = false }: Settling = {},
): void => {
  const state = Result.getOrThrow(nextOrderState(order.state, event));
  core.post(changeOf(order, paymentId, isSuspended));
  core.model.orders.set(order.name, { ...order, state, paymentId, path: [...order.path, state] });
  if (order.sells.type === 'cards') enqueue(core.model, 'issue', order.name);
};

/** Money that settles no order when it comes. */
export const keepInSuspense = (
  core: Core,
  order: string,
  { paymentId, amountMinor, from }: Pick<LateMoney, 'paymentId' | 'amountMinor' | 'from'>,
): void => {
  core.post(takeLateMoney({ paymentId, amountMinor, currency: CURRENCY, from }));
  core.model.suspended.set(paymentId, { paymentId, origin: from, order, amountMinor, state: 'waiting' });
};

/** With nothing left to pay from outside; false where the state takes no settlement. */
export const settleFree = (core: Core, order: ModelOrder): boolean => {
  if (Result.isFailure(nextOrderState(order.state, 'settle'))) return false;
  settleOrder(core, order, null);
  return true;
};

/** It is over here; closing it at the provider is written down as work. */
export const closeAttempt = (model: Model, attempt: ModelAttempt): void => {
  model.attempts.set(attempt.name, { ...attempt, state: 'closed' });
  enqueue(model, 'payment-close', attempt.name);
};

const closeOthers = (model: Model, paid: ModelAttempt): void => {
  for (const other of model.attempts.values()) {
    if (other.order === paid.order && other.name !== paid.name && isAttemptActive(other.state))
      closeAttempt(model, other);
  }
};

const noteOutcome = (
  core: Core,
  attempt: ModelAttempt,
  outcome: ReportOutcome,
  report: ReportedPayment,
  fits: boolean,
) => {
  const { model } = core;
  if (outcome.task !== null) {
    openTask(model, outcome.task, `${attempt.name}:${report.paymentId ?? report.providerRef}`, report.paymentId);
  }
  if (outcome.task === null && !(fits && report.state !== 'open')) return;
  model.attempts.set(attempt.name, {
    ...attempt,
    state: outcome.state,
    isRefKnown: attempt.isRefKnown || fits,
    paymentId: attempt.paymentId ?? report.paymentId,
    nextLookAt: null,
  });
};

/** Nothing comes onto a card that was given back, or whose last day is over. */
export const takesTopUp = (model: Model, { sells }: ModelOrder): boolean => {
  const card = sells.type === 'topUp' ? model.cards.get(sells.to.owner!) : undefined;
  return card === undefined || !(card.isReturned || isCardOver(model, card));
};

/** Applies what the provider says, once for a reference. False where the shop knows no such attempt. */
export const applySaying = (core: Core, eventRef: string, saying: Saying): boolean =>
  core.change((model) => {
    const attempt = model.attempts.get(saying.attempt);
    if (attempt === undefined) return false;
    if (model.noted.has(eventRef)) return true;
    const order = model.orders.get(attempt.order)!;
    model.noted.add(eventRef);
    const terms = { shopId: SHOP, orderNo: order.name, amountMinor: order.totalMinor, ref: refOf(attempt.name) };
    const report = reportOf(saying, terms);
    const judged: PaymentAttempt = {
      state: attempt.state,
      shopId: SHOP,
      orderNo: order.name,
      providerRef: attempt.isRefKnown ? terms.ref : null,
      paymentId: attempt.paymentId,
      amountMinor: order.totalMinor,
      currency: CURRENCY,
    };
    const acceptsMoney = Result.isSuccess(nextOrderState(order.state, 'settle')) && takesTopUp(model, order);
    const outcome = outcomeOfReport(judged, report, acceptsMoney);
    if (outcome.money === 'order') {
      settleOrder(core, order, report.paymentId);
      const paid = { state: 'paid', isRefKnown: true, paymentId: report.paymentId, nextLookAt: null } as const;
      model.attempts.set(attempt.name, { ...attempt, ...paid });
      closeOthers(model, attempt);
      return true;
    }
    if (outcome.money === 'suspense') {
      const { paymentId, amountMinor } = report;
      keepInSuspense(core, order.name, { paymentId: paymentId!, amountMinor, from: 'provider' });
    }
    noteOutcome(core, attempt, outcome, report, reportDifferences(judged, report).length === 0);
    return true;
  });

const noteOpening = (model: Model, name: string): void => {
  const attempt = model.attempts.get(name)!;
  const state = attempt.state === 'opening' ? 'open' : attempt.state;
  model.attempts.set(name, { ...attempt, state, isRefKnown: true, hasRedirect: true });
};

/** True where something was learnt. */
export const lookAtPayment = (core: Core, name: string): boolean => {
  try {
    if (!core.model.attempts.get(name)!.isRefKnown) {
      core.openOutside(name);
      core.change((model) => noteOpening(model, name));
    }
    const saying = core.askProvider(() => sayingOf(core.model.payments.get(name)!));
    if (saying.state === 'open') return false;
    applySaying(core, `status:${refOf(name)}:${saying.state}`, saying);
    return true;
  } catch (error) {
    if (error instanceof Away) return false;
    throw error;
  }
};

/** Nobody can pay it at the provider any more; one that was paid is refused there. */
const closeOutside = (core: Core, name: string): void =>
  core.askProvider(() => {
    const payment = core.model.payments.get(name)!;
    if (payment.state === 'paid') throw new Away(false);
    if (payment.state === 'open') core.model.payments.set(name, { ...payment, state: 'cancelled' });
  });

/** The work of closing a payment at the provider. */
export const closePayment = (core: Core, name: string): void => {
  const attempt = core.change((model) => model.attempts.get(name)!);
  if (attempt.state !== 'closed') return;
  try {
    if (!attempt.isRefKnown) {
      core.openOutside(name);
      core.change((model) => noteOpening(model, name));
    }
    closeOutside(core, name);
  } catch (error) {
    if (!(error instanceof Away) || error.isRetryable) throw error;
    lookAtPayment(core, name);
  }
};

/** The order's active attempt, made where it has none. */
const prepare = (core: Core, buyer: number, orderName: string) =>
  core.change((model) => {
    const order = ownOrder(model, buyer, orderName);
    const isPayable = order.state === 'requesting' && order.totalMinor > 0n && order.expiresAt > model.now;
    if (!isPayable || !isCardLike(order.means)) throw new Refused();
    const all = findAttempts(model, new Set([orderName]));
    const active = all.find(({ state }) => isAttemptActive(state));
    if (active !== undefined) return { attempt: active, isNew: false };
    const attempt: ModelAttempt = {
      name: `${orderName}#${all.length + 1}`,
      order: orderName,
      state: 'opening',
      isRefKnown: false,
      hasRedirect: false,
      paymentId: null,
      createdAt: model.now,
      looks: 0,
      nextLookAt: model.now + FIRST_LOOK_MS,
    };
    model.attempts.set(attempt.name, attempt);
    return { attempt, isNew: true };
  });

const openNew = (core: Core, key: string, name: string): void => {
  try {
    core.openOutside(name);
  } catch (error) {
    if (!(error instanceof Away)) throw error;
    if (!error.isRetryable) {
      core.change((model) => {
        const attempt = model.attempts.get(name)!;
        if (attempt.state === 'opening') model.attempts.set(name, { ...attempt, state: 'closed' });
      });
    }
    throw new Refused();
  }
  core.change((model) => {
    noteOpening(model, name);
    finishKey(model, key);
  });
};

/** The call `createPaymentSession`. */
export const openPayment = (core: Core, buyer: number, orderName: string, key: string): void => {
  if (core.change((model) => claimKey(model, key)) === 'done') return;
  try {
    const first = prepare(core, buyer, orderName);
    const isOld = !first.isNew && first.attempt.state === 'open';
    const hasLearnt = isOld && lookAtPayment(core, first.attempt.name);
    const { attempt } = hasLearnt ? prepare(core, buyer, orderName) : first;
    if (attempt.hasRedirect) core.change((model) => finishKey(model, key));
    else openNew(core, key, attempt.name);
  } catch (error) {
    core.change((model) => freeKey(model, key));
    throw error;
  }
};

/** The calls of the return page: the newest payment of the buyer is asked for, unless it is decided. */
export const returnFromProvider = (core: Core, buyer: number): void => {
  const own = [...core.model.orders.values()].filter((order) => order.buyer === buyer).map(({ name }) => name);
  const newest = findAttempts(core.model, new Set(own))[0];
  if (newest === undefined) throw new Refused();
  if (isAttemptActive(newest.state)) lookAtPayment(core, newest.name);
};
