/** Orders in the model: created with their holds, confirmed, ended, cancelled. */
import { placeHolds, releaseHolds, reservations } from '@offrande/domain/ledger';
import { nextOrderState } from '@offrande/domain/order';
import { holdLifetimeMs, isAttemptActive, type PaymentMeans } from '@offrande/domain/payment';
import { Result } from 'effect';
import { type Core, Refused } from './core.ts';
import { finishKey, ownOrder } from './core-keys.ts';
import { lookAtPayment, settleFree } from './core-payment.ts';
import { attemptsOf, type ModelOrder } from './model.ts';
import { linesOf, quoteOf } from './quote.ts';

/** What a buyer sends. `sent` are the coupons with what the browser thinks that each pays. */
export interface OrderWish {
  readonly buyer: number;
  readonly basket: number;
  readonly sent: readonly { readonly name: string; readonly appliedMinor: bigint }[];
  readonly means: PaymentMeans;
}

/** The call `createOrder`. The order is named by its key. */
export const createOrder = (core: Core, wish: OrderWish, key: string): void =>
  core.change((model) => {
    if (model.keys.get(key) === 'done') return;
    const { buyer, basket, sent, means } = wish;
    const names = sent.map(({ name }) => name);
    const quote = quoteOf(model, basket, names);
    const isSame = quote?.appliedMinor.every((applied, at) => applied === sent[at]!.appliedMinor);
    if (quote === null || isSame !== true || quote.means !== means) throw new Refused();
    core.post(placeHolds(key, reservations(quote.settlement)));
    model.orders.set(key, {
      name: key,
      buyer,
      state: 'requesting',
      lines: linesOf(key, basket),
      settlement: { ...quote.settlement, orderNo: key },
      totalMinor: quote.totalMinor,
      paymentId: null,
      expiresAt: model.now + holdLifetimeMs(means),
      isIssued: false,
      path: ['requesting'],
    });
    finishKey(model, key);
  });

/** The call `confirmOrder`. */
export const confirmOrder = (core: Core, buyer: number, name: string, key: string): void =>
  core.change((model) => {
    if (model.keys.get(key) === 'done') return;
    const order = ownOrder(model, buyer, name);
    const isFree = order.state === 'requesting' && order.totalMinor === 0n;
    const isConfirmed = order.state === 'confirmed' || (isFree && settleFree(core, order));
    if (!isConfirmed) throw new Refused();
    finishKey(model, key);
  });

/** False where the state cannot be cancelled. */
export const endOrder = (core: Core, order: ModelOrder): boolean => {
  const next = nextOrderState(order.state, 'cancel');
  if (Result.isFailure(next) || order.state !== 'requesting') return false;
  core.post(releaseHolds(order.name, reservations(order.settlement)));
  for (const attempt of attemptsOf(core.model, new Set([order.name]))) {
    if (isAttemptActive(attempt.state)) core.model.attempts.set(attempt.name, { ...attempt, state: 'closed' });
  }
  core.model.orders.set(order.name, { ...order, state: next.success, path: [...order.path, next.success] });
  return true;
};

/** The call `cancelOrder`: money may have been paid a moment ago, so it is asked for first. */
export const cancelOrder = (core: Core, buyer: number, name: string, key: string): void => {
  const isOwn = core.model.orders.get(name)?.buyer === buyer;
  const open = attemptsOf(core.model, new Set(isOwn ? [name] : [])).find(({ state }) => state === 'open');
  if (open !== undefined) lookAtPayment(core, open.name);
  core.change((model) => {
    if (model.keys.get(key) === 'done') return;
    const order = ownOrder(model, buyer, name);
    if (order.state !== 'canceled' && !endOrder(core, order)) throw new Refused();
    finishKey(model, key);
  });
};
