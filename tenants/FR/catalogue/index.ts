export { additionalProducts } from './additional-products.ts';
export { categories } from './categories.ts';
export { discounts } from './discounts.ts';
export { letterTypes } from './letter-types.ts';
export { brandCount, products } from './products.ts';
export { redeemPlaces } from './redeem-places.ts';
export { templateCategories, templates } from './templates.ts';
export { trialCards } from './trial-cards.ts';
