/**
 * The links of the menu of a company and of a salesman, who have one of their own: a company's home, an order, what it ordered, its
 * quotations and its wallet; a salesman's customers, and what everybody may look up. Source: S1.4, A-122, picture 19.
 */
import { useLingui } from '@lingui/react/macro';
import type { RouteName } from '@offrande/domain/access';
import { menuHref } from '../page/available.ts';
import { useBoot } from '../page/boot.tsx';
import { useBuyerKind } from '../shop/use-buyer-kind.ts';
import type { ShopLink } from './shop-links.ts';

export const useTradeLinks = (): readonly ShopLink[] => {
  const { t } = useLingui();
  const { unit } = useBoot();
  const kind = useBuyerKind();
  const company = [
    ['businessHome', t`Home`],
    ['businessBuying', t`Place an order`],
    ['accountOrders', t`Orders`],
    ['accountQuotations', t`Quotations`],
    ['accountWallet', t`Wallet`],
  ] as const;
  const salesman = [
    ['salesmanHome', t`Customers`],
    ['salesmanBuying', t`Place an order`],
    ['cardQuery', t`Check a balance`],
    ['faq', t`Questions`],
  ] as const;
  const named: readonly (readonly [RouteName, string])[] = kind === 'salesman' ? salesman : company;
  return named.flatMap(([name, text]) => {
    const href = menuHref(name, unit, kind);
    return href === null ? [] : [{ href, text }];
  });
};
