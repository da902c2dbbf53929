/**
 * The next steps of an order's cards, with known or promised dates. Posted cards are made, posted and unlocked by the
 * buyer; digital ones are sent, immediately or on their date. States depend only on the order's data, never on the
 * clock. Source: S1.83, S4.18, A-39.
 */
import { dueAt, isPhysicalDelivery } from '../delivery/index.ts';
import type { Delivery } from '../delivery/index.ts';
import { DAY_MS } from '../time/index.ts';
import type { Instant } from '../time/index.ts';

/** The data that the steps of an order depend on. */
export interface OrderCourse {
  readonly createdAt: Instant;
  readonly confirmedAt: Instant | null;
  readonly trackingNumber: string | null;
  readonly lines: readonly { readonly delivery: Delivery; readonly isLocked: boolean }[];
}

/** The published delay of posted cards, in days. */
export const POST_DAYS = { min: 3, max: 4 } as const;

export type OrderStepName = 'paid' | 'made' | 'posted' | 'unlocked' | 'sent' | 'received';

export interface OrderStep {
  readonly name: OrderStepName;
  readonly state: 'done' | 'current' | 'todo';
  /** When it happened, or the promised period; null if unknown. */
  readonly when: { readonly from: Instant; readonly to: Instant } | null;
}

const at = (instant: Instant) => ({ from: instant, to: instant });

interface Happening {
  readonly name: OrderStepName;
  readonly isDone: boolean;
  readonly when: OrderStep['when'];
}

const postedSteps = ({ lines, trackingNumber }: OrderCourse, paidAt: Instant): readonly Happening[] => {
  const isUnlocked = lines.every(({ isLocked }) => !isLocked);
  const isPosted = isUnlocked || trackingNumber !== null;
  const arrival = { from: paidAt + POST_DAYS.min * DAY_MS, to: paidAt + POST_DAYS.max * DAY_MS };
  return [
    { name: 'made', isDone: isPosted, when: null },
    { name: 'posted', isDone: isUnlocked, when: arrival },
    { name: 'unlocked', isDone: isUnlocked, when: null },
  ];
};

const digitalSteps = ({ lines }: OrderCourse, paidAt: Instant, zone: string): readonly Happening[] => {
  const due = lines.map(({ delivery }) => dueAt(delivery.date, paidAt, zone));
  return [
    { name: 'sent', isDone: false, when: { from: Math.min(...due), to: Math.max(...due) } },
    { name: 'received', isDone: false, when: null },
  ];
};

/** The steps of a confirmed order, paid first. */
export const orderSteps = (order: OrderCourse, zone: string): readonly OrderStep[] => {
  const paidAt = order.confirmedAt ?? order.createdAt;
  const isPosted = order.lines.some(({ delivery }) => isPhysicalDelivery(delivery.type));
  const happenings: readonly Happening[] = [
    { name: 'paid', isDone: true, when: at(paidAt) },
    ...(isPosted ? postedSteps(order, paidAt) : digitalSteps(order, paidAt, zone)),
  ];
  const current = happenings.find(({ isDone }) => !isDone);
  return happenings.map((step) => ({
    name: step.name,
    when: step.when,
    state: step.isDone ? 'done' : step === current ? 'current' : 'todo',
  }));
};
