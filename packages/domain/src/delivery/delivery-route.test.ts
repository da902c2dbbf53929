import { Result } from 'effect';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  compareDates,
  DAY_MS,
  formatDate,
  formatDateTime,
  formatInstant,
  formatInstantDate,
  parseIso,
  formatIso,
  localDate,
} from '../time/index.ts';
import type { Instant } from '../time/index.ts';
import { calendarDates, instants, localDateTimes, zones } from '../time/testing.ts';
import {
  checkDeliverTo,
  checkSchedule,
  DELIVERY_TYPES,
  deliveryRoute,
  deliveryStanding,
  dueAt,
  nextTargets,
  offeredRecipients,
} from './index.ts';
import type { DeliveryRoute, DeliveryType } from './index.ts';
import { region } from '../../vitest.region.ts';

const at = (iso: string): Instant => parseIso(iso) ?? Number.NaN;
const LONG_AGO = at('1990-01-01T00:00:00Z');
const route = (type: DeliveryType): DeliveryRoute =>
  deliveryRoute({ type, receiverEmail: 'ana@example.org', buyerEmail: 'jo@example.org' });
const dueIso = (date: string, zone: string) => formatIso(dueAt(date, LONG_AGO, zone));
/** A date with a minute, read as if it were UTC. */
const asUtc = (text: string) => at(`${text.replaceAll('/', '-').replace(' ', 'T')}:00Z`);
const modernDates = calendarDates.filter(({ year }) => year >= 1991 && year <= 2037);
const modernTimes = localDateTimes.filter(({ year }) => year >= 1991 && year <= 2037);

/** Minutes that the clocks of a zone skip. */
const GAPS = [
  ['Europe/Paris', { year: 2026, month: 3, day: 29 }, 2, [0, 59]],
  ['America/New_York', { year: 2027, month: 3, day: 14 }, 2, [0, 59]],
  ['Australia/Lord_Howe', { year: 2026, month: 10, day: 4 }, 2, [0, 29]],
  ['Africa/Cairo', { year: 2026, month: 4, day: 24 }, 0, [0, 59]],
  ['Pacific/Apia', { year: 2011, month: 12, day: 30 }, 12, [0, 59]],
] as const;
const gapTimes = fc
  .constantFrom(...GAPS)
  .chain(([zone, day, hour, [min, max]]) =>
    fc.integer({ min, max }).map((minute) => [{ ...day, hour, minute }, zone] as const),
  );
/** Any minute of any zone, or with equal probability one that is skipped there. */
const timesInZones = fc.oneof(fc.tuple(modernTimes, zones), gapTimes);
/** Two days, often adjacent or the same. */
const twoDays = fc.oneof(
  fc.tuple(modernDates, modernDates),
  fc.tuple(modernDates, fc.integer({ min: -1, max: 1 })).map(([day, by]) => [day, addDays(day, by)] as const),
);

const name = ({ channel, whom }: DeliveryRoute['targets'][number]) => `${channel} ${whom}`;

const toSelf = (type: DeliveryType, buyerEmail = 'jo@example.org') =>
  deliveryRoute({ type, receiverEmail: ' JO@example.org', buyerEmail });

describe('the channels of a delivery', () => {
  test.each<[DeliveryType, readonly string[], string | null]>([
    ['physical', ['post receiver'], null],
    ['sms', ['sms receiver'], 'email buyer'],
    ['pdf', ['email buyer'], null],
    ['email', ['email receiver'], 'email buyer'],
    ['emailAndSms', ['email receiver', 'sms receiver'], 'email buyer'],
    ['zip', ['email buyer'], null],
    ['cardFile', ['email buyer'], null],
    ['urlFile', ['email buyer'], null],
  ])('of %s are %j, then %s [A-26]', (type, targets, fallback) => {
    const made = route(type);
    expect(made.targets.map(name)).toEqual(targets);
    expect(made.fallback && name(made.fallback)).toBe(fallback);
  });

  test('have no fallback for a failed email to oneself; an SMS falls back to it [A-26]', () => {
    expect(toSelf('email', ' jo@EXAMPLE.org ').fallback).toBeNull();
    expect([toSelf('email').fallback, toSelf('emailAndSms').fallback]).toEqual([null, null]);
    expect(toSelf('sms').fallback).toEqual({ channel: 'email', whom: 'buyer' });
  });
});

