import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DAY_MS } from '../time/index.ts';
import { orderSteps, POST_DAYS } from './order-steps.ts';
import type { OrderCourse } from './order-steps.ts';

const PAID_AT = Date.UTC(2026, 5, 12, 10);
const ZONE = 'Europe/Paris';
const posted = (isLocked: boolean) => ({ delivery: { type: 'physical', date: null }, isLocked }) as const;
const mailed = (date: string | null) => ({ delivery: { type: 'email', date }, isLocked: false }) as const;
const course = (over: Partial<OrderCourse>): OrderCourse => ({
  createdAt: PAID_AT - DAY_MS,
  confirmedAt: PAID_AT,
  trackingNumber: null,
  lines: [posted(true)],
  ...over,
});
const statesOf = (over: Partial<OrderCourse>) =>
  orderSteps(course(over), ZONE).map(({ name, state }) => `${name} ${state}`);
const whenOf = (over: Partial<OrderCourse>, asked: string) =>
  orderSteps(course(over), ZONE).find(({ name }) => name === asked)?.when;

describe('the steps of posted cards', () => {
  test.each([
    [{}, ['paid done', 'made current', 'posted todo', 'unlocked todo']],
    [{ trackingNumber: '6A1' }, ['paid done', 'made done', 'posted current', 'unlocked todo']],
    [{ lines: [posted(false), posted(true)] }, ['paid done', 'made current', 'posted todo', 'unlocked todo']],
    [{ lines: [posted(false)] }, ['paid done', 'made done', 'posted done', 'unlocked done']],
    [{ lines: [mailed(null), posted(true)] }, ['paid done', 'made current', 'posted todo', 'unlocked todo']],
  ] as const)('of %j advance as far as the order has data [S4.18]', (over, states) => {
    expect(statesOf(over)).toEqual(states);
  });

  test('promise the arrival in 3 to 4 days from the payment [S1.83]', () => {
    expect(POST_DAYS).toEqual({ min: 3, max: 4 });
    expect(whenOf({}, 'posted')).toEqual({ from: PAID_AT + 3 * DAY_MS, to: PAID_AT + 4 * DAY_MS });
    for (const name of ['made', 'unlocked']) expect(whenOf({}, name)).toBeNull();
  });
});

describe('the steps of digital cards', () => {
  const later = { lines: [mailed('2026/07/02'), mailed(null), mailed('2026/06/20')] };

  test('are sent, then received, and neither is done by the passage of time [A-39]', () => {
    expect(statesOf({ lines: [mailed(null)] })).toEqual(['paid done', 'sent current', 'received todo']);
    expect(statesOf(later)).toEqual(['paid done', 'sent current', 'received todo']);
  });

  test('are sent immediately or on their dates, from the first to the last', () => {
    expect(whenOf({ lines: [mailed(null)] }, 'sent')).toEqual({ from: PAID_AT, to: PAID_AT });
    expect(whenOf(later, 'sent')).toEqual({ from: PAID_AT, to: Date.UTC(2026, 6, 1, 22) });
    expect(whenOf(later, 'received')).toBeNull();
  });
});

test('an order is paid when it was confirmed, or when it was created if that is unknown', () => {
  expect(whenOf({}, 'paid')).toEqual({ from: PAID_AT, to: PAID_AT });
  expect(whenOf({ confirmedAt: null }, 'paid')).toEqual({ from: PAID_AT - DAY_MS, to: PAID_AT - DAY_MS });
});

test('there is one current step at most, all before it are done and none after it is [S4.18]', () =>
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.boolean().map(posted), fc.constantFrom(null, '2026/07/02').map(mailed)), { minLength: 1 }),
      fc.option(fc.constant('6A1')),
      (lines, trackingNumber) => {
        const states = orderSteps(course({ lines, trackingNumber }), ZONE).map(({ state }) => state);
        expect(states.join(' ')).toMatch(/^done( done)*( current( todo)*)?$/);
      },
    ),
  ));
