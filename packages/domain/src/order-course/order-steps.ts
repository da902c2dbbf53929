/**
 * The steps of an order: what has happened, with its time, then what comes next and by when. What is done depends on the
 * order's data alone, never on the clock; the clock only chooses which deadline still helps. Source: S4.13 to S4.18, S4.8,
 * S9.24, S9.25, A-31, A-36, A-39, A-102, A-183.
 */
import { payBy, wayOfPaying } from '../payment/index.ts';
import type { PaymentMeans } from '../payment/index.ts';
import { HOUR_MS } from '../time/index.ts';
import type { Instant } from '../time/index.ts';
import { PENDING_APPROVAL_HOURS } from '../order/index.ts';
import { deliverySteps } from './delivery-steps.ts';
import { by, done, open } from './order-course.ts';
import type { Happening, OrderCourse, OrderStep, OrderStepName } from './order-course.ts';
import type { OrderStatus } from '../order/index.ts';

/** Where and when the steps are shown: the unit's zone, and the present. */
export interface StepsAsked {
  readonly zone: string;
  readonly now: Instant;
}

/** When it came into a state last; null if it never did. */
const since = ({ history }: OrderCourse, state: OrderStatus): Instant | null =>
  history.findLast(({ status }) => status === state)?.at ?? null;

const isPaidLater = ({ means }: OrderCourse): boolean => means !== null && wayOfPaying(means) === 'later';

const AWAITED: Readonly<Partial<Record<PaymentMeans, OrderStepName>>> = {
  bankTransfer: 'transferred',
  asynchronousTransfer: 'transferred',
  bankCheck: 'checkReceived',
};

/** Of an order above its buyer's limits: another person of the company decides first. */
const decision = ({ approval }: OrderCourse): readonly Happening[] => {
  if (approval === null) return [];
  const { standing, until, decidedAt } = approval;
  if (standing === 'awaited') return [open('allowed', by(until))];
  return [done(standing === 'approved' ? 'allowed' : 'notAllowed', decidedAt)];
};

/** By when an order is to be paid: one that was approved has its own time. */
const paidBy = ({ means, createdAt, approval }: OrderCourse, now: Instant): Instant | null => {
  if (approval?.standing === 'approved') return approval.until;
  return means === null || approval !== null ? null : payBy(means, createdAt, now);
};

const unpaid = (order: OrderCourse, { zone, now }: StepsAsked): readonly Happening[] => {
  const { means, createdAt, approval } = order;
  // The buyer of an order that was decided about has yet to pay, or need not: no bank has been asked.
  const usual = approval === null ? 'bankAnswered' : 'paid';
  const awaited = (means === null ? undefined : AWAITED[means]) ?? usual;
  const until = paidBy(order, now);
  return [
    done('placed', createdAt),
    ...decision(order),
    open(awaited, until === null ? null : by(until)),
    ...deliverySteps(order, null, zone),
  ];
};

/** An order that has to be approved was paid when it began to wait for that. */
const paidAt = (order: OrderCourse): Instant => since(order, 'pending') ?? order.confirmedAt ?? order.createdAt;

/** Paid while the buyer waited, placing and paying are one. */
const paid = (order: OrderCourse): readonly Happening[] => [
  ...(isPaidLater(order) || order.approval !== null ? [done('placed', order.createdAt)] : []),
  ...decision(order),
  done('paid', paidAt(order)),
];

/** A promise that was not kept is not repeated. */
const pending = (order: OrderCourse, { zone, now }: StepsAsked): readonly Happening[] => {
  const promised = paidAt(order) + PENDING_APPROVAL_HOURS * HOUR_MS;
  return [...paid(order), open('approved', now <= promised ? by(promised) : null), ...deliverySteps(order, null, zone)];
};

const approved = (order: OrderCourse): readonly Happening[] =>
  since(order, 'pending') === null || order.confirmedAt === null ? [] : [done('approved', order.confirmedAt)];

const confirmed = (order: OrderCourse, { zone }: StepsAsked): readonly Happening[] => [
  ...paid(order),
  ...approved(order),
  ...deliverySteps(order, order.confirmedAt ?? order.createdAt, zone),
];

const canceled = (order: OrderCourse): readonly Happening[] => [
  done('placed', order.createdAt),
  ...decision(order).filter(({ standing }) => standing === 'done'),
  done('canceled', since(order, 'canceled')),
];

/** Money that is owed outside the shop; gift cards and the wallet have theirs at once. */
const refunded = ({ returns }: OrderCourse): readonly Happening[] => {
  const owed = returns.filter(({ hasMoneyBack }) => hasMoneyBack);
  if (owed.length === 0) return [];
  const paidBack = owed.flatMap(({ paidBackAt }) => paidBackAt ?? []);
  return [paidBack.length === owed.length ? done('refunded', Math.max(...paidBack)) : open('refunded')];
};

/** False for an order that was paid and given back before a card of it was made. */
export const wasConfirmed = (order: Pick<OrderCourse, 'confirmedAt' | 'history'>): boolean =>
  order.confirmedAt !== null || order.history.some(({ status }) => status === 'confirmed');

const returned = (order: OrderCourse, { zone }: StepsAsked): readonly Happening[] => {
  const { confirmedAt, status, returns } = order;
  const whole = wasConfirmed(order) ? 'returned' : 'notApproved';
  const cards = wasConfirmed(order) ? deliverySteps(order, confirmedAt, zone) : [];
  return [
    ...paid(order),
    ...approved(order),
    ...cards.filter(({ standing }) => standing === 'done'),
    done(status === 'partialReturned' ? 'returnedInPart' : whole, returns.at(-1)?.at ?? since(order, status)),
    ...refunded(order),
  ];
};

const HAPPENINGS: Readonly<Record<OrderStatus, (order: OrderCourse, asked: StepsAsked) => readonly Happening[]>> = {
  requesting: unpaid,
  waitingPayment: unpaid,
  pending,
  confirmed,
  canceled,
  partialReturned: returned,
  fullReturned: returned,
};

/** Every step before the first one that is not done is done, and every step after it is still to come. */
export const orderSteps = (order: OrderCourse, asked: StepsAsked): readonly OrderStep[] => {
  const happenings = HAPPENINGS[order.status](order, asked);
  const first = happenings.findIndex(({ standing }) => standing !== 'done');
  const stateOf = ({ standing }: Happening, place: number): OrderStep['state'] => {
    if (first === -1 || place < first) return 'done';
    if (place > first) return 'todo';
    return standing === 'failed' ? 'failed' : 'current';
  };
  return happenings.map((step, place) => ({ name: step.name, when: step.when, state: stateOf(step, place) }));
};
