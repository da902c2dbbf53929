/**
 * Which reminder of a card's end is due on a day: at the unit's distances before its last day, each once, whatever the
 * rhythm in which somebody looks, and none after the end. Distances are whole days; days are the unit's. Source: A-181.
 */
import type { Card } from '../card/index.ts';
import { isZero } from '../money/index.ts';
import { addDays, addMonths, compareDates, localDateTime } from '../time/index.ts';
import type { CalendarDate, Instant } from '../time/index.ts';

/** The hour of the unit's day from which the day's reminders go out. */
export const REMINDER_HOUR = 9;

/** Days before the last one: of every card, and beside them of cards that are valid for more than a year. */
export interface ReminderPolicy {
  readonly days: readonly number[];
  readonly daysOverAYear: readonly number[];
}

/** `remindOn`: the first day that nobody has looked at yet; null where nobody ever looked. */
export interface CardTerm {
  readonly issuedOn: CalendarDate;
  readonly expiresOn: CalendarDate;
  readonly remindOn: CalendarDate | null;
}

/** `due`: how many days before the end the reminder is meant for, null for none. `next`: when to look again; null: never. */
export interface ReminderVerdict {
  readonly due: number | null;
  readonly next: CalendarDate | null;
}

/** The day whose reminders may go out at an instant: today from 9 h on, else yesterday. */
export const reminderDay = (at: Instant, timeZone: string): CalendarDate => {
  const { hour, ...today } = localDateTime(at, timeZone);
  const { year, month, day } = today;
  return addDays({ year, month, day }, hour < REMINDER_HOUR ? -1 : 0);
};

interface Reminder {
  readonly days: number;
  readonly on: CalendarDate;
}

/** The reminders of a card in the order of their days; none on the day of its issue or before. */
const remindersOf = (
  { issuedOn, expiresOn }: Pick<CardTerm, 'issuedOn' | 'expiresOn'>,
  { days, daysOverAYear }: ReminderPolicy,
): readonly Reminder[] => {
  const isLong = compareDates(expiresOn, addMonths(issuedOn, 12)) > 0;
  const distances = new Set(isLong ? [...days, ...daysOverAYear] : days);
  return [...distances]
    .toSorted((a, b) => b - a)
    .map((distance) => ({ days: distance, on: addDays(expiresOn, -distance) }))
    .filter(({ on }) => compareDates(on, issuedOn) > 0);
};

/**
 * What is due on a day, and the next day to look. Of several reminders that were slept through only the last is due, for
 * two mails at once would say the same.
 */
export const judgeReminder = (card: CardTerm, day: CalendarDate, policy: ReminderPolicy): ReminderVerdict => {
  const { remindOn, expiresOn } = card;
  const reminders = remindersOf(card, policy);
  const isOpen = ({ on }: Reminder) => remindOn === null || compareDates(on, remindOn) >= 0;
  const begun = reminders.filter((one) => isOpen(one) && compareDates(one.on, day) <= 0);
  const isOver = compareDates(day, expiresOn) > 0;
  return {
    due: isOver ? null : (begun.at(-1)?.days ?? null),
    next: reminders.find(({ on }) => compareDates(on, day) > 0)?.on ?? null,
  };
};

/** The first day on which a card that is being issued has to be looked at; null if it is never reminded of. */
export const firstReminder = (
  term: Pick<CardTerm, 'issuedOn' | 'expiresOn'>,
  policy: ReminderPolicy,
): CalendarDate | null => remindersOf(term, policy)[0]?.on ?? null;

/** Whether a card is worth a reminder: there is something to lose, and its holder could spend it today. */
export const isWorthReminding = ({ balance, isBlocked, lock }: Pick<Card, 'balance' | 'isBlocked' | 'lock'>): boolean =>
  !isZero(balance) && !isBlocked && lock === null;

/** Whoever says no is not reminded of the card again; whoever holds it afterwards is. */
export const isStopped = (stoppedBy: string | null, holder: string): boolean => stoppedBy === holder;
