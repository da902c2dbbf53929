/** Which addresses of the shop lead somewhere: links to others are left out. */
import type { PageUnit } from '@offrande/api-client/contract';
import { useBoot } from './boot.tsx';
import { matchPlace } from './route-table.ts';

const pathOf = (href: string): string => href.replace(/[#?].*$/, '') || '/';

/** An outside address is taken as it is; a part of the page (`#…`) belongs to whoever draws it. */
export const isAvailable = (href: string, { pages }: PageUnit): boolean => {
  if (!href.startsWith('/')) return /^https?:/.test(href);
  const path = pathOf(href);
  const { place } = matchPlace(path);
  return place.data === 'content' ? pages.includes(path) : place.status === 200;
};

export const useAvailable = (): ((href: string) => boolean) => {
  const { unit } = useBoot();
  return (href) => isAvailable(href, unit);
};
