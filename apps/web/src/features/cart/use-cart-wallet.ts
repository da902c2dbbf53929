/** The signed-in user's wallet compared with the costs of an order. Source: S6.15, S6.27, S7.12, A-88. */
import type { Money } from '@offrande/domain/money';
import { walletStanding, type WalletStanding } from '@offrande/domain/wallet';
import { useCallback, useState } from 'react';
import { useShop } from '../../shop/shop-context.tsx';
import { useAnswer } from '../../shop/use-answer.ts';

export type CartWallet =
  | { readonly is: 'waiting' | 'none' }
  | { readonly is: 'away'; readonly retry: () => void }
  | ({ readonly is: 'held' } & WalletStanding);

/** `isAsked` is false if nothing here can be paid by wallet. A guest has none. */
export const useCartWallet = (due: Money, isAsked = true): CartWallet => {
  const { account, checkoutPolicy, signedIn } = useShop();
  const [member] = useState(signedIn);
  const ask = useCallback(
    async () => ({
      wallet: member !== null && isAsked ? await account.wallet.readWallet(member.custId) : null,
      policy: await checkoutPolicy(),
    }),
    [account, checkoutPolicy, member, isAsked],
  );
  const { answer, hasFailed, retry } = useAnswer(ask);
  if (hasFailed) return { is: 'away', retry };
  if (answer === null) return { is: 'waiting' };
  const { wallet, policy } = answer;
  if (wallet === null || member === null) return { is: 'none' };
  const standing = walletStanding(wallet, due, member.kind, {
    unitHasWallet: true,
    listedMeans: policy.means[member.kind],
  });
  return { is: 'held', ...standing };
};
