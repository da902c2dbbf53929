/** The effect of a booked top-up on the balance of its card or the wallet (S4.48, S4.49). */
import { withCard } from '../card/index.ts';
import type { CardDetail } from '../card/index.ts';
import type { Money } from '../money/index.ts';
import type { Wallet } from '../wallet/index.ts';

/** `cardNumber` null: the wallet. `balance` is the one after the top-up. */
export interface BookedTopUp {
  readonly cardNumber: string | null;
  readonly balance: Money;
}

/** The detail with the new balance on the card that was topped up, which is begun by that; the others are unchanged. */
export const cardsAfterTopUp = (detail: CardDetail, { cardNumber, balance }: BookedTopUp): CardDetail => {
  const card = detail.cards.find((held) => held.cardNumber === cardNumber);
  return card === undefined ? detail : withCard(detail, { ...card, balance, hasMoved: true });
};

/** The wallet with its new balance, if there is one and it was the wallet that was topped up. */
export const walletAfterTopUp = (wallet: Wallet | null, { cardNumber, balance }: BookedTopUp): Wallet | null =>
  wallet === null || cardNumber !== null ? wallet : { ...wallet, balance };
