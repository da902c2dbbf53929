/** The account tabs that the unit has, a company's ways to an order, and the links out of the account. Source: S2.15, A-45, A-122. */
import { useLingui } from '@lingui/react/macro';
import { accountTabs, policyFor, type RouteLink } from '@offrande/domain/access';
import { selectUser } from '@offrande/domain/session';
import type { IconName } from '@offrande/ui-kit/Icon';
import { menuHref, useAvailable } from '../../page/available.ts';
import { useBoot } from '../../page/boot.tsx';
import { useSession } from '../session/use-session.ts';

export interface AccountLink {
  readonly name: RouteLink['name'];
  readonly href: string;
  readonly text: string;
  readonly icon: IconName;
  readonly isDanger?: boolean;
}

/** Tabs set apart at the end. */
const EXIT_LINKS: readonly RouteLink['name'][] = ['forceLogout', 'accountDelete'];

export const useAccountLinks = (): {
  /** Out of the account to where a company orders; none for others. */
  readonly ways: readonly AccountLink[];
  readonly tabs: readonly AccountLink[];
  readonly exitLinks: readonly AccountLink[];
} => {
  const { t } = useLingui();
  const isAvailable = useAvailable();
  const { unit } = useBoot();
  const user = selectUser(useSession().snapshot);
  const policy = policyFor(unit.accessPolicy, user?.companyType ?? null);
  const shown: Partial<Record<RouteLink['name'], Omit<AccountLink, 'href' | 'name'>>> = {
    account: { text: t`Profile settings`, icon: 'user' },
    accountCards: { text: t`My cards`, icon: 'card' },
    accountWallet: { text: t`Wallet`, icon: 'wallet' },
    accountOrders: { text: t`Order history`, icon: 'bag' },
    accountInbox: { text: t`Inbox`, icon: 'inbox' },
    accountCorporate: { text: t`Corporate account`, icon: 'building' },
    accountApprovals: { text: t`Approvals`, icon: 'check-circle' },
    accountPeople: { text: t`People`, icon: 'building' },
    accountQuotations: { text: t`Quotations`, icon: 'table' },
    accountImport: { text: t`Import a card`, icon: 'download' },
    accountDelete: { text: t`Delete account`, icon: 'trash', isDanger: true },
    forceLogout: { text: t`Sign out`, icon: 'power' },
  };
  const links = accountTabs(user?.kind ?? 'guest', policy).filter(({ href }) => isAvailable(href));
  const among = (isWayOut: boolean): readonly AccountLink[] =>
    links.flatMap(({ name, href }) => {
      const texts = shown[name];
      return texts === undefined || EXIT_LINKS.includes(name) !== isWayOut ? [] : [{ name, href, ...texts }];
    });
  const wayTo = (name: RouteLink['name'], look: Pick<AccountLink, 'text' | 'icon'>): readonly AccountLink[] => {
    const href = user?.kind === 'business' ? menuHref(name, unit, user.kind) : null;
    return href === null ? [] : [{ name, href, ...look }];
  };
  const ways = [
    ...wayTo('businessHome', { text: t`Home`, icon: 'store' }),
    ...wayTo('businessBuying', { text: t`Place an order`, icon: 'gift' }),
  ];
  return { ways, tabs: among(false), exitLinks: among(true) };
};
