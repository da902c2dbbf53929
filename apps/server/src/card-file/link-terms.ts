/** What the link of a file allows, in words: how often, how long, and how to get another. */
import { CARD_FILE_KEPT_DAYS, CARD_FILE_LINK_HOURS } from '@offrande/domain/card-file';
import { deliveryWords, fill } from '../mail/words.ts';

export const linkTerms = (language: string): string =>
  fill(deliveryWords(language).filesOnce, { hours: String(CARD_FILE_LINK_HOURS), days: String(CARD_FILE_KEPT_DAYS) });
