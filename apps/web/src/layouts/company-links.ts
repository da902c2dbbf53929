/** The links of a company's own menu: its home, an order, what it ordered, its quotations and its wallet. Source: S1.4, A-122. */
import { useLingui } from '@lingui/react/macro';
import { menuHref } from '../page/available.ts';
import { useBoot } from '../page/boot.tsx';
import type { ShopLink } from './shop-links.ts';

export const useCompanyLinks = (): readonly ShopLink[] => {
  const { t } = useLingui();
  const { unit } = useBoot();
  const named = [
    ['businessHome', t`Home`],
    ['businessBuying', t`Place an order`],
    ['accountOrders', t`Orders`],
    ['accountQuotations', t`Quotations`],
    ['accountWallet', t`Wallet`],
  ] as const;
  return named.flatMap(([name, text]) => {
    const href = menuHref(name, unit, 'business');
    return href === null ? [] : [{ href, text }];
  });
};
