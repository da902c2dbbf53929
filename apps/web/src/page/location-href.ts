/** A shop location as the href for links and the router. */
import type { ShopLocation } from '@offrande/domain/location';

export const toHref = ({ path, query }: ShopLocation): string => {
  const search = new URLSearchParams(query).toString();
  return search === '' ? path : `${path}?${search}`;
};
