/**
 * A gift card of a holder, and its product (spec section 3, S3.96 to S3.98, A-85, A-86). A card that pays for an order
 * is a coupon and has its own concept.
 */
import type { TransferMode } from '../catalogue/index.ts';
import { isZero, toMinorUnits } from '../money/index.ts';
import type { Money } from '../money/index.ts';
import type { CalendarDate } from '../time/index.ts';

/**
 * `new` and `used` are the owner's own marks, which change nothing and say nothing of the value; `expired` follows from the
 * date and cannot be set.
 */
export const CARD_STATES = ['new', 'used', 'expired'] as const;
export type CardState = (typeof CARD_STATES)[number];

/**
 * `untilReceipt`: it belongs to a physical order that is not unlocked yet. `wrongPins`: too many wrong PINs in a row.
 */
export const CARD_LOCKS = ['untilReceipt', 'wrongPins'] as const;
export type CardLock = (typeof CARD_LOCKS)[number];

/**
 * `balance` is the spendable amount. `pin` is null if the card has none, or it is not shown. `country` is the ISO code
 * of the country that was chosen for it. `expiresOn` is the last day on which it may be used. `state` is as last
 * received: the date may have passed since, so use `cardStateOf`. `hasMoved`: something was added or taken since it was
 * issued, even if it is worth the same again.
 */
export interface Card {
  readonly cardNumber: string;
  readonly pin: string | null;
  readonly balance: Money;
  readonly initialBalance: Money;
  readonly hasMoved: boolean;
  readonly country: string;
  readonly purchasedOn: CalendarDate;
  readonly expiresOn: CalendarDate;
  readonly state: CardState;
  readonly isBlocked: boolean;
  readonly lock: CardLock | null;
}

/** The cards of one product that a member holds, with the product's rules and texts. */
export interface CardDetail {
  readonly itemCode: string;
  readonly productName: string;
  readonly productImageUrl: string | null;
  readonly howToUse: string;
  readonly termsOfService: string;
  /** Where the product can be redeemed, in the shop's wording. */
  readonly redeemPlace: string;
  readonly transferMode: TransferMode;
  readonly isReloadable: boolean;
  readonly isThirdPartyProduct: boolean;
  readonly cards: readonly Card[];
}

/** The share of a card's initial balance that is left, from 0 to 1, for a bar; 0 for a card that was issued empty. */
export const balanceShare = ({ balance, initialBalance }: Pick<Card, 'balance' | 'initialBalance'>): number =>
  isZero(initialBalance) ? 0 : Number(toMinorUnits(balance)) / Number(toMinorUnits(initialBalance));

/** The detail with one card replaced by number; unchanged if it does not contain the card. */
export const withCard = (detail: CardDetail, card: Card): CardDetail => ({
  ...detail,
  cards: detail.cards.map((held) => (held.cardNumber === card.cardNumber ? card : held)),
});
