/** The quotations that a company has yet to decide on, by the day on which they end. Source: S3.101, A-40, A-185. */
import { daysBetween, localDate } from '../time/index.ts';
import type { Instant } from '../time/index.ts';
import { isOrdered, quotationState } from './quotation.ts';
import type { Quotation } from './quotation.ts';

/** Up to as many days before its last day a quotation ends soon. */
export const ENDS_SOON_DAYS = 7;

/** `daysLeft` counts days after today: 0 on the last day. */
export interface EndingQuotation {
  readonly quotation: Quotation;
  readonly daysLeft: number;
  readonly isSoon: boolean;
}

/** The open ones without an order, each once, the soonest to end first; days are those of the unit's zone, an IANA name. */
export const endingQuotations = (
  quotations: readonly Quotation[],
  now: Instant,
  timeZone: string,
): readonly EndingQuotation[] => {
  const today = localDate(now, timeZone);
  return [...new Map(quotations.map((quotation) => [quotation.orderNo, quotation])).values()]
    .filter((quotation) => quotationState(quotation, now) === 'open' && !isOrdered(quotation))
    .toSorted((a, b) => a.validUntil - b.validUntil)
    .map((quotation) => {
      const daysLeft = daysBetween(today, localDate(quotation.validUntil, timeZone));
      return { quotation, daysLeft, isSoon: daysLeft <= ENDS_SOON_DAYS };
    });
};

/**
 * True if any of a page is open. The list is newest first and all its quotations last equally long, so
 * that none is open after a page of ended ones.
 */
export const hasOpenQuotation = (quotations: readonly Quotation[], now: Instant): boolean =>
  quotations.some((quotation) => quotationState(quotation, now) === 'open');
