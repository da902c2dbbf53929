/** The header's links, as far as this unit has their pages: the shop's, or a company's own. Source: S1.4, A-122. */
import { useLingui } from '@lingui/react/macro';
import type { RouteName } from '@offrande/domain/access';
import { useAvailable } from '../page/available.ts';
import { useBoot } from '../page/boot.tsx';
import type { SignedIn } from '../shop/signed-in.ts';
import { useSignedIn } from '../shop/use-signed-in.ts';
import { useBuyerKind } from '../shop/use-buyer-kind.ts';
import { useMenuHref } from '../shop/use-menu-href.ts';

export interface ShopLink {
  readonly href: string;
  readonly text: string;
}

export interface ShopLinks {
  readonly main: readonly ShopLink[];
  /** Shown in the utility line and at the bottom of the drawer. */
  readonly help: readonly ShopLink[];
  /** To the account, labelled with the first name; to sign-in for a guest. */
  readonly account: ShopLink | null;
}

const firstName = ({ name }: SignedIn): string => name.split(' ')[0]!;

export const useShopLinks = (): ShopLinks => {
  const { t } = useLingui();
  const isAvailable = useAvailable();
  const available = (links: readonly ShopLink[]): readonly ShopLink[] => links.filter(({ href }) => isAvailable(href));
  const { unit } = useBoot();
  const signedIn = useSignedIn(unit.id);
  const menuHref = useMenuHref();
  const kind = useBuyerKind();
  const inMenu = (name: RouteName, text: string): readonly ShopLink[] => {
    const href = menuHref(name);
    return href === null ? [] : [{ href, text }];
  };
  const ofShop = () => [
    ...inMenu('home', t`Gift cards`),
    ...inMenu('businessHome', t`For companies`),
    ...inMenu('cardQuery', t`Check a balance`),
    ...available([{ href: '/delivery-information', text: t`Delivery` }]),
    ...inMenu('faq', t`Questions`),
  ];
  const ofCompany = () => [
    ...inMenu('businessHome', t`Home`),
    ...inMenu('businessBuying', t`New order`),
    ...inMenu('accountOrders', t`Orders`),
    ...inMenu('accountQuotations', t`Quotations`),
    ...inMenu('accountWallet', t`Wallet`),
  ];
  return {
    main: kind === 'business' ? ofCompany() : ofShop(),
    help: available([{ href: '/contact', text: t`Contact` }]),
    account:
      available([
        signedIn === null ? { href: '/auth/login', text: t`Sign in` } : { href: '/account', text: firstName(signedIn) },
      ])[0] ?? null,
  };
};
