/** An expired card is shown as expired, whatever state its owner has set. */
import { type Card, cardStateOf } from '@offrande/domain/card';
import type { CallContext } from '../call/handler.ts';
import { todayIn } from './card-row.ts';

export const shownState = ({ shop, unit }: CallContext, card: Card): Card => ({
  ...card,
  state: cardStateOf(card, todayIn(shop, unit)),
});
