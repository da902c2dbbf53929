/** A place of the shop as links and the router take it. */
import type { ShopLocation } from '@offrande/domain/location';

export const toHref = ({ path, query }: ShopLocation): string => {
  const search = new URLSearchParams(query).toString();
  return search === '' ? path : `${path}?${search}`;
};
