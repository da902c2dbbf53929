/** What stands beside the account's parts: how many cards are held, what may be spent, how many messages are unread. Nothing until it is known. Source: picture 05. */
import type { RouteLink } from '@offrande/domain/access';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useFormats } from '../../shop/formats.ts';
import { useHeldProducts } from './holdings/use-held-products.ts';
import { useHeldWallet } from './holdings/use-held-wallet.ts';

export type AccountNotes = Readonly<Partial<Record<RouteLink['name'], ReactNode>>>;

/** Comes after the page: what it counts with is no part of it. */
function UnreadLater() {
  const [Note, setNote] = useState<ComponentType | null>(null);
  useEffect(() => {
    import('./holdings/unread-note.tsx').then(
      (module) => setNote(() => module.UnreadNote),
      // The next page has it.
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
    accountInbox: <UnreadLater />,
  };
};
