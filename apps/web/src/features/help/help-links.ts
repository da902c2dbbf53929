/** Links to self-service help, as far as this unit has it. Source: S2.40, S2.41, S2.74. */
import { useLingui } from '@lingui/react/macro';
import type { IconName } from '@offrande/ui-kit/Icon';
import { useAvailable } from '../../page/available.ts';
import { useMenuHref } from '../../shop/use-menu-href.ts';

export interface HelpLink {
  readonly href: string;
  readonly text: string;
  readonly icon: IconName;
}

export const useHelpLinks = (): readonly HelpLink[] => {
  const { t } = useLingui();
  const menuHref = useMenuHref();
  const isAvailable = useAvailable();
  const links: readonly (Omit<HelpLink, 'href'> & { readonly href: string | null })[] = [
    { href: menuHref('faq'), text: t`Questions and answers`, icon: 'info' },
    { href: '/account/orders', text: t`Where is my order?`, icon: 'bag' },
    { href: menuHref('cardQuery'), text: t`What is left on my card?`, icon: 'card' },
    { href: '/delivery-information', text: t`How are cards delivered?`, icon: 'truck' },
    { href: '/stores', text: t`Where are your shops?`, icon: 'store' },
  ];
  return links.filter((link): link is HelpLink => link.href !== null && isAvailable(link.href));
};
