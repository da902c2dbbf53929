/** A member's wallet against what this order costs; null for a guest, while it is on its way, and where there is none. */
import type { Money } from '@offrande/domain/money';
import type { PaymentMeans } from '@offrande/domain/payment';
import { walletStanding, type WalletStanding } from '@offrande/domain/wallet';
import { useCallback } from 'react';
import { useShop } from '../../shop/shop-context.tsx';
import { useAnswer } from '../../shop/use-answer.ts';

export const useWallet = (
  custId: string | null,
  due: Money,
  listedMeans: readonly PaymentMeans[],
): WalletStanding | null => {
  const { account, signedIn } = useShop();
  const isAsked = custId !== null && listedMeans.includes('wallet');
  const ask = useCallback(
    () => (isAsked ? account.wallet.readWallet(custId) : Promise.resolve(null)),
    [account, custId, isAsked],
  );
  const wallet = useAnswer(ask).answer;
  return wallet && walletStanding(wallet, due, signedIn()?.kind ?? 'guest', { unitHasWallet: true, listedMeans });
};
