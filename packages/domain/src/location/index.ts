/** Locations in the shop, and addresses outside. */
export { withoutParameters } from './clean-address.ts';
export type { ShopLocation } from './shop-location.ts';
export { isTrustedAddress } from './trusted-address.ts';
