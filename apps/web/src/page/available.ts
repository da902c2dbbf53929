/** Which addresses have a screen in this unit: links to others are left out, even if the unit configures them. */
import type { PageUnit } from '@offrande/api-client/contract';
import type { RouteName } from '@offrande/domain/access';
import type { CustomerKind } from '@offrande/domain/customer';
import { useBoot } from './boot.tsx';
import { matchPlace } from './route-table.ts';

const pathOnly = (href: string): string => href.replace(/[#?].*$/, '') || '/';

/** External addresses always count as available; a fragment (`#…`) is up to its caller. */
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

/** The target of a menu entry for a kind of customer; null if their menu lacks it or it has no screen. */
export const menuHref = (name: RouteName, unit: PageUnit, kind: CustomerKind): string | null => {
  const link = unit.menus[kind].find((entry) => entry.name === name);
  return link !== undefined && isAvailable(link.href, unit) ? link.href : null;
};
