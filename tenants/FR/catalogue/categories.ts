/** Categories of the French unit: eight of brands, then the unit's own cards and phone credit (spec sections 3 and 7). */
import type { CategoryData } from '../../unit-data.ts';
import type { Language } from '../languages.ts';

export const categories: readonly CategoryData<Language>[] = [
  { id: 1, name: { en: 'Food', fr: 'Gastronomie' } },
  { id: 2, name: { en: 'Home', fr: 'Maison' } },
  { id: 3, name: { en: 'Sport', fr: 'Sport' } },
  { id: 4, name: { en: 'Culture', fr: 'Culture' } },
  { id: 5, name: { en: 'Beauty and spa', fr: 'Beauté et spa' } },
  { id: 6, name: { en: 'Children', fr: 'Enfants' } },
  { id: 7, name: { en: 'Fashion', fr: 'Mode' } },
  { id: 8, name: { en: 'Travel', fr: 'Voyage' } },
  { id: 9, name: { en: 'All brands', fr: 'Toutes enseignes' } },
  { id: 10, name: { en: 'Phone credit', fr: 'Recharge mobile' } },
];
