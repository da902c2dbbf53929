/**
 * What is left on a card when its last day is over: it becomes income of the unit, or goes back to what promotions
 * may spend where the card was given away. No tax moves. What an order holds waits until the hold ends. An installation's
 * accountant signs this before real money. Amounts are whole minor units.
 */
import { isExpired } from '../card/index.ts';
import type { VoucherKind } from '../catalogue/index.ts';
import type { CalendarDate } from '../time/index.ts';
import { cardAccount, unitAccount } from './account.ts';
import type { Balance } from './book.ts';
import { journal } from './journal.ts';
import type { LedgerChange } from './journal.ts';

/**
 * What is left to book of a card on a day where the unit is; null while its last day is not over, or an order holds some
 * of it. Zero where everything was spent.
 */
export const expiredRest = (
  { posted, held }: Pick<Balance, 'posted' | 'held'>,
  expiresOn: CalendarDate,
  today: CalendarDate,
): bigint | null => (isExpired({ state: 'new', expiresOn }, today) && held === 0n ? posted : null);

/** `turn`: 1 for the first rest of a card, one more each time value came back to it later, by a return. */
export interface Expiry {
  readonly cardId: string;
  readonly turn: number;
  readonly amountMinor: bigint;
  readonly currency: string;
  /** Of the card's product; null where the unit does not sell it any more, which counts as sold. */
  readonly voucherKind: VoucherKind | null;
}

/** Books what is left on a card after its last day, once for a card and turn. A rest of zero or less is a defect. */
export const expire = ({ cardId, turn, amountMinor, currency, voucherKind }: Expiry): LedgerChange => {
  if (amountMinor <= 0n) throw new RangeError(`Nothing is left on ${cardId}: ${amountMinor}`);
  const to = voucherKind === 'promotional' ? 'promo' : 'expiryIncome';
  return {
    journal: journal('expire', { type: 'card', id: turn === 1 ? cardId : `${cardId}:${turn}` }, [
      { account: cardAccount(cardId, currency), amountMinor: -amountMinor },
      { account: unitAccount(to, currency), amountMinor },
    ]),
    holds: [],
  };
};
