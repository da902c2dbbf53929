import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PAYMENT_MEANS } from '../payment/index.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../time/index.ts';
import { ORDER_STATUSES } from '../order/index.ts';
import type { OrderStatus } from '../order/index.ts';
import { orderSteps, POST_DAYS, wasConfirmed } from './index.ts';
import type { OrderCourse } from './index.ts';

const CREATED_AT = Date.UTC(2026, 5, 11, 10);
const PAID_AT = CREATED_AT + DAY_MS;
const LATER = PAID_AT + 2 * DAY_MS;
const ZONE = 'Europe/Paris';

const posted = (isLocked: boolean) => ({ delivery: { type: 'physical', date: null }, isLocked }) as const;
const mailed = (date: string | null) => ({ delivery: { type: 'email', date }, isLocked: false }) as const;

const course = (over: Partial<OrderCourse>): OrderCourse => ({
  status: 'confirmed',
  means: 'creditCard',
  createdAt: CREATED_AT,
  confirmedAt: PAID_AT,
  approval: null,
  history: [],
  trackingNumber: null,
  madeAt: null,
  unlockedAt: null,
  sending: null,
  returns: [],
  lines: [posted(true)],
  ...over,
});
const unpaid: Partial<OrderCourse> = { status: 'requesting', confirmedAt: null, lines: [mailed(null)] };

const stepsOf = (over: Partial<OrderCourse>, now = CREATED_AT) => orderSteps(course(over), { zone: ZONE, now });
const statesOf = (over: Partial<OrderCourse>) => stepsOf(over).map(({ name, state }) => `${name} ${state}`);
const whenOf = (over: Partial<OrderCourse>, asked: string, now = CREATED_AT) =>
  stepsOf(over, now).find(({ name }) => name === asked)?.when;

describe('the steps of posted cards', () => {
  test.each([
    [{}, ['paid done', 'made current', 'posted todo', 'unlocked todo']],
    [{ madeAt: LATER }, ['paid done', 'made done', 'posted current', 'unlocked todo']],
    [{ trackingNumber: '6A1' }, ['paid done', 'made done', 'posted current', 'unlocked todo']],
    [{ lines: [posted(false), posted(true)] }, ['paid done', 'made current', 'posted todo', 'unlocked todo']],
    [{ lines: [posted(false)] }, ['paid done', 'made done', 'posted done', 'unlocked done']],
    [{ lines: [mailed(null), posted(true)] }, ['paid done', 'made current', 'posted todo', 'unlocked todo']],
  ] as const)('of %j advance as far as the order has data [S4.18]', (over, states) => {
    expect(statesOf(over)).toEqual(states);
  });

  test('promise the arrival in 3 to 4 days from the confirmation, and no more once the cards are there [S1.83]', () => {
    expect(POST_DAYS).toEqual({ min: 3, max: 4 });
    expect(whenOf({}, 'posted')).toEqual({ is: 'between', from: PAID_AT + 3 * DAY_MS, to: PAID_AT + 4 * DAY_MS });
    for (const name of ['made', 'unlocked']) expect(whenOf({}, name)).toBeNull();
    expect(whenOf({ lines: [posted(false)] }, 'posted')).toBeNull();
  });

  test('name when the cards were made and when their buyer confirmed that they arrived [S4.18]', () => {
    const over = { madeAt: PAID_AT + HOUR_MS, unlockedAt: LATER, lines: [posted(false)] };
    expect(whenOf(over, 'made')).toEqual({ is: 'at', at: PAID_AT + HOUR_MS });
    expect(whenOf(over, 'unlocked')).toEqual({ is: 'at', at: LATER });
  });
});

