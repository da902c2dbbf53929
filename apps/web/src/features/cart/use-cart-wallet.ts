/** The wallet of a member against what an order costs. Source: S6.15, S6.27, S7.12, A-88. */
import type { Money } from '@offrande/domain/money';
import { walletStanding, type WalletStanding } from '@offrande/domain/wallet';
import { useCallback } from 'react';
import { useShop } from '../../shop/shop-context.tsx';
import { useAnswer } from '../../shop/use-answer.ts';

export type CartWallet =
  | { readonly is: 'waiting' | 'none' }
  | { readonly is: 'away'; readonly retry: () => void }
  | ({ readonly is: 'held' } & WalletStanding);

export const useCartWallet = (custId: string, due: Money): CartWallet => {
  const { account, checkoutPolicy, signedIn } = useShop();
  const ask = useCallback(
    async () => ({ wallet: await account.wallet.readWallet(custId), policy: await checkoutPolicy() }),
    [account, checkoutPolicy, custId],
  );
  const { answer, hasFailed, retry } = useAnswer(ask);
  if (hasFailed) return { is: 'away', retry };
  if (answer === null) return { is: 'waiting' };
  const { wallet, policy } = answer;
  if (wallet === null) return { is: 'none' };
  const kind = signedIn()?.kind ?? 'guest';
  const standing = walletStanding(wallet, due, kind, {
    unitHasWallet: true,
    listedMeans: policy.means[kind],
  });
  return { is: 'held', ...standing };
};
