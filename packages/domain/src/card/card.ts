/**
 * A gift card that somebody holds, and the product it is of (spec section 3, S3.96 to S3.98, A-85, A-86). A card that pays
 * for an order is a coupon and has its own concept.
 */
import type { TransferMode } from '../catalogue/index.ts';
import { isZero, toMinorUnits } from '../money/index.ts';
import type { Money } from '../money/index.ts';
import type { CalendarDate } from '../time/index.ts';

/** `new` and `used` are the owner's own marks and change nothing; `expired` follows from the date and cannot be set. */
export const CARD_STATES = ['new', 'used', 'expired'] as const;
export type CardState = (typeof CARD_STATES)[number];

/** `untilReceipt`: of a physical order that is not unlocked yet. `wrongPins`: too many wrong PINs in a row. */
export const CARD_LOCKS = ['untilReceipt', 'wrongPins'] as const;
export type CardLock = (typeof CARD_LOCKS)[number];

/**
 * `balance` is what may be spent. `pin` null: the card has none, or it is not shown. `country` is the ISO code of the
 * country that was chosen for it. `expiresOn` is the last day on which it may be used. `state` is as last told: its date
 * may have passed since, so read it by `cardStateOf`.
 */
export interface Card {
  readonly cardNumber: string;
  readonly pin: string | null;
  readonly balance: Money;
  readonly initialBalance: Money;
  readonly country: string;
  readonly purchasedOn: CalendarDate;
  readonly expiresOn: CalendarDate;
  readonly state: CardState;
  readonly isBlocked: boolean;
  readonly lock: CardLock | null;
}

/** The cards of one product that a member holds, with what the product allows and says. */
export interface CardDetail {
  readonly itemCode: string;
  readonly productName: string;
  readonly productImageUrl: string | null;
  readonly howToUse: string;
  readonly termsOfService: string;
  /** Where the product is redeemed, in the shop's words. */
  readonly redeemPlace: string;
  readonly transferMode: TransferMode;
  readonly isReloadable: boolean;
  readonly isThirdPartyProduct: boolean;
  readonly cards: readonly Card[];
}

/** How much of its first balance a card still holds, from 0 to 1, for a bar; a card that came empty holds none. */
export const balanceShare = ({ balance, initialBalance }: Pick<Card, 'balance' | 'initialBalance'>): number =>
  isZero(initialBalance) ? 0 : Number(toMinorUnits(balance)) / Number(toMinorUnits(initialBalance));

/** The detail with one card in place of the card of the same number; unchanged where it holds none. */
export const withCard = (detail: CardDetail, card: Card): CardDetail => ({
  ...detail,
  cards: detail.cards.map((held) => (held.cardNumber === card.cardNumber ? card : held)),
});