describe('the schedule', () => {
  const now = at('2026-06-14T12:30:40Z');

  test('keeps the chosen day and minute, and none for immediate delivery [S3.6][S3.30][A-55]', () => {
    expect(checkSchedule('2026/06/14 14:30', now, 'Europe/Paris')).toEqual(Result.succeed('2026/06/14 14:30'));
    expect(checkSchedule(' ', now, 'Europe/Paris')).toEqual(Result.succeed(null));
  });

  test('is refused in the past of the zone [S5.49][A-55]', () => {
    expect(checkSchedule('2026/06/13', now, 'Europe/Paris')).toEqual(Result.fail({ _tag: 'DateInPast' }));
    const stillThere = checkSchedule('2026/06/13', at('2026-06-14T05:00:00Z'), 'Pacific/Pago_Pago');
    expect(Result.isSuccess(stillThere)).toBe(true);
    expect(checkSchedule('soon', now, 'Europe/Paris')).toMatchObject({ failure: { _tag: 'NotADate' } });
  });
});

describe('the instant of a delivery', () => {
  test.each([
    ['a winter day', '2026/01/15', 'Europe/Paris', '2026-01-14T23:00:00.000Z'],
    ['a summer day', '2026/06/14', 'Europe/Paris', '2026-06-13T22:00:00.000Z'],
    ['the day clocks go forward', '2026/03/29', 'Europe/Paris', '2026-03-28T23:00:00.000Z'],
    ['the day after it', '2026/03/30', 'Europe/Paris', '2026-03-29T22:00:00.000Z'],
    ['the day clocks go back', '2026/10/25', 'Europe/Paris', '2026-10-24T22:00:00.000Z'],
    ['the day after it', '2026/10/26', 'Europe/Paris', '2026-10-25T23:00:00.000Z'],
    ['the hour that is missing', '2026/03/29 02:30', 'Europe/Paris', '2026-03-29T01:30:00.000Z'],
    ['the hour before it', '2026/03/29 01:59', 'Europe/Paris', '2026-03-29T00:59:00.000Z'],
    ['the hour after it', '2026/03/29 03:00', 'Europe/Paris', '2026-03-29T01:00:00.000Z'],
    ['the hour that comes twice, its first', '2026/10/25 02:30', 'Europe/Paris', '2026-10-25T00:30:00.000Z'],
    ['the hour after it', '2026/10/25 03:00', 'Europe/Paris', '2026-10-25T02:00:00.000Z'],
    ['a day without a midnight', '2026/04/24', 'Africa/Cairo', '2026-04-23T22:00:00.000Z'],
    ['a day with two midnights', '2026/11/01', 'America/Havana', '2026-11-01T04:00:00.000Z'],
    ['half an hour that is missing', '2026/10/04 02:15', 'Australia/Lord_Howe', '2026-10-03T15:45:00.000Z'],
    ['a day that the zone left out', '2011/12/30', 'Pacific/Apia', '2011-12-30T10:00:00.000Z'],
    ['a zone of quarter hours', '2026/06/14 08:00', 'Asia/Kathmandu', '2026-06-14T02:15:00.000Z'],
    ['the zone without a unit’s own, GMT+8', '2026/06/14 08:00', 'Etc/GMT-8', '2026-06-14T00:00:00.000Z'],
  ])('%s: %s in %s is %s [S9.31][A-55]', (_, date, zone, expected) => {
    expect(dueIso(date, zone)).toBe(expected);
  });

  test('of a day is its first millisecond in the zone, also on days with a clock change [A-55]', () => {
    fc.assert(
      fc.property(modernDates, zones, (day, zone) => {
        const due = dueAt(formatDate(day), LONG_AGO, zone);
        expect(compareDates(localDate(due, zone), day)).toBeGreaterThanOrEqual(0);
        expect(compareDates(localDate(due - 1, zone), day)).toBeLessThan(0);
      }),
    );
  });

  test('of a minute shows that minute in the zone, or the minute after the gap, never an earlier one [A-55]', () => {
    const missing = region();
    fc.assert(
      fc.property(timesInZones, ([local, zone]) => {
        const wanted = formatDateTime(local);
        const due = dueAt(wanted, LONG_AGO, zone);
        const shown = formatInstant(due, zone);
        expect(shown >= wanted).toBe(true);
        const gap = asUtc(shown) - asUtc(wanted);
        expect(gap).toBeLessThanOrEqual(DAY_MS);
        if (missing.holds(gap > 0)) expect(formatInstant(due - gap, zone) < wanted).toBe(true);
      }),
    );
    missing.demand(0.3);
  });

  test('is never before the order is settled, which is also the instant for immediate delivery [A-55]', () => {
    fc.assert(
      fc.property(instants, modernDates, zones, (settledAt, day, zone) => {
        expect(dueAt(null, settledAt, zone)).toBe(settledAt);
        const date = formatDate(day);
        const due = dueAt(date, settledAt, zone);
        expect(due).toBe(Math.max(settledAt, dueAt(date, LONG_AGO, zone)));
        expect(dueAt(date, due, zone)).toBe(due);
      }),
    );
  });

  test('a delivery of today is due today, not before and not after [A-55]', () => {
    fc.assert(
      fc.property(instants, zones, (now, zone) => {
        const today = formatInstantDate(now, zone);
        const schedule = Result.getOrThrow(checkSchedule(today, now, zone));
        expect(dueAt(schedule, now, zone)).toBe(now);
        expect(formatInstantDate(dueAt(schedule, now, zone), zone)).toBe(today);
      }),
    );
  });

  test('two days of one zone are in the order of the calendar [A-55]', () => {
    const same = region();
    fc.assert(
      fc.property(twoDays, zones, ([one, other], zone) => {
        const [first, second] = [one, other].map((day) => dueAt(formatDate(day), LONG_AGO, zone));
        const inCalendar = Math.sign(compareDates(one, other));
        if (same.holds(inCalendar === 0)) expect(first).toBe(second);
        else expect(Math.sign(first! - second!) * inCalendar).toBeGreaterThanOrEqual(0);
      }),
    );
    same.demand(0.08);
  });
});

