/** Gets the pass of a card for a phone's wallet and goes to it: a file stays on the page, a page of the wallet opens. Source: picture 28. */
import type { WalletKind } from '@offrande/domain/card-copy';
import { useState } from 'react';
import { useShop } from '../../../shop/shop-context.tsx';

export interface Pass {
  /** The wallet whose pass is being made. */
  readonly asked: WalletKind | null;
  readonly hasFailed: boolean;
  readonly ask: (wallet: WalletKind) => void;
}

export const usePass = (cardNumber: string): Pass => {
  const { gateways, leaveTo } = useShop();
  const [asked, setAsked] = useState<WalletKind | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const ask = async (wallet: WalletKind): Promise<void> => {
    setAsked(wallet);
    setFailed(false);
    try {
      leaveTo(await gateways.cards.readPass(cardNumber, wallet));
    } catch {
      setFailed(true);
    }
    setAsked(null);
  };
  return { asked, hasFailed, ask: (wallet) => void ask(wallet) };
};
