/**
 * Removes parameters from addresses: codes and tokens leave the address bar as soon as they are read (S4.110, A-65).
 */
import type { ShopLocation } from './shop-location.ts';

/** The same address without some parameters. */
export const withoutParameters = ({ path, query }: ShopLocation, names: readonly string[]): ShopLocation => ({
  path,
  query: Object.fromEntries(Object.entries(query).filter(([name]) => !names.includes(name))),
});
