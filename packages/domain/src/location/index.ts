/** Where in the shop to go. */
export type { ShopLocation } from './shop-location.ts';
export { isTrustedAddress } from './trusted-address.ts';
