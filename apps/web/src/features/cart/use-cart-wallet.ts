/** The wallet of a member against what an order costs. It pays the whole of it or nothing. Source: S6.15, S6.27, S7.12, A-88. */
import { subtract, type Money } from '@offrande/domain/money';
import { checkWalletPayment, type Wallet } from '@offrande/domain/wallet';
import { Result } from 'effect';
import { useCallback } from 'react';
import type { CheckoutRules } from '../../shop/checkout-rules.ts';
import { useShop } from '../../shop/shop-context.tsx';
import { useAnswer } from '../../shop/use-answer.ts';

/** `missing`: what would have to be added for the wallet to pay; null where it has enough. */
export type CartWallet =
  | { readonly is: 'waiting' | 'none' }
  | { readonly is: 'away'; readonly retry: () => void }
  | { readonly is: 'held'; readonly balance: Money; readonly missing: Money | 'notOffered' | null };

const held = (wallet: Wallet, due: Money, { memberMeans }: CheckoutRules): CartWallet => {
  const { balance } = wallet;
  const paid = checkWalletPayment(wallet, due, 'individual', { unitHasWallet: true, listedMeans: memberMeans });
  if (Result.isSuccess(paid)) return { is: 'held', balance, missing: null };
  const isShort = paid.failure._tag === 'WalletInsufficient';
  return { is: 'held', balance, missing: isShort ? subtract(due, balance) : 'notOffered' };
};

export const useCartWallet = (custId: string, due: Money): CartWallet => {
  const { account, checkoutRules } = useShop();
  const ask = useCallback(
    async () => ({ wallet: await account.wallet.readWallet(custId), rules: await checkoutRules() }),
    [account, checkoutRules, custId],
  );
  const { answer, hasFailed, retry } = useAnswer(ask);
  if (hasFailed) return { is: 'away', retry };
  if (answer === null) return { is: 'waiting' };
  return answer.wallet === null ? { is: 'none' } : held(answer.wallet, due, answer.rules);
};
