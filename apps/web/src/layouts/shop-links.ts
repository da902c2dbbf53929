/** The header's links, as far as this unit has their pages. */
import { useLingui } from '@lingui/react/macro';
import type { RouteName } from '@offrande/domain/access';
import { useAvailable } from '../page/available.ts';
import { useBoot } from '../page/boot.tsx';
import type { SignedIn } from '../shop/signed-in.ts';
import { useSignedIn } from '../shop/use-signed-in.ts';
import { useMenuHref } from '../shop/use-menu-href.ts';

export interface ShopLink {
  readonly href: string;
  readonly text: string;
}

export interface ShopLinks {
  /** Null for a company and a salesman, whose menus are their own. */
  readonly main: readonly ShopLink[] | null;
  /** Shown in the utility line and at the bottom of the drawer. */
  readonly help: readonly ShopLink[];
  /** To the account, or a salesman's home, labelled with the first name; to sign-in for a guest. */
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
  const inMenu = (name: RouteName, text: string): readonly ShopLink[] => {
    const href = menuHref(name);
    return href === null ? [] : [{ href, text }];
  };
  return {
    main:
      signedIn?.kind === 'business' || signedIn?.kind === 'salesman'
        ? null
        : [
            ...inMenu('home', t`Gift cards`),
            ...inMenu('businessHome', t`For companies`),
            ...inMenu('cardQuery', t`Check a balance`),
            ...available([{ href: '/delivery-information', text: t`Delivery` }]),
            ...inMenu('faq', t`Questions`),
          ],
    help: available([{ href: '/contact', text: t`Contact` }]),
    account:
      available([
        signedIn === null
          ? { href: '/auth/login', text: t`Sign in` }
          : { href: signedIn.kind === 'salesman' ? '/salesman' : '/account', text: firstName(signedIn) },
      ])[0] ?? null,
  };
};
