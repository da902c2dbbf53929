/** Which addresses of the shop have a screen here: links to others are left out, whatever the unit has. */
import type { PageUnit } from '@offrande/api-client/contract';
import type { RouteName } from '@offrande/domain/access';
import type { CustomerKind } from '@offrande/domain/customer';
import { useBoot } from './boot.tsx';
import { matchPlace } from './route-table.ts';

const pathOnly = (href: string): string => href.replace(/[#?].*$/, '') || '/';

/** An outside address is taken as it is; a part of the page (`#…`) belongs to whoever draws it. */
export const isAvailable = (href: string, { pages }: PageUnit): boolean => {
  if (!href.startsWith('/')) return /^https?:/.test(href);
  const path = pathOnly(href);
  const { place } = matchPlace(path);
  return place.data === 'content' ? pages.includes(path) : place.status === 200;
};

export const useAvailable = (): ((href: string) => boolean) => {
  const { unit } = useBoot();
  return (href) => isAvailable(href, unit);
};

/** Where an entry of the menu of such a customer leads; null where it is not in that menu, or there is no screen for it. */
export const menuHref = (name: RouteName, unit: PageUnit, kind: CustomerKind): string | null => {
  const link = unit.menus[kind].find((entry) => entry.name === name);
  return link !== undefined && isAvailable(link.href, unit) ? link.href : null;
};
