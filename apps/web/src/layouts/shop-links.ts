/** The links of the shop's header, those that lead somewhere in this unit. */
import { useLingui } from '@lingui/react/macro';
import type { RouteName } from '@offrande/domain/access';
import { menuHref, useAvailable } from '../app/available.ts';
import { useBoot } from '../app/boot.tsx';

export interface ShopLink {
  readonly href: string;
  readonly text: string;
}

export interface ShopLinks {
  readonly main: readonly ShopLink[];
  /** In the utility line and at the foot of the drawer. */
  readonly help: readonly ShopLink[];
  readonly signIn: ShopLink | null;
}

export const useShopLinks = (): ShopLinks => {
  const { t } = useLingui();
  const isAvailable = useAvailable();
  const available = (links: readonly ShopLink[]): readonly ShopLink[] => links.filter(({ href }) => isAvailable(href));
  const { unit } = useBoot();
  const inMenu = (name: RouteName, text: string): readonly ShopLink[] => {
    const href = menuHref(name, unit);
    return href === null ? [] : [{ href, text }];
  };
  return {
    main: [
      ...inMenu('home', t`Gift cards`),
      ...inMenu('businessHome', t`For companies`),
      ...inMenu('cardQuery', t`Check a balance`),
      ...available([{ href: '/delivery-information', text: t`Delivery` }]),
      ...inMenu('faq', t`Questions`),
    ],
    help: available([{ href: '/contact', text: t`Contact` }]),
    signIn: available([{ href: '/auth/login', text: t`Sign in` }])[0] ?? null,
  };
};
