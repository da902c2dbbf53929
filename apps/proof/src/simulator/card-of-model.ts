/** A card of the model as the domain's rules see it. Its last day lies beyond every schedule. */
import { type Card, type CardUseFacts, isLockedByPins, lockOf } from '@offrande/domain/card';
import { availableOf, cardAccount } from '@offrande/domain/ledger';
import { fromMinorUnits } from '@offrande/domain/money';
import { parseDate } from '@offrande/domain/time';
import { Result } from 'effect';
import { type Core, Refused } from './core.ts';
import { CURRENCY, type Model, type ModelCard } from './model.ts';
import { likeUnit } from './like-unit.ts';

const date = (text: string) => Result.getOrThrow(parseDate(text));
export const TODAY = date('2026/11/21');
const LAST_DAY = date('2027/11/21');

export const isCardLocked = ({ wrongPins, awaitsReceipt }: ModelCard): boolean =>
  isLockedByPins(wrongPins) || awaitsReceipt;

/** It may not pay. */
export const isCardClosed = (card: ModelCard): boolean => card.isBlocked || isCardLocked(card);

export const freeOf = ({ book }: Model, card: string): bigint => availableOf(book, cardAccount(card, CURRENCY));

export const cardOf = (model: Model, card: ModelCard): Card => {
  const balance = fromMinorUnits(freeOf(model, card.name), likeUnit.currency);
  return {
    cardNumber: card.name,
    pin: null,
    balance,
    initialBalance: balance,
    hasMoved: false,
    country: likeUnit.country,
    purchasedOn: TODAY,
    expiresOn: LAST_DAY,
    state: card.mark,
    isBlocked: card.isBlocked,
    lock: lockOf(card.wrongPins, card.awaitsReceipt ? 'untilReceipt' : null),
  };
};

/** The unit's own cards may be topped up and given in parts. */
export const USE: CardUseFacts = {
  today: TODAY,
  country: likeUnit.country,
  isReloadable: true,
  transferMode: 'part',
};

/** Anybody else's card does not exist. */
export const ownCard = ({ model }: Core, buyer: number, name: string): ModelCard => {
  const card = model.cards.get(name);
  if (card?.holder !== buyer) throw new Refused();
  return card;
};

/** The card changed, with what is noted about it. */
export const changeCard = ({ model }: Core, name: string, change: Partial<ModelCard>, noted: string | null): void => {
  const card = model.cards.get(name)!;
  const changes = noted === null ? card.changes : [...card.changes, noted];
  model.cards.set(name, { ...card, ...change, changes });
};
