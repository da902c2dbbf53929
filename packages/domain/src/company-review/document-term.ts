/**
 * Until when a company's documents, its registration and its dossier are kept, once there is an end in sight: of one that was refused
 * months that are the same everywhere, of one that left the months that its unit states. Source: A-191.
 */
import { addDays, addMonths, instantOf, localDate } from '../time/index.ts';
import type { Instant } from '../time/index.ts';

const REFUSED_MONTHS = 3;

/** `refused`: its registration or its dossier was; `left`: its account was closed. */
export type CompanyEnd = 'refused' | 'left';

export interface DocumentRetention {
  /** Months for which the documents of a company are kept after it left. */
  readonly monthsAfterLeaving: number;
  /** The unit's zone, an IANA name. */
  readonly timeZone: string;
}

/** The midnight after the last day: the day of so many months later, or the last of its month. */
export const documentsKeptUntil = (
  end: CompanyEnd,
  endedAt: Instant,
  { monthsAfterLeaving, timeZone }: DocumentRetention,
): Instant => {
  const months = end === 'refused' ? REFUSED_MONTHS : monthsAfterLeaving;
  const last = addMonths(localDate(endedAt, timeZone), months);
  return instantOf({ ...addDays(last, 1), hour: 0, minute: 0 }, timeZone);
};
