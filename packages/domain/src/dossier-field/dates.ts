/**
 * Dates of a dossier, checked on a given day (spec sections 5 and 9, A-80, A-140). They are typed and sent as
 * yyyy/MM/dd. No date is in the future, a signatory is of age, and the registration document is recent.
 */
import { Result } from 'effect';
import { addDays, addMonths, compareDates, hasAge, isYoungerThanMonths, parseDate } from '../time/index.ts';
import type { CalendarDate } from '../time/index.ts';
import type { Unanswered } from './fields.ts';

/** Minimum age in whole years of representatives and shareholders; the birthday itself counts. */
export const MINIMUM_AGE_YEARS = 18;

/** The registration document must be dated after the day this many months ago. */
export const REGISTRATION_DOCUMENT_MAX_MONTHS = 3;

/**
 * `InvalidDate`: malformed, or in the future. `BelowMinimumAge`: a valid birth date of a person who is too young; its
 * message is shown below the heading of `InvalidDate`. `DocumentTooOld`: the document was issued too long ago.
 */
export type KybDateRefusal =
  | { readonly _tag: 'InvalidDate' }
  | { readonly _tag: 'BelowMinimumAge'; readonly heading: 'InvalidDate'; readonly minimumAge: number }
  | { readonly _tag: 'DocumentTooOld'; readonly months: number };

type Checked<Tag extends KybDateRefusal['_tag']> = Result.Result<
  string,
  Unanswered | Extract<KybDateRefusal, { readonly _tag: Tag }>
>;

const readPast = (text: string, today: CalendarDate): Result.Result<CalendarDate, { readonly _tag: 'InvalidDate' }> => {
  const date = parseDate(text);
  return Result.isFailure(date) || compareDates(date.success, today) > 0
    ? Result.fail({ _tag: 'InvalidDate' })
    : Result.succeed(date.success);
};

type Refused<Refusal> = Result.Result<string, Unanswered | { readonly _tag: 'InvalidDate' } | Refusal>;

const checked = <Refusal>(
  text: string,
  today: CalendarDate,
  judge: (date: CalendarDate) => Result.Result<unknown, Refusal>,
): Refused<Refusal> => {
  const typed = text.trim();
  if (typed === '') return Result.fail({ _tag: 'Required' });
  return Result.flatMap(readPast(typed, today), (date): Refused<Refusal> => Result.map(judge(date), () => typed));
};

/** Checks a date up to and including the day; a later or malformed one is `InvalidDate`. */
export const checkPastDate =
  (today: CalendarDate) =>
  (text: string): Checked<'InvalidDate'> =>
    checked(text, today, Result.succeed);

/** Checks the birth date of a person who must be of age on the day. */
export const checkBirthDate =
  (today: CalendarDate) =>
  (text: string): Checked<'InvalidDate' | 'BelowMinimumAge'> =>
    checked(text, today, (birth) =>
      hasAge(birth, today, MINIMUM_AGE_YEARS)
        ? Result.succeed(birth)
        : Result.fail({ _tag: 'BelowMinimumAge', heading: 'InvalidDate', minimumAge: MINIMUM_AGE_YEARS }),
    );

/** Checks the date of issue of the registration document, less than three months ago. */
export const checkIssueDate =
  (today: CalendarDate) =>
  (text: string): Checked<'InvalidDate' | 'DocumentTooOld'> =>
    checked(text, today, (issued) =>
      isYoungerThanMonths(issued, today, REGISTRATION_DOCUMENT_MAX_MONTHS)
        ? Result.succeed(issued)
        : Result.fail({ _tag: 'DocumentTooOld', months: REGISTRATION_DOCUMENT_MAX_MONTHS }),
    );

/**
 * The first day on which `checkIssueDate` refuses as too old what it accepts today; null for what it refuses already. Where the month
 * has no such day, the document is recent to its end: of 30 November, until 1 March.
 */
export const issueTooOldOn =
  (today: CalendarDate) =>
  (text: string): CalendarDate | null => {
    const issued = Result.flatMap(checkIssueDate(today)(text), parseDate);
    if (Result.isFailure(issued)) return null;
    const later = addMonths(issued.success, REGISTRATION_DOCUMENT_MAX_MONTHS);
    return later.day < issued.success.day ? addDays(later, 1) : later;
  };
