/**
 * A top-up that was begun at the provider and is not paid: it stands on the page of its card or wallet, where its buyer
 * goes on paying or gives it up, until its time is over. Source, decision 030.
 */
import type { Money } from '../money/index.ts';

/** `cardNumber` null: the wallet. `amount` would be added, `due` is to be paid. */
export interface TopUpToPay {
  readonly transactionNo: string;
  readonly cardNumber: string | null;
  readonly amount: Money;
  readonly due: Money;
}

/** The one of a card, or of the wallet (null); a card or wallet has one at most. */
export const topUpToPayOf = (topUps: readonly TopUpToPay[], cardNumber: string | null): TopUpToPay | null =>
  topUps.find((topUp) => topUp.cardNumber === cardNumber) ?? null;
