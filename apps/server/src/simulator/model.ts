/**
 * The shop as the simulator's measure of it: what the domain's functions say, in memory, without a store. Beside it the
 * world outside: what the provider knows of each payment, its messages under way, and the calls that buyers made, which
 * they may make again. Amounts are minor units, times milliseconds. An order is named by the key of its creation.
 */
import { applyChange, type Book, EMPTY_BOOK, enterBalance, type Settlement } from '@offrande/domain/ledger';
import type { OrderState } from '@offrande/domain/order';
import type { AttemptState } from '@offrande/domain/payment';
import { Result } from 'effect';
import { COUPONS } from './baskets.ts';

/** One kind of card of an order. */
export interface ModelLine {
  readonly name: string;
  readonly faceMinor: bigint;
  readonly cards: number;
  readonly byEmail: boolean;
}

export interface ModelOrder {
  readonly name: string;
  readonly buyer: number;
  readonly state: OrderState;
  readonly lines: readonly ModelLine[];
  readonly settlement: Settlement;
  readonly totalMinor: bigint;
  readonly paymentId: string | null;
  readonly expiresAt: number;
  readonly isIssued: boolean;
  readonly path: readonly OrderState[];
}

export interface ModelAttempt {
  readonly name: string;
  readonly order: string;
  readonly state: AttemptState;
  readonly isRefKnown: boolean;
  readonly hasRedirect: boolean;
  readonly paymentId: string | null;
  readonly createdAt: number;
  readonly looks: number;
  readonly nextLookAt: number | null;
}

/** What the provider then states wrongly. */
export type Claim = 'amount' | 'order' | 'currency' | 'shop';

/** A payment at the provider, there since it was opened. `paymentIds` are what was paid, twice where the buyer paid twice. */
export interface OutsidePayment {
  readonly attempt: string;
  readonly state: 'open' | 'paid' | 'refused' | 'cancelled' | 'expired';
  readonly paymentIds: readonly string[];
  readonly claim: Claim | null;
  /** It was over before it was paid: nobody asks about it again, so its message is the only word. */
  readonly needsMessage: boolean;
  readonly paidAt: number | null;
}

/** What the provider says of a payment at one moment. */
export interface Saying {
  readonly attempt: string;
  readonly state: OutsidePayment['state'];
  readonly paymentId: string | null;
  readonly claim: Claim | null;
}

export interface ModelMessage {
  readonly key: string;
  readonly attempts: number;
  readonly nextAt: number;
  readonly isDone: boolean;
}

/** A call that a buyer made and may make again under its key. */
export interface MadeCall {
  readonly event: string;
  readonly key: string;
  readonly args: unknown;
}

export interface Model {
  now: number;
  book: Book;
  readonly orders: Map<string, ModelOrder>;
  readonly attempts: Map<string, ModelAttempt>;
  readonly outbox: Map<string, ModelMessage>;
  readonly tasks: Set<string>;
  /** References of the provider's messages that were noted. */
  readonly noted: Set<string>;
  /** Answers kept under keys: `done`, or running until a moment. */
  readonly keys: Map<string, 'done' | number>;
  readonly payments: Map<string, OutsidePayment>;
  readonly underWay: Saying[];
  readonly calls: MadeCall[];
}

export const CURRENCY = 'EUR';

/** The shop before its first order: coupons with their balances, which entered from suspense. */
export const newModel = (now: number): Model => ({
  now,
  book: COUPONS.reduce(
    (book, { name, balanceMinor }) => Result.getOrThrow(applyChange(book, enterBalance(name, balanceMinor, CURRENCY))),
    EMPTY_BOOK,
  ),
  orders: new Map(),
  attempts: new Map(),
  outbox: new Map(),
  tasks: new Set(),
  noted: new Set(),
  keys: new Map(),
  payments: new Map(),
  underWay: [],
  calls: [],
});

/** A copy that goes on by itself: values are never changed in place, only replaced. */
export const copyModel = (model: Model): Model => ({
  ...model,
  orders: new Map(model.orders),
  attempts: new Map(model.attempts),
  outbox: new Map(model.outbox),
  tasks: new Set(model.tasks),
  noted: new Set(model.noted),
  keys: new Map(model.keys),
  payments: new Map(model.payments),
  underWay: [...model.underWay],
  calls: [...model.calls],
});

/** The attempts of some orders, the newest first by the clock, which may have been set back. */
export const attemptsOf = (model: Model, orders: ReadonlySet<string>): readonly ModelAttempt[] =>
  [...model.attempts.values()].filter(({ order }) => orders.has(order)).toSorted((a, b) => b.createdAt - a.createdAt);

/** What the provider says of a payment now. */
export const sayingOf = ({ attempt, state, paymentIds, claim }: OutsidePayment): Saying => ({
  attempt,
  state,
  paymentId: state === 'paid' ? paymentIds[0]! : null,
  claim,
});
