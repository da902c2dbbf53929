/** The recipes that are tried. All of them are followed on one copy: what one adds is there for the next. */
import { deliveryType } from './delivery-type.ts';
import { language } from './language.ts';
import { paymentProvider } from './payment-provider.ts';
import type { Recipe } from './recipe.ts';
import { unit } from './unit.ts';

export const RECIPES: readonly Recipe[] = [unit, paymentProvider, deliveryType, language];
