/** Payments in the model: applying a provider's report, querying it, opening a payment, returning from one. */
import { earnCommission, type LateMoney, settle, takeLateMoney, topUp } from '@offrande/domain/ledger';
import { nextOrderState } from '@offrande/domain/order';
import {
  isAttemptActive,
  outcomeOfReport,
  type PaymentAttempt,
  reportDifferences,
  type ReportedPayment,
  type ReportOutcome,
} from '@offrande/domain/payment-attempt';
import { isCardLike, isToOwnAccount } from '@offrande/domain/payment';
import { Result } from 'effect';
import { isCardOver } from './card-of-model.ts';
import { ProviderUnreachable, type Core, Refused } from './core.ts';
import { claimKey, enqueue, finishKey, freeKey, openTask, ownOrder } from './core-keys.ts';
import {
  findAttempts,
  CURRENCY,
  type Model,
  type ModelAttempt,
  type ModelOrder,
  type ProviderStatus,
  currentStatus,
} from './model.ts';

const SHOP = 'shop';
const FIRST_LOOK_MS = 60_000;

export const refOf = (attempt: string): string => `ref.${attempt}`;

/** The report as it reaches the domain, with whatever the provider states wrongly. */
export const reportOf = (
  { attempt, state, paymentId, claim }: ProviderStatus,
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

export const eventRefOf = ({ attempt, state, paymentId }: ProviderStatus): string =>
  `told:${attempt}:${state}:${paymentId}`;

/** An unusual settlement: late, by money from suspense. */
interface Settling {
  readonly event?: 'settle' | 'settleLate';
  readonly isSuspended?: boolean;
}

const changeOf = ({ name, sells, totalMinor, means }: ModelOrder, paymentId: string | null, isSuspended: boolean) => {
  if (sells.type === 'topUp') {
    const paidFrom = isSuspended ? 'suspense' : isToOwnAccount(means) ? 'bank' : 'provider';
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
  const { sells } = order;
  if (sells.type === 'cards')
    for (const change of earnCommission({ ...sells.settlement, orderNo: order.name })) core.post(change);
  core.model.orders.set(order.name, { ...order, state, paymentId, path: [...order.path, state] });
  if (sells.type === 'cards') enqueue(core.model, 'issue', order.name);
};

/** Money that settles no order on arrival. */
export const keepInSuspense = (
  core: Core,
  order: string,
  { paymentId, amountMinor, from }: Pick<LateMoney, 'paymentId' | 'amountMinor' | 'from'>,
): void => {
  core.post(takeLateMoney({ paymentId, amountMinor, currency: CURRENCY, from }));
  core.model.suspended.set(paymentId, { paymentId, origin: from, order, amountMinor, state: 'waiting' });
};

/** Settles an order with nothing left to pay from outside; false if its state allows no settlement. */
export const settleFree = (core: Core, order: ModelOrder): boolean => {
  if (Result.isFailure(nextOrderState(order.state, 'settle'))) return false;
  settleOrder(core, order, null);
  return true;
};

/** The attempt is over here; closing it at the provider is queued. */
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

/** A returned or expired card takes no top-up. */
export const takesTopUp = (model: Model, { sells }: ModelOrder): boolean => {
  const card = sells.type === 'topUp' ? model.cards.get(sells.to.owner!) : undefined;
  return card === undefined || !(card.isReturned || isCardOver(model, card));
};

/** Applies the provider's report, once for a reference. False if the shop knows no such attempt. */
export const applyStatus = (core: Core, eventRef: string, status: ProviderStatus): boolean =>
  core.change((model) => {
    const attempt = model.attempts.get(status.attempt);
    if (attempt === undefined) return false;
    if (model.noted.has(eventRef)) return true;
    const order = model.orders.get(attempt.order)!;
    model.noted.add(eventRef);
    const terms = { shopId: SHOP, orderNo: order.name, amountMinor: order.totalMinor, ref: refOf(attempt.name) };
    const report = reportOf(status, terms);
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

/** True if the provider reported something new. */
export const lookAtPayment = (core: Core, name: string): boolean => {
  try {
    if (!core.model.attempts.get(name)!.isRefKnown) {
      core.openOutside(name);
      core.change((model) => noteOpening(model, name));
    }
    const status = core.askProvider(() => currentStatus(core.model.payments.get(name)!));
    if (status.state === 'open') return false;
    applyStatus(core, `status:${refOf(name)}:${status.state}`, status);
    return true;
  } catch (error) {
    if (error instanceof ProviderUnreachable) return false;
    throw error;
  }
};

/** Closes the payment at the provider, which refuses to close a paid one. */
const closeOutside = (core: Core, name: string): void =>
  core.askProvider(() => {
    const payment = core.model.payments.get(name)!;
    if (payment.state === 'paid') throw new ProviderUnreachable(false);
    if (payment.state === 'open') core.model.payments.set(name, { ...payment, state: 'cancelled' });
  });

/** The background job that closes a payment at the provider. */
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
    if (!(error instanceof ProviderUnreachable) || error.isRetryable) throw error;
    lookAtPayment(core, name);
  }
};

/** The order's active attempt, created if there is none. */
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
    if (!(error instanceof ProviderUnreachable)) throw error;
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

/** The calls of the return page: query the buyer's newest payment, unless it is decided. */
export const returnFromProvider = (core: Core, buyer: number): void => {
  const own = [...core.model.orders.values()].filter((order) => order.buyer === buyer).map(({ name }) => name);
  const newest = findAttempts(core.model, new Set(own))[0];
  if (newest === undefined) throw new Refused();
  if (isAttemptActive(newest.state)) lookAtPayment(core, newest.name);
};
