/**
 * Transferring a card's value to a friend: the whole balance, or a part if the product allows it (S1.18, S3.104,
 * S3.105, A-95, architecture section 11). The friend gets a card of the same product with the same last day.
 */
import { Result } from 'effect';
import { checkCardUse } from '../card/index.ts';
import type { Card, CardUseFacts } from '../card/index.ts';
import { checkAmountEntry } from '../catalogue/index.ts';
import type { AmountLimitRefusal } from '../catalogue/index.ts';
import { checkFields } from '../form/index.ts';
import type { FieldRefusals } from '../form/index.ts';
import type { AmountEntryRefusal } from '../locale/index.ts';
import { fromMinorUnits, subtract } from '../money/index.ts';
import type { Money } from '../money/index.ts';
import type { NumberingPlan, Phone } from '../phone/index.ts';
import { checkName } from '../text/index.ts';
import { checkReceiverEmail, checkReceiverPhone } from './receiver.ts';
import type { Sender } from './receiver.ts';

/** How the card is sent to the friend. */
export const TRANSFER_METHODS = ['email', 'sms'] as const;
export type TransferMethod = (typeof TRANSFER_METHODS)[number];

/** As typed. The contact that the method does not use is ignored. An empty `amount` means the whole card. */
export interface TransferEntry {
  readonly method: TransferMethod;
  readonly friendName: string;
  readonly email: string;
  readonly phone: { readonly areaCode: string; readonly number: string };
  readonly amount: string;
}

export interface TransferFacts {
  readonly card: Card;
  readonly use: CardUseFacts;
  readonly sender: Sender;
}

/** A transfer as it is shown before it is sent: `rest` stays on the sender's card. */
export interface Transfer {
  readonly cardNumber: string;
  readonly friendName: string;
  readonly to: { readonly method: 'email'; readonly email: string } | { readonly method: 'sms'; readonly phone: Phone };
  readonly amount: Money;
  readonly rest: Money;
}

const ONE_MINOR_UNIT = 1n;

/** From one minor unit to the whole balance if the product allows parts; otherwise the whole, whatever was typed. */
const checkTransferAmount = (
  entry: string,
  { card: { balance }, use }: Pick<TransferFacts, 'card' | 'use'>,
): Result.Result<Money, AmountEntryRefusal | AmountLimitRefusal> =>
  use.transferMode !== 'part' || entry.trim() === ''
    ? Result.succeed(balance)
    : checkAmountEntry(entry, {
        minAmount: fromMinorUnits(ONE_MINOR_UNIT, balance.currency),
        maxAmount: balance,
      });

/** The balance that would remain for a typed amount, to show while typing; null if the amount is invalid. */
export const balanceAfterTransfer = (amountEntry: string, facts: Pick<TransferFacts, 'card' | 'use'>): Money | null =>
  Result.match(checkTransferAmount(amountEntry, facts), {
    onSuccess: (amount) => subtract(facts.card.balance, amount),
    onFailure: () => null,
  });

const fieldsOf = (entry: TransferEntry, facts: TransferFacts, plan: NumberingPlan) => ({
  card: checkCardUse('transfer', facts.card, facts.use),
  friendName: checkName(entry.friendName),
  email: entry.method === 'email' ? checkReceiverEmail(entry.email, facts.sender) : Result.succeed(null),
  phone: entry.method === 'sms' ? checkReceiverPhone(entry.phone, facts.sender, plan) : Result.succeed(null),
  amount: checkTransferAmount(entry.amount, facts),
});

export type TransferRefusals = FieldRefusals<ReturnType<typeof fieldsOf>>;

/**
 * All fields at once: the transfer, or the refusal of each invalid field; `card` is why the card cannot be transferred.
 */
export const checkTransfer = (
  entry: TransferEntry,
  facts: TransferFacts,
  plan: NumberingPlan,
): Result.Result<Transfer, TransferRefusals> =>
  Result.map(checkFields(fieldsOf(entry, facts, plan)), ({ card, friendName, email, phone, amount }) => ({
    cardNumber: card.cardNumber,
    friendName,
    to: phone === null ? { method: 'email', email: email ?? '' } : { method: 'sms', phone },
    amount,
    rest: subtract(card.balance, amount),
  }));