describe('the course of a delivery', () => {
  test('serves every target, then the fallback once all failed, then none [A-26]', () => {
    const way = route('emailAndSms');
    const { fallback } = way;
    const [email, sms] = way.targets;
    const failed = [email!, sms!].map((target) => ({ target, hasArrived: false }));
    expect(nextTargets(way, [])).toEqual([email, sms]);
    expect(nextTargets(way, failed.slice(0, 1))).toEqual([sms]);
    expect(nextTargets(way, failed)).toEqual([fallback]);
    expect(deliveryStanding(way, failed)).toBe('underWay');
    const all = [...failed, { target: fallback!, hasArrived: false }];
    expect([nextTargets(way, all), deliveryStanding(way, all)]).toEqual([[], 'undeliverable']);
    expect(deliveryStanding(way, [...failed, { target: fallback!, hasArrived: true }])).toBe('arrived');
    expect(nextTargets(way, [failed[0]!, { target: sms!, hasArrived: true }])).toEqual([]);
  });

  test('ends for every type and any outcomes, with no target served twice and the fallback only after failures [A-26]', () => {
    const fallenBack = region();
    fc.assert(
      fc.property(
        fc.constantFrom(...DELIVERY_TYPES),
        fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }),
        (type, luck) => {
          const made = route(type);
          const outcomes: { target: DeliveryRoute['targets'][number]; hasArrived: boolean }[] = [];
          for (const hasArrived of luck) {
            const [target] = nextTargets(made, outcomes);
            if (target === undefined) break;
            if (target === made.fallback) expect(outcomes.map((outcome) => outcome.hasArrived)).not.toContain(true);
            expect(outcomes.map((outcome) => outcome.target)).not.toContain(target);
            outcomes.push({ target, hasArrived });
          }
          expect(nextTargets(made, outcomes)).toEqual([]);
          expect(outcomes.length).toBeGreaterThanOrEqual(made.targets.length);
          const isThere = outcomes.some(({ hasArrived }) => hasArrived);
          expect(deliveryStanding(made, outcomes)).toBe(isThere ? 'arrived' : 'undeliverable');
          const isLast = outcomes.at(-1)?.target === made.fallback;
          if (fallenBack.holds(isLast)) expect(outcomes).toHaveLength(made.targets.length + 1);
        },
      ),
    );
    fallenBack.demand(0.03);
  });
});

describe('delivering to oneself', () => {
  test('is offered in addition to a friend, and to nobody if the unit hides deliver-to-me, including salesmen [S2.30][A-43]', () => {
    expect(offeredRecipients(true)).toEqual(['friend', 'self']);
    expect(offeredRecipients(false)).toEqual(['friend']);
  });

  test('is refused if the unit hides it; delivery to a friend never is [S2.30][A-43]', () => {
    expect(checkDeliverTo('self', false)).toEqual(Result.fail({ _tag: 'DeliverToMeNotOffered' }));
    expect([checkDeliverTo('self', true), checkDeliverTo('friend', false), checkDeliverTo('friend', true)]).toEqual(
      (['self', 'friend', 'friend'] as const).map(Result.succeed),
    );
  });
});
