/**
 * What is known of an order's way from its placing to its cards, and the steps that are shown of it. Source: S4.13 to S4.18,
 * S1.83, A-39, A-102.
 */
import type { Delivery } from '../delivery/index.ts';
import type { PaymentMeans } from '../payment/index.ts';
import type { Instant } from '../time/index.ts';
import type { OrderApproval, OrderStatus } from '../order/index.ts';

/** Of the cards that are not posted: `failed` ones reached nobody. `lastAt` is when the last one was sent. */
export interface CardsOnTheirWay {
  readonly cards: number;
  readonly sent: number;
  readonly failed: number;
  readonly lastAt: Instant | null;
}

/** Cards that were taken back. `paidBackAt` is null while money is still owed for them outside the shop. */
export interface ReturnedCards {
  readonly at: Instant;
  readonly hasMoneyBack: boolean;
  readonly paidBackAt: Instant | null;
}

/** The data that the steps of an order depend on. */
export interface OrderCourse {
  readonly status: OrderStatus;
  /** Null if unknown. */
  readonly means: PaymentMeans | null;
  readonly createdAt: Instant;
  readonly confirmedAt: Instant | null;
  /** The decision inside the company; null if it needed none. */
  readonly approval: OrderApproval | null;
  /** When it came into each of its states, oldest first. */
  readonly history: readonly { readonly status: OrderStatus; readonly at: Instant }[];
  readonly trackingNumber: string | null;
  /** When the last parcel went to those who make and post it; null before. */
  readonly madeAt: Instant | null;
  readonly unlockedAt: Instant | null;
  /** Null before it is confirmed, and where all cards are posted. */
  readonly sending: CardsOnTheirWay | null;
  /** Oldest first. */
  readonly returns: readonly ReturnedCards[];
  readonly lines: readonly { readonly delivery: Delivery; readonly isLocked: boolean }[];
}

/**
 * `placed` to `refunded` in the order in which they may come. `transferred`, `checkReceived` and `bankAnswered` are what an
 * unpaid order waits for; once it has come, it is `paid`. `allowed`, `notAllowed`: decided inside the company. `notApproved`: paid, and given back before a card was made.
 */
export type OrderStepName =
  | 'placed'
  | 'allowed'
  | 'notAllowed'
  | 'transferred'
  | 'checkReceived'
  | 'bankAnswered'
  | 'paid'
  | 'approved'
  | 'made'
  | 'posted'
  | 'unlocked'
  | 'sent'
  | 'received'
  | 'canceled'
  | 'notApproved'
  | 'returnedInPart'
  | 'returned'
  | 'refunded';

/** `at`: when it happened or will. `between`: the promised days. `by`: when it is over at the latest. */
export type StepTime =
  | { readonly is: 'at'; readonly at: Instant }
  | { readonly is: 'between'; readonly from: Instant; readonly to: Instant }
  | { readonly is: 'by'; readonly at: Instant };

/** What happens, before it has its place among the others. `failed`: a part of it went wrong, and the buyer can mend it. */
export interface Happening {
  readonly name: OrderStepName;
  readonly standing: 'done' | 'open' | 'failed';
  readonly when: StepTime | null;
}

export interface OrderStep extends Pick<Happening, 'name' | 'when'> {
  readonly state: 'done' | 'current' | 'failed' | 'todo';
}

export const at = (instant: Instant): StepTime => ({ is: 'at', at: instant });
export const by = (instant: Instant): StepTime => ({ is: 'by', at: instant });

export const done = (name: OrderStepName, instant: Instant | null): Happening => ({
  name,
  standing: 'done',
  when: instant === null ? null : at(instant),
});

export const open = (name: OrderStepName, when: StepTime | null = null): Happening => ({
  name,
  standing: 'open',
  when,
});
