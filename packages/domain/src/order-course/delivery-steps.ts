/**
 * The steps of an order's cards to their receivers. Posted cards are made, posted, and unlocked by the buyer; digital ones
 * are sent, immediately or on their dates. Source: S1.83, S4.18, A-26, A-39, decision 041.
 */
import { dueAt, isPhysicalDelivery } from '../delivery/index.ts';
import { DAY_MS } from '../time/index.ts';
import type { Instant } from '../time/index.ts';
import { at, done, open } from './order-course.ts';
import type { Happening, OrderCourse, StepTime } from './order-course.ts';

/** The published delay of posted cards, in days. */
export const POST_DAYS = { min: 3, max: 4 } as const;

const arrivalTime = (from: Instant | null): StepTime | null =>
  from === null ? null : { is: 'between', from: from + POST_DAYS.min * DAY_MS, to: from + POST_DAYS.max * DAY_MS };

const postedSteps = ({ lines, trackingNumber, madeAt, unlockedAt }: OrderCourse, from: Instant | null) => {
  const isUnlocked = lines.every(({ isLocked }) => !isLocked);
  const isPosted = isUnlocked || trackingNumber !== null;
  return [
    isPosted || madeAt !== null ? done('made', madeAt) : open('made'),
    { name: 'posted', standing: isUnlocked ? 'done' : 'open', when: isUnlocked ? null : arrivalTime(from) },
    isUnlocked ? done('unlocked', unlockedAt) : open('unlocked'),
  ] as const satisfies readonly Happening[];
};

/** The dates that were chosen; for immediate ones the confirmation, null before. */
const sendingTime = ({ lines, createdAt }: OrderCourse, from: Instant | null, zone: string): StepTime | null => {
  const due = lines.flatMap(({ delivery: { date } }) => {
    if (date === null) return from ?? [];
    return dueAt(date, from ?? createdAt, zone);
  });
  if (due.length < lines.length) return null;
  const [first, last] = [Math.min(...due), Math.max(...due)];
  return first === last ? at(first) : { is: 'between', from: first, to: last };
};

const sentStep = (order: OrderCourse, from: Instant | null, zone: string): Happening => {
  const { sending } = order;
  if (sending !== null && sending.failed > 0) return { name: 'sent', standing: 'failed', when: null };
  if (sending !== null && sending.sent >= sending.cards) return done('sent', sending.lastAt);
  return open('sent', sendingTime(order, from, zone));
};

/** `from` is when the order was confirmed; null while it is not. */
export const deliverySteps = (order: OrderCourse, from: Instant | null, zone: string): readonly Happening[] =>
  order.lines.some(({ delivery }) => isPhysicalDelivery(delivery.type))
    ? postedSteps(order, from)
    : [sentStep(order, from, zone), open('received')];