describe('the steps of digital cards', () => {
  const later = { lines: [mailed('2026/07/02'), mailed(null), mailed('2026/06/20')] };
  const sending = { cards: 3, sent: 2, failed: 0, lastAt: LATER };
  const sentState = (over: Partial<OrderCourse>) => statesOf({ lines: [mailed(null)], ...over })[1];

  test('are sent, then received, and neither is done by the passage of time [A-39]', () => {
    expect(statesOf({ lines: [mailed(null)] })).toEqual(['paid done', 'sent current', 'received todo']);
    expect(statesOf(later)).toEqual(['paid done', 'sent current', 'received todo']);
  });

  test('are sent immediately or on their dates, from the first to the last', () => {
    expect(whenOf({ lines: [mailed(null)] }, 'sent')).toEqual({ is: 'at', at: PAID_AT });
    expect(whenOf(later, 'sent')).toEqual({ is: 'between', from: PAID_AT, to: Date.UTC(2026, 6, 1, 22) });
    expect(whenOf(later, 'received')).toBeNull();
  });

  test('are done once the last card was sent, with the time of that [A-26]', () => {
    expect(sentState({ sending })).toBe('sent current');
    const all = { lines: [mailed(null)], sending: { ...sending, sent: 3 } };
    expect(statesOf(all)).toEqual(['paid done', 'sent done', 'received current']);
    expect(whenOf(all, 'sent')).toEqual({ is: 'at', at: LATER });
  });

  test('never say sent of a card that reached nobody, however many others did [A-26]', () =>
    fc.assert(
      fc.property(fc.nat(50), fc.integer({ min: 1, max: 50 }), fc.nat(50), (sent, failed, waiting) => {
        const over = {
          lines: [mailed(null)],
          sending: { cards: sent + failed + waiting, sent, failed, lastAt: LATER },
        };
        expect(statesOf(over)).toEqual(['paid done', 'sent failed', 'received todo']);
        expect(whenOf(over, 'sent')).toBeNull();
      }),
    ));
});

describe('the steps of an order that is not paid', () => {
  test('wait for the bank, until its reservation ends [A-102][A-130]', () => {
    expect(statesOf(unpaid)).toEqual(['placed done', 'bankAnswered current', 'sent todo', 'received todo']);
    expect(whenOf(unpaid, 'placed')).toEqual({ is: 'at', at: CREATED_AT });
    expect(whenOf(unpaid, 'bankAnswered')).toEqual({ is: 'by', at: CREATED_AT + 30 * MINUTE_MS });
    expect(whenOf({ ...unpaid, means: null }, 'bankAnswered')).toBeNull();
    expect(whenOf(unpaid, 'sent')).toBeNull();
  });

  test('wait for a transfer by its deadline, then until the order ends [S4.13][S4.16][A-36][A-102]', () => {
    const transfer: Partial<OrderCourse> = { ...unpaid, status: 'waitingPayment', means: 'bankTransfer' };
    expect(statesOf(transfer).slice(0, 2)).toEqual(['placed done', 'transferred current']);
    const deadline = CREATED_AT + 30 * MINUTE_MS;
    expect(whenOf(transfer, 'transferred', deadline)).toEqual({ is: 'by', at: deadline });
    expect(whenOf(transfer, 'transferred', deadline + 1)).toEqual({ is: 'by', at: CREATED_AT + 7 * DAY_MS });
  });

  test('wait for a check until the order ends [A-102]', () => {
    const check: Partial<OrderCourse> = { ...unpaid, means: 'bankCheck' };
    expect(statesOf(check).slice(0, 2)).toEqual(['placed done', 'checkReceived current']);
    expect(whenOf(check, 'checkReceived')).toEqual({ is: 'by', at: CREATED_AT + 7 * DAY_MS });
  });

  test('still name the dates that were chosen for its cards [A-55]', () => {
    const scheduled = { ...unpaid, lines: [mailed('2026/07/02')] };
    expect(whenOf(scheduled, 'sent')).toEqual({ is: 'at', at: Date.UTC(2026, 6, 1, 22) });
    expect(whenOf({ ...unpaid, lines: [mailed('2026/07/02'), mailed(null)] }, 'sent')).toBeNull();
  });

  test('end with the cancellation, and nothing comes after it [S4.8]', () => {
    const canceled: Partial<OrderCourse> = { ...unpaid, status: 'canceled' };
    expect(statesOf(canceled)).toEqual(['placed done', 'canceled done']);
    expect(whenOf(canceled, 'canceled')).toBeNull();
    const history = [{ status: 'canceled', at: LATER }] as const;
    expect(whenOf({ ...canceled, history }, 'canceled')).toEqual({ is: 'at', at: LATER });
  });
});

