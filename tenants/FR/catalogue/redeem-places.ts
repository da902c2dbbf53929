/** Where a card may be used, as the giver chooses (spec section 3); the free text has at most 45 characters. */
import type { RedeemPlaceData } from '../../unit-data.ts';
import type { Language } from '../languages.ts';

export const redeemPlaces: readonly RedeemPlaceData<Language>[] = [
  { id: 'wholeStore', name: { en: 'Whole store', fr: 'Tout le magasin' } },
  { id: 'exceptFood', name: { en: 'Whole store except food', fr: 'Tout le magasin hors alimentation' } },
  { id: 'freeText', name: { en: 'Another place', fr: 'Un autre lieu' } },
];
