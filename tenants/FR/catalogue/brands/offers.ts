/** Words that several brands' tiles carry. */
import type { Texts } from '../../../unit-data.ts';
import type { Language } from '../../languages.ts';
import type { BrandTraits } from './brand-row.ts';

/** A percentage off the card itself, with its tag. */
export const percentOff = (rate: string, shown: string): Pick<BrandTraits, 'discountRate' | 'offer'> => ({
  discountRate: rate,
  offer: { en: `${shown} % off until 30 June`, fr: `−${shown} % jusqu’au 30 juin` },
});

export const newFace: Texts<Language> = { en: 'New face', fr: 'Nouveau visuel' };
export const newBrand: Texts<Language> = { en: 'New brand', fr: 'Nouvelle enseigne' };
export const bookingOnline: Texts<Language> = { en: 'Booking online', fr: 'Réservation en ligne' };