describe('the steps of an order that is approved', () => {
  const history = [
    { status: 'requesting', at: CREATED_AT },
    { status: 'pending', at: CREATED_AT + HOUR_MS },
  ] as const;
  const pending: Partial<OrderCourse> = { ...unpaid, status: 'pending', history };

  test('promise that within 24 hours from the payment, and not in hindsight [S4.17][S9.24][A-39]', () => {
    expect(statesOf(pending)).toEqual(['paid done', 'approved current', 'sent todo', 'received todo']);
    expect(whenOf(pending, 'paid')).toEqual({ is: 'at', at: CREATED_AT + HOUR_MS });
    const promised = CREATED_AT + 25 * HOUR_MS;
    expect(whenOf(pending, 'approved', promised)).toEqual({ is: 'by', at: promised });
    expect(whenOf(pending, 'approved', promised + 1)).toBeNull();
  });

  test('keep when it was paid and when it was approved [S4.17]', () => {
    const over = { history, lines: [mailed(null)] };
    expect(statesOf(over)).toEqual(['paid done', 'approved done', 'sent current', 'received todo']);
    expect([whenOf(over, 'paid'), whenOf(over, 'approved')]).toEqual([
      { is: 'at', at: CREATED_AT + HOUR_MS },
      { is: 'at', at: PAID_AT },
    ]);
  });
});

describe('the steps of an order that was returned', () => {
  const owed = { at: LATER, hasMoneyBack: true, paidBackAt: null };
  const returned: Partial<OrderCourse> = { status: 'fullReturned', lines: [mailed(null)], returns: [owed] };

  test('tell what was done, the return, and the money that is owed [S3.140][S3.141]', () => {
    expect(statesOf(returned)).toEqual(['paid done', 'returned done', 'refunded current']);
    expect(whenOf(returned, 'returned')).toEqual({ is: 'at', at: LATER });
    const sending = { cards: 1, sent: 1, failed: 0, lastAt: PAID_AT };
    expect(statesOf({ ...returned, status: 'partialReturned', sending })).toEqual([
      'paid done',
      'sent done',
      'returnedInPart done',
      'refunded current',
    ]);
  });

  test('are over once all money that was owed is paid back; gift cards have theirs at once', () => {
    const paid = { ...owed, paidBackAt: LATER + DAY_MS };
    expect(statesOf({ ...returned, returns: [paid, owed] }).at(-1)).toBe('refunded current');
    const over = { ...returned, returns: [paid, { ...owed, paidBackAt: LATER }] };
    expect(statesOf(over).at(-1)).toBe('refunded done');
    expect(whenOf(over, 'refunded')).toEqual({ is: 'at', at: LATER + DAY_MS });
    const toCards = { ...returned, returns: [{ ...owed, hasMoneyBack: false }] };
    expect(statesOf(toCards)).toEqual(['paid done', 'returned done']);
  });

  test('say of one that was not approved that no card was made', () => {
    const history = [{ status: 'pending', at: CREATED_AT }] as const;
    const refused = { ...returned, confirmedAt: null, history };
    expect(statesOf(refused)).toEqual(['paid done', 'notApproved done', 'refunded current']);
    expect([wasConfirmed(course(refused)), wasConfirmed(course(returned))]).toEqual([false, true]);
  });
});

