/** The model's cards as the domain's rules see them. */
import { type Card, type CardUseFacts, isExpired, isLockedByPins, lockOf } from '@offrande/domain/card';
import { availableOf, cardAccount } from '@offrande/domain/ledger';
import { fromMinorUnits } from '@offrande/domain/money';
import { type CalendarDate, localDate } from '@offrande/domain/time';
import { type Core, Refused } from './core.ts';
import { CURRENCY, FIRST_DAY, type Model, type ModelCard } from './model.ts';
import { likeUnit } from './like-unit.ts';

export const todayOf = ({ now }: Pick<Model, 'now'>): CalendarDate => localDate(now, likeUnit.timeZone);

export const isCardLocked = ({ wrongPins, awaitsReceipt }: ModelCard): boolean =>
  isLockedByPins(wrongPins) || awaitsReceipt;

export const isCardOver = (model: Pick<Model, 'now'>, { lastDay }: ModelCard): boolean =>
  isExpired({ state: 'new', expiresOn: lastDay }, todayOf(model));

/** Whether the card may not pay. */
export const isCardClosed = (model: Pick<Model, 'now'>, card: ModelCard): boolean =>
  card.isBlocked || isCardLocked(card) || isCardOver(model, card);

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
    purchasedOn: FIRST_DAY,
    expiresOn: card.lastDay,
    state: card.mark,
    isBlocked: card.isBlocked,
    lock: lockOf(card.wrongPins, card.awaitsReceipt ? 'untilReceipt' : null),
  };
};

/** The unit's own cards may be topped up and transferred in part. */
export const useOn = (model: Pick<Model, 'now'>): CardUseFacts => ({
  today: todayOf(model),
  country: likeUnit.country,
  isReloadable: true,
  transferMode: 'part',
});

/** Another buyer's card does not exist for the caller. */
export const ownCard = ({ model }: Core, buyer: number, name: string): ModelCard => {
  const card = model.cards.get(name);
  if (card?.holder !== buyer) throw new Refused();
  return card;
};

/** Changes the card and records the change in its history. */
export const changeCard = ({ model }: Core, name: string, change: Partial<ModelCard>, noted: string | null): void => {
  const card = model.cards.get(name)!;
  const changes = noted === null ? card.changes : [...card.changes, noted];
  model.cards.set(name, { ...card, ...change, changes });
};
