/**
 * The contents of the site map: cards by category, help, the account, companies, the unit's texts; no duplicates, no
 * dead links. Source: S2.97, A-45.
 */
import { useLingui } from '@lingui/react/macro';
import type { PageLink, SitemapPage } from '@offrande/api-client/contract';
import type { CustomerKind } from '@offrande/domain/customer';
import { useAvailable } from '../../page/available.ts';
import { useBoot } from '../../page/boot.tsx';
import { useBuyerKind } from '../../shop/use-buyer-kind.ts';

interface SiteLink {
  readonly href: string;
  readonly text: string;
}

export interface SitePart {
  readonly title: string;
  readonly links: readonly SiteLink[];
}

/** Keeps each address only in the first part that has it. */
const withoutRepeats = (parts: readonly SitePart[]): readonly SitePart[] => {
  const seen = new Set<string>();
  return parts.map(({ title, links }) => ({
    title,
    links: links.filter(({ href }) => !seen.has(href) && seen.add(href)),
  }));
};

const useAccountLinks = (tabs: SitemapPage['account'][CustomerKind]): readonly SiteLink[] => {
  const { t } = useLingui();
  const texts: Readonly<Record<string, string>> = {
    account: t`Profile settings`,
    accountCards: t`My cards`,
    accountWallet: t`Wallet`,
    accountOrders: t`Order history`,
    accountInbox: t`Inbox`,
    accountCorporate: t`Corporate account`,
    accountImport: t`Import a card`,
    accountDelete: t`Delete account`,
  };
  return [
    { href: '/auth/login', text: t`Sign in` },
    { href: '/auth/register', text: t`Create an account` },
    ...tabs.flatMap(({ name, href }) => {
      const text = texts[name];
      return text === undefined ? [] : [{ href, text }];
    }),
  ];
};

export const useSiteParts = ({ categories, pages, account: tabs }: SitemapPage): readonly SitePart[] => {
  const { t } = useLingui();
  const isAvailable = useAvailable();
  const account = useAccountLinks(tabs[useBuyerKind()]);
  const { footerLinks } = useBoot().unit;
  const of = (...groups: readonly PageLink['group'][]): readonly SiteLink[] =>
    footerLinks.filter(({ group }) => groups.includes(group)).map(({ href, label }) => ({ href, text: label }));
  const cards = categories.map(({ id, name }) => ({
    href: `/?category=${encodeURIComponent(id)}`,
    text: name,
  }));
  const parts = [
    { title: t`Gift cards`, links: [...of('shop').filter(({ href }) => !href.startsWith('/account')), ...cards] },
    { title: t`Help`, links: of('help') },
    { title: t`Your account`, links: account },
    { title: t`Companies`, links: of('companies') },
    {
      title: t`About this shop`,
      links: [...of('legal', 'bottom'), ...pages.map(({ href, title }) => ({ href, text: title }))],
    },
  ];
  return withoutRepeats(parts)
    .map(({ title, links }) => ({ title, links: links.filter(({ href }) => isAvailable(href)) }))
    .filter(({ links }) => links.length > 0);
};
