/** Words that several brands' tiles carry. */
import type { Texts } from '../../../unit-data.ts';
import type { Language } from '../../languages.ts';
import type { BrandTraits } from './brand-row.ts';

type LastDay = readonly [year: number, month: number, day: number];

const dayIn = (language: string, [year, month, day]: LastDay): string =>
  new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    Date.UTC(year, month - 1, day),
  );

/** A percentage off the card itself until a last day, with its tag that says both. */
export const percentOff = (
  rate: string,
  until: LastDay,
): Pick<BrandTraits, 'discountRate' | 'offer' | 'offerUntil'> => ({
  discountRate: rate,
  offer: { en: `${rate} % off until ${dayIn('en-GB', until)}`, fr: `−${rate}\u202f% jusqu’au ${dayIn('fr', until)}` },
  offerUntil: until.map((part) => String(part).padStart(2, '0')).join('/'),
});

/** The last days of the offers of the season. */
export const endOfJune: LastDay = [2026, 6, 30];
export const endOfJanuary: LastDay = [2027, 1, 31];

export const newFace: Texts<Language> = { en: 'New face', fr: 'Nouveau visuel' };
export const newBrand: Texts<Language> = { en: 'New brand', fr: 'Nouvelle enseigne' };
export const bookingOnline: Texts<Language> = { en: 'Booking online', fr: 'Réservation en ligne' };
