/**
 * A top-up that is not paid: begun at the provider, where its buyer goes on paying, or awaited by transfer, with what the bank
 * needs. It stands on the page of its card or wallet until it is given up or its time is over. Source,
 * A-184, decisions 030 and 057.
 */
import type { BankAccount, SentReceipt } from '../bank-transfer/index.ts';
import type { Money } from '../money/index.ts';
import type { Instant } from '../time/index.ts';

/** Where the money of a transfer goes, since when it is awaited, and the newest receipt. */
export interface AwaitedTransfer {
  readonly account: BankAccount;
  readonly createdAt: Instant;
  readonly receipt: SentReceipt | null;
}

/** `cardNumber` null: the wallet. `amount` would be added, `due` is to be paid. `transfer` null: at the provider. */
export interface TopUpToPay {
  readonly transactionNo: string;
  readonly cardNumber: string | null;
  readonly amount: Money;
  readonly due: Money;
  readonly transfer: AwaitedTransfer | null;
}

/** The one at the provider of a card, or of the wallet (null); a card or wallet has one at most. */
export const topUpToPayOf = (topUps: readonly TopUpToPay[], cardNumber: string | null): TopUpToPay | null =>
  topUps.find((topUp) => topUp.cardNumber === cardNumber && topUp.transfer === null) ?? null;

/** A top-up of the wallet by transfer whose money is awaited; its number is the transfer's reference. */
export type WaitingTransfer = TopUpToPay & { readonly transfer: AwaitedTransfer };

const isTransfer = (topUp: TopUpToPay): topUp is WaitingTransfer => topUp.transfer !== null;

/** The one of the wallet; a wallet has one at most. */
export const waitingTransferOf = (topUps: readonly TopUpToPay[]): WaitingTransfer | null =>
  topUps.find(isTransfer) ?? null;
