/**
 * A member's cards in one list across products, and how an address identifies one of them. Source: S3.96 to S3.98,
 *
 */
import { type Card, type CardDetail, type CardShelf, isOnShelf } from '@offrande/domain/card';
import type { CardPlace } from '@offrande/domain/top-up';
import { type CalendarDate, compareDates } from '@offrande/domain/time';

/**
 * `key` identifies a card within its product without revealing its number: the last digits, and a counter if two share
 * them.
 */
export interface OwnCard {
  readonly key: string;
  readonly detail: CardDetail;
  readonly card: Card;
}

const LAST_DIGITS = 4;

export const lastDigits = ({ cardNumber }: Pick<Card, 'cardNumber'>): string => cardNumber.slice(-LAST_DIGITS);

const toOwnCards = (detail: CardDetail): readonly OwnCard[] =>
  detail.cards.map((card, at) => {
    const before = detail.cards.slice(0, at).filter((other) => lastDigits(other) === lastDigits(card)).length;
    return { detail, card, key: before === 0 ? lastDigits(card) : `${lastDigits(card)}-${before + 1}` };
  });

/** Newest first. */
export const ownCards = (details: readonly CardDetail[]): readonly OwnCard[] =>
  details.flatMap(toOwnCards).toSorted((one, other) => compareDates(other.card.purchasedOn, one.card.purchasedOn));

export const cardHref = ({ detail, key }: Pick<OwnCard, 'detail' | 'key'>): string =>
  `/account/cards/${encodeURIComponent(detail.itemCode)}?card=${key}`;

/** Where the address names this card. */
export const placeOf = ({ detail, key }: Pick<OwnCard, 'detail' | 'key'>): CardPlace => ({
  itemCode: detail.itemCode,
  card: key,
});

/** The card that an address names; the product's newest if it names none or one that no longer exists. */
export const cardAt = (cards: readonly OwnCard[], itemCode: string, key: string | null): OwnCard | null => {
  const ofProduct = cards.filter(({ detail }) => detail.itemCode === itemCode);
  return ofProduct.find((own) => own.key === key) ?? ofProduct[0] ?? null;
};

/** Number of cards per shelf. */
export const countShelves = (cards: readonly OwnCard[], today: CalendarDate): Readonly<Record<CardShelf, number>> => {
  const count = (shelf: CardShelf) => cards.filter(({ card }) => isOnShelf(card, shelf, today)).length;
  return { all: count('all'), new: count('new'), begun: count('begun'), ended: count('ended') };
};
