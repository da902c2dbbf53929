/**
 * A file with the codes of many cards, and the links that it can be downloaded by. The first link goes out with the mail about the cards;
 * each further one takes the place of the one before, after a code sent to the email of the order. Source.
 */
import { addDays, HOUR_MS, instantOf, isPast, localDate } from '../time/index.ts';
import type { Instant } from '../time/index.ts';

/** How long a link works. */
export const CARD_FILE_LINK_HOURS = 24;
/** Days after the one on which it was made, through which the file is kept. */
export const CARD_FILE_KEPT_DAYS = 30;
/** How many links can be made after the first. */
export const CARD_FILE_NEW_LINKS = 3;

export interface CardFileFacts {
  /** The last moment at which the file is there; null while it is being made. */
  readonly keptUntil: Instant | null;
  /** When the current link ends; null before the first was sent. */
  readonly linkUntil: Instant | null;
  /** When the file was downloaded by the current link. */
  readonly takenAt: Instant | null;
  /** How many links were made after the first. */
  readonly newLinks: number;
}

/** `open`: the current link still downloads it. */
export type CardFileState = 'preparing' | 'open' | 'taken' | 'linkEnded' | 'deleted';

/** A link ends at this instant, and the file itself at the latest after its last day. */
export const cardFileState = ({ keptUntil, linkUntil, takenAt }: CardFileFacts, now: Instant): CardFileState => {
  if (keptUntil === null) return 'preparing';
  if (isPast(keptUntil, now)) return 'deleted';
  if (linkUntil === null) return 'preparing';
  if (takenAt !== null) return 'taken';
  return now < linkUntil ? 'open' : 'linkEnded';
};

export type CardFileRefusal =
  | { readonly _tag: 'CardFileNotReady' }
  | { readonly _tag: 'CardFileDeleted'; readonly days: number }
  | { readonly _tag: 'NoNewLinkLeft'; readonly links: number };

/** Why no new link can be made; null if one can. */
export const newLinkRefusal = (file: CardFileFacts, now: Instant): CardFileRefusal | null => {
  const state = cardFileState(file, now);
  if (state === 'preparing') return { _tag: 'CardFileNotReady' };
  if (state === 'deleted') return { _tag: 'CardFileDeleted', days: CARD_FILE_KEPT_DAYS };
  return file.newLinks < CARD_FILE_NEW_LINKS ? null : { _tag: 'NoNewLinkLeft', links: CARD_FILE_NEW_LINKS };
};

/** How many new links can still be made; 0 where none can. */
export const newLinksLeft = (file: CardFileFacts, now: Instant): number =>
  newLinkRefusal(file, now) === null ? CARD_FILE_NEW_LINKS - file.newLinks : 0;

/** When a link made now ends. */
export const linkEnd = (now: Instant): Instant => now + CARD_FILE_LINK_HOURS * HOUR_MS;

/** The last millisecond of a file that is made now: that of the thirtieth day after, in the unit's zone (an IANA name). */
export const cardFileEnd = (now: Instant, timeZone: string): Instant => {
  const after = addDays(localDate(now, timeZone), CARD_FILE_KEPT_DAYS + 1);
  return instantOf({ ...after, hour: 0, minute: 0 }, timeZone) - 1;
};
