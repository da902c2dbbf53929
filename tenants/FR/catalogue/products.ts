/** Every product of the unit: its own all-brands card, the brands, the posted card, phone credit. */
import type { ProductData } from '../../unit-data.ts';
import type { Language } from '../languages.ts';
import { brands } from './brands/index.ts';
import { productOf } from './expand.ts';
import { ownCards } from './own-cards.ts';
import { phoneCredit } from './phone-credit.ts';

/** Brands in the eight categories; the unit's own cards and phone credit are not counted. */
export const brandCount = brands.length;

const [allBrands, byPost] = ownCards(brandCount);

export const products: readonly ProductData<Language>[] = [
  allBrands,
  ...brands.slice(0, 11).map(({ row, categoryId, palette }) => productOf(row, categoryId, palette)),
  byPost,
  ...brands.slice(11).map(({ row, categoryId, palette }) => productOf(row, categoryId, palette)),
  ...phoneCredit,
];
