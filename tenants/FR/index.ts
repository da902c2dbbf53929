/** The French business unit, the default one: all of its data in one value. */
import type { UnitData } from '../unit-data.ts';
import { brochures } from './brochures.ts';
import {
  additionalProducts,
  brandCount,
  categories,
  discounts,
  letterTypes,
  products,
  redeemPlaces,
  templateCategories,
  templates,
  trialCards,
} from './catalogue/index.ts';
import { codeLists } from './code-lists.ts';
import { faq, pages } from './content/index.ts';
import { employers } from './employers.ts';
import { home } from './home.ts';
import type { Language } from './languages.ts';
import { layout } from './layout.ts';
import { parameters } from './parameters.ts';
import { stores } from './stores.ts';
import { zipCodes } from './zip-codes.ts';

export const unit: UnitData<Language> = {
  parameters,
  layout,
  categories,
  products,
  brandCount,
  discounts,
  letterTypes,
  templateCategories,
  templates,
  additionalProducts,
  trialCards,
  redeemPlaces,
  stores,
  codeLists,
  zipCodes,
  employers,
  home,
  pages,
  faq,
  brochures,
};
