/** Orders in the model: creating with holds, confirming, ending, cancelling. */
import type { RewardForm } from '@offrande/domain/discount';
import { availableOf, placeHolds, releaseHolds, type Reservation, reservations } from '@offrande/domain/ledger';
import { nextOrderState } from '@offrande/domain/order';
import { DECISION_MS } from '@offrande/domain/order-decision';
import { holdLifetimeMs, isToOwnAccount, type PaymentMeans } from '@offrande/domain/payment';
import { isAttemptActive } from '@offrande/domain/payment-attempt';
import { Result } from 'effect';
import { type Core, Refused } from './core.ts';
import { ADMINISTRATOR, BUYERS, personName } from './baskets.ts';
import { enqueue, isOwnOrder, once, ownOrder } from './core-keys.ts';
import { closeAttempt, lookAtPayment, settleFree } from './core-payment.ts';
import { findAttempts, type Model, type ModelApproval, type ModelOrder } from './model.ts';
import { linesOf, quoteOrder } from './quote.ts';

/**
 * A buyer's request. `sent`: the coupons with the amounts computed by the browser; `form`: the promised reward; `quotation`: the one
 * whose lines are in the cart.
 */
export interface OrderWish {
  readonly buyer: number;
  readonly basket: number;
  readonly sent: readonly { readonly name: string; readonly appliedMinor: bigint }[];
  readonly means: PaymentMeans;
  readonly form: RewardForm | null;
  readonly quotation?: string;
}

/** The order's reservations; a top-up has none. */
export const reservedBy = ({ sells }: ModelOrder): readonly Reservation[] =>
  sells.type === 'cards' ? reservations(sells.settlement) : [];

/** A new order. */
export const newOrder = (
  { now }: Model,
  order: Pick<ModelOrder, 'name' | 'buyer' | 'means' | 'lines' | 'sells' | 'totalMinor'>,
  approval: ModelApproval | null = null,
): ModelOrder => {
  const state = approval === null ? 'requesting' : 'awaitingApprover';
  return {
    ...order,
    state,
    paymentId: null,
    expiresAt: approval?.decideBy ?? now + holdLifetimeMs(order.means),
    isIssued: false,
    unlockedBy: null,
    path: [state],
    approval,
    quotation: null,
  };
};

/** The decision that an order at this price needs; null if its buyer has no limit below it. */
const approvalOf = ({ now }: Model, buyer: number, grossMinor: bigint): ModelApproval | null => {
  const { orderLimitMinor = null } = BUYERS[buyer]!;
  return orderLimitMinor === null || grossMinor <= orderLimitMinor
    ? null
    : { decideBy: now + DECISION_MS, decision: null };
};

/** The mail to a person of the company about an order. */
export const mailPerson = (model: Model, kind: 'orderToDecide' | 'orderDecided', person: number, order: string): void =>
  enqueue(model, 'company-email', `${kind}/${personName(person)}/${order}`);

/** Whether every account covers its reservation. */
export const isCovered = (model: Model, reserved: readonly Reservation[]): boolean =>
  reserved.every(({ account, amountMinor }) => availableOf(model.book, account) >= amountMinor);

/** The call `createOrder`. The order is named by its key; `note` is what else is written with it. */
export const createOrder = (core: Core, wish: OrderWish, key: string, note: (model: Model) => void = () => {}): void =>
  once(core, key, (model) => {
    const { buyer, basket, sent, means, form, quotation = null } = wish;
    const quote = quoteOrder(model, { basket, coupons: sent.map(({ name }) => name), buyer, means, form });
    const isSame = quote?.appliedMinor.every((applied, at) => applied === sent[at]!.appliedMinor);
    if (quote === null || isSame !== true || quote.means !== means) throw new Refused();
    const reserved = reservations(quote.settlement);
    if (!isCovered(model, reserved)) throw new Refused();
    core.post(placeHolds(key, reserved));
    const sells = { type: 'cards', settlement: quote.settlement } as const;
    const lines = linesOf(key, buyer, basket, quote);
    const approval = approvalOf(model, buyer, quote.grossMinor);
    const order = { name: key, buyer, means, lines, sells, totalMinor: quote.totalMinor };
    model.orders.set(key, { ...newOrder(model, order, approval), quotation });
    if (approval !== null) mailPerson(model, 'orderToDecide', ADMINISTRATOR, key);
    else if (isToOwnAccount(means)) enqueue(model, 'transfer-details', key);
    note(model);
  });

/** Whether the shop already holds the order's whole price. */
export const isHeldHere = ({ sells, totalMinor }: ModelOrder): boolean =>
  totalMinor === 0n || (sells.type === 'cards' && sells.settlement.paidFrom.type === 'wallet');

/** The call `confirmOrder`. */
export const confirmOrder = (core: Core, buyer: number, name: string, key: string): void =>
  once(core, key, (model) => {
    const order = ownOrder(model, buyer, name);
    const isConfirmed = order.state === 'confirmed' || (isHeldHere(order) && settleFree(core, order));
    if (!isConfirmed) throw new Refused();
  });

/** False if the order's state cannot be cancelled. */
export const endOrder = (core: Core, order: ModelOrder): boolean => {
  const next = nextOrderState(order.state, 'cancel');
  if (Result.isFailure(next)) return false;
  core.post(releaseHolds(order.name, reservedBy(order)));
  for (const attempt of findAttempts(core.model, new Set([order.name]))) {
    if (isAttemptActive(attempt.state)) closeAttempt(core.model, attempt);
  }
  core.model.orders.set(order.name, { ...order, state: next.success, path: [...order.path, next.success] });
  return true;
};

/** The call `cancelOrder`: the buyer may have just paid, so the provider is queried first. */
export const cancelOrder = (core: Core, buyer: number, name: string, key: string): void => {
  const known = core.model.orders.get(name);
  const isOwn = known !== undefined && isOwnOrder(known, buyer);
  const open = findAttempts(core.model, new Set(isOwn ? [name] : [])).find(({ state }) => state === 'open');
  if (open !== undefined) lookAtPayment(core, open.name);
  once(core, key, (model) => {
    const order = ownOrder(model, buyer, name);
    if (order.state !== 'canceled' && !endOrder(core, order)) throw new Refused();
  });
};
