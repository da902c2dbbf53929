/** Where an entry of the menu of whoever looks at the page leads; null as for `menuHref`. */
import type { RouteName } from '@offrande/domain/access';
import { menuHref } from '../page/available.ts';
import { useBoot } from '../page/boot.tsx';
import { useBuyerKind } from './use-buyer-kind.ts';

export const useMenuHref = (): ((name: RouteName) => string | null) => {
  const { unit } = useBoot();
  const kind = useBuyerKind();
  return (name) => menuHref(name, unit, kind);
};
