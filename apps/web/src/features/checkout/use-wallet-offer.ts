/** What a member's wallet can do for this order: its balance, and whether that covers what is due. Source: S6.15, S6.27, A-88. */
import type { Money } from '@offrande/domain/money';
import type { PaymentMeans } from '@offrande/domain/payment';
import { checkWalletPayment } from '@offrande/domain/wallet';
import { Result } from 'effect';
import { useCallback } from 'react';
import { useShop } from '../../shop/shop-context.tsx';
import { useAnswer } from '../../shop/use-answer.ts';

export interface WalletOffer {
  /** Null while it is on its way, and where there is no wallet. */
  readonly balance: Money | null;
  readonly isEnough: boolean;
}

export const useWalletOffer = (custId: string | null, due: Money, means: readonly PaymentMeans[]): WalletOffer => {
  const { account } = useShop();
  const isAsked = custId !== null && means.includes('wallet');
  const ask = useCallback(
    () => (isAsked ? account.wallet.readWallet(custId) : Promise.resolve(null)),
    [account, custId, isAsked],
  );
  const wallet = useAnswer(ask).answer;
  const policy = { unitHasWallet: true, listedMeans: means };
  return {
    balance: wallet?.balance ?? null,
    isEnough: Result.isSuccess(checkWalletPayment(wallet, due, 'individual', policy)),
  };
};
