/**
 * The notes next to the account links: number of cards, available balance, unread messages. Nothing until known.
 * Source: picture 05.
 */
import type { RouteLink } from '@offrande/domain/access';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useFormats } from '../../shop/formats.ts';
import { useHeldProducts } from './holdings/use-held-products.ts';
import { useHeldWallet } from './holdings/use-held-wallet.ts';

export type AccountNotes = Readonly<Partial<Record<RouteLink['name'], ReactNode>>>;

/** Loaded after the page, which does not need it. */
function LazyUnreadNote() {
  const [Note, setNote] = useState<ComponentType | null>(null);
  useEffect(() => {
    import('./holdings/unread-note.tsx').then(
      (module) => setNote(() => module.UnreadNote),
      // Loading is retried on the next page.
      () => undefined,
    );
  }, []);
  return Note === null ? null : <Note />;
}

export const useAccountNotes = (hasWallet: boolean): AccountNotes => {
  const { money } = useFormats();
  const products = useHeldProducts().data;
  const wallet = useHeldWallet(hasWallet).data;
  const cards = products?.reduce((count, { cardCount }) => count + cardCount, 0);
  return {
    ...(cards === undefined ? {} : { accountCards: String(cards) }),
    ...(wallet ? { accountWallet: money(wallet.balance) } : {}),
    accountInbox: <LazyUnreadNote />,
  };
};
