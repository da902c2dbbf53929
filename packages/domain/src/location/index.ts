/** Where in the shop to go. */
export type { ShopLocation } from './shop-location.ts';
