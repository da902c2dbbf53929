/** The links of the shop's header, those that lead somewhere in this unit. */
import { useLingui } from '@lingui/react/macro';
import { useAvailable } from '../app/available.ts';

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
  return {
    main: available([
      { href: '/', text: t`Gift cards` },
      { href: '/b2b', text: t`For companies` },
      { href: '/query', text: t`Check a balance` },
      { href: '/delivery-information', text: t`Delivery` },
      { href: '/faq', text: t`Questions` },
    ]),
    help: available([{ href: '/contact', text: t`Contact` }]),
    signIn: available([{ href: '/auth/login', text: t`Sign in` }])[0] ?? null,
  };
};
