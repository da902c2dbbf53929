/** How long a quotation is valid, and when its recipient is reminded. Source. */
import { REMINDER_HOUR } from '../reminder/index.ts';
import { addDays, instantOf, localDate } from '../time/index.ts';
import type { Instant } from '../time/index.ts';
import type { Quotation } from './quotation.ts';

export interface QuotationValidity {
  /** Whole days after the day it was made. */
  readonly validDays: number;
  /** The unit's zone, an IANA name. */
  readonly timeZone: string;
}

/** The last millisecond of a quotation's last day. */
export const quotationEnd = (createdAt: Instant, { validDays, timeZone }: QuotationValidity): Instant => {
  const after = addDays(localDate(createdAt, timeZone), validDays + 1);
  return instantOf({ ...after, hour: 0, minute: 0 }, timeZone) - 1;
};

const REMINDED_DAYS_BEFORE = 3;

/** When the end of a quotation is called to mind; null for one that was made later than that. */
export const quotationReminderAt = (
  { createdAt, validUntil }: Pick<Quotation, 'createdAt' | 'validUntil'>,
  timeZone: string,
): Instant | null => {
  const day = addDays(localDate(validUntil, timeZone), -REMINDED_DAYS_BEFORE);
  const at = instantOf({ ...day, hour: REMINDER_HOUR, minute: 0 }, timeZone);
  return at > createdAt ? at : null;
};
