/**
 * Value that is added to a card or wallet, or moved between them, outside of an order. Source,
 * reliability row 40. Amounts are whole minor units above zero.
 */
import { accountKey, cardAccount, unitAccount, walletAccount } from './account.ts';
import type { Account } from './account.ts';
import { journal } from './journal.ts';
import type { LedgerChange } from './journal.ts';
import { clearingAccount } from './postings.ts';

/**
 * A top-up that was paid at the provider, by transfer, or by late money in suspense. `feeMinor` was paid in addition to the amount;
 * zero if there was no fee.
 */
export interface TopUp {
  readonly paymentId: string;
  readonly to: Account;
  readonly amountMinor: bigint;
  readonly feeMinor: bigint;
  /** The default is the provider. */
  readonly paidFrom?: 'provider' | 'bank' | 'suspense';
}

/** Adds a paid top-up to its card or wallet. The cause is the payment, so a payment is never added twice. */
export const topUp = ({ paymentId, to, amountMinor, feeMinor, paidFrom = 'provider' }: TopUp): LedgerChange => ({
  journal: journal('topUp', { type: 'payment', id: paymentId }, [
    { account: clearingAccount(paidFrom, to.currency), amountMinor: -(amountMinor + feeMinor) },
    { account: to, amountMinor },
    { account: unitAccount('fees', to.currency), amountMinor: feeMinor },
  ]),
  holds: [],
});

const move = (
  kind: 'transfer' | 'importBalance',
  id: string,
  [from, to]: readonly [Account, Account],
  amountMinor: bigint,
): LedgerChange => {
  if (amountMinor <= 0n || accountKey(from) === accountKey(to)) {
    throw new RangeError(`A ${kind} moves a positive amount to another account: ${id}`);
  }
  return {
    journal: journal(kind, { type: kind, id }, [
      { account: from, amountMinor: -amountMinor },
      { account: to, amountMinor },
    ]),
    holds: [],
  };
};

/** A transfer to a friend, identified by its own id: it may be sent again but moves value once. */
export interface CardTransfer {
  readonly transferId: string;
  readonly fromCardId: string;
  readonly toCardId: string;
  readonly amountMinor: bigint;
  readonly currency: string;
}

/** Moves value from the sender's card to the friend's. A transfer to the same card, or of zero, is a defect. */
export const transfer = ({ transferId, fromCardId, toCardId, amountMinor, currency }: CardTransfer): LedgerChange =>
  move('transfer', transferId, [cardAccount(fromCardId, currency), cardAccount(toCardId, currency)], amountMinor);

/** A card whose balance its holder imports into the wallet, identified by the import's own id. */
export interface BalanceImport {
  readonly importId: string;
  readonly cardId: string;
  readonly customerId: string;
  readonly amountMinor: bigint;
  readonly currency: string;
}

/** Moves a card's balance into the wallet. A balance of zero is a defect. */
export const importBalance = ({ importId, cardId, customerId, amountMinor, currency }: BalanceImport): LedgerChange =>
  move('importBalance', importId, [cardAccount(cardId, currency), walletAccount(customerId, currency)], amountMinor);
