/** The target of a menu entry for the current customer; null as for `menuHref`. */
import type { RouteName } from '@offrande/domain/access';
import { menuHref } from '../page/available.ts';
import { useBoot } from '../page/boot.tsx';
import { useBuyerKind } from './use-buyer-kind.ts';

export const useMenuHref = (): ((name: RouteName) => string | null) => {
  const { unit } = useBoot();
  const kind = useBuyerKind();
  return (name) => menuHref(name, unit, kind);
};