describe('every order', () => {
  const anyAt = fc.integer({ min: CREATED_AT, max: LATER });
  const anyCourse: fc.Arbitrary<OrderCourse> = fc
    .record({
      status: fc.constantFrom(...ORDER_STATUSES),
      means: fc.option(fc.constantFrom(...PAYMENT_MEANS)),
      confirmedAt: fc.option(anyAt),
      history: fc.array(fc.record({ status: fc.constantFrom(...ORDER_STATUSES), at: anyAt })),
      trackingNumber: fc.option(fc.constant('6A1')),
      madeAt: fc.option(anyAt),
      unlockedAt: fc.option(anyAt),
      sending: fc.option(fc.record({ cards: fc.nat(3), sent: fc.nat(3), failed: fc.nat(3), lastAt: fc.option(anyAt) })),
      returns: fc.array(fc.record({ at: anyAt, hasMoneyBack: fc.boolean(), paidBackAt: fc.option(anyAt) })),
      lines: fc.array(
        fc.oneof(fc.boolean().map(posted), fc.constantFrom(null, '2026/07/02', '2026/06/20 10:00').map(mailed)),
        { minLength: 1 },
      ),
    })
    .map((over) => course(over));

  test('has one step at most that is current or failed: all before it are done and none after it is [S4.18]', () =>
    fc.assert(
      fc.property(anyCourse, anyAt, (order, now) => {
        const steps = orderSteps(order, { zone: ZONE, now });
        expect(steps.map(({ state }) => state).join(' ')).toMatch(/^done( done)*( (current|failed)( todo)*)?$/);
        expect(steps.length).toBeGreaterThan(1);
        expect(new Set(steps.map(({ name }) => name)).size).toBe(steps.length);
      }),
    ));

  test('promises only what is to come, and sets no deadline for what is done [A-39]', () =>
    fc.assert(
      fc.property(anyCourse, anyAt, (order, now) => {
        for (const { state, when } of orderSteps(order, { zone: ZONE, now })) {
          if (state === 'done') expect(when?.is ?? 'at').toBe('at');
          if (when?.is === 'between') expect(when.from).toBeLessThan(when.to);
        }
      }),
    ));

  test('that is over has nothing to wait for but its money [S4.8][S3.141]', () =>
    fc.assert(
      fc.property(anyCourse, fc.constantFrom<OrderStatus>('canceled', 'fullReturned'), (order, status) => {
        const left = orderSteps({ ...order, status }, { zone: ZONE, now: LATER }).filter(
          ({ state }) => state !== 'done',
        );
        expect(left.every(({ name }) => name === 'refunded')).toBe(true);
      }),
    ));
});

describe('the steps of an order above the limits of its buyer', () => {
  const approval = {
    standing: 'awaited',
    passed: 'order',
    until: LATER,
    buyerName: 'Noa Roux',
    isOwn: true,
    mayDecide: false,
    approvers: ['Lina Roux'],
    decidedBy: null,
    decidedAt: null,
    reason: '',
  } as const;
  const decided = { ...approval, decidedBy: 'Lina Roux', decidedAt: PAID_AT } as const;

  test('wait for the approver first, then for the money until the time of an approved order is over [A-183]', () => {
    expect(statesOf({ ...unpaid, approval })).toEqual([
      'placed done',
      'allowed current',
      'paid todo',
      'sent todo',
      'received todo',
    ]);
    expect(whenOf({ ...unpaid, approval }, 'allowed')).toEqual({ is: 'by', at: LATER });
    expect(whenOf({ ...unpaid, approval }, 'paid')).toBeNull();
    const allowed = { ...unpaid, approval: { ...decided, standing: 'approved' } } as const;
    expect(statesOf(allowed).slice(0, 3)).toEqual(['placed done', 'allowed done', 'paid current']);
    expect(whenOf(allowed, 'paid')).toEqual({ is: 'by', at: LATER });
  });

  test('tell the decision, also of one that was paid or is cancelled [A-183]', () => {
    const paidNow = statesOf({ approval: { ...decided, standing: 'approved' } });
    expect(paidNow.slice(0, 3)).toEqual(['placed done', 'allowed done', 'paid done']);
    for (const standing of ['refused', 'lapsed'] as const)
      expect(statesOf({ ...unpaid, status: 'canceled', approval: { ...decided, standing } })).toEqual([
        'placed done',
        'notAllowed done',
        'canceled done',
      ]);
    expect(statesOf({ ...unpaid, status: 'canceled', approval })).toEqual(['placed done', 'canceled done']);
  });
});
