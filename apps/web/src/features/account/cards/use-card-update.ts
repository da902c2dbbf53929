/**
 * Blocks, unblocks and marks a card: confirmed where required, sent, and shown in the list. Source: S4.44 to S4.46,
 * S7.88.
 */
import { type Card, withCard } from '@offrande/domain/card';
import {
  type CardUpdate,
  type CardUpdateEvent,
  cardUpdateMachine,
  type CardUpdateSnapshot,
  selectCard,
} from '@offrande/domain/card-update';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { fromPromise } from 'xstate';
import { useShop } from '../../../shop/shop-context.tsx';
import type { OwnCard } from './own-cards.ts';
import { useChangeCards } from './use-own-cards.ts';
import { useToday } from './use-today.ts';

export interface CardUpdateState {
  readonly snapshot: CardUpdateSnapshot;
  readonly send: (event: CardUpdateEvent) => void;
  /** The last update on this page; null before. */
  readonly done: CardUpdate | null;
}

/** The fields that an update may change; the balance is managed elsewhere. */
const ownerSettings = ({ isBlocked, state, lock }: Card): Pick<Card, 'isBlocked' | 'state' | 'lock'> => ({
  isBlocked,
  state,
  lock,
});

/** One per card: the caller must remount it for another. */
export const useCardUpdate = ({ card, detail }: OwnCard): CardUpdateState => {
  const { gateways } = useShop();
  const today = useToday();
  const changeCards = useChangeCards();
  const [done, setDone] = useState<CardUpdate | null>(null);
  const [machine] = useState(() =>
    cardUpdateMachine.provide({
      actors: {
        saveCardUpdate: fromPromise(async ({ input }) => {
          setDone(null);
          await gateways.cards.saveCardUpdate(input);
          setDone(input.update);
        }),
      },
    }),
  );
  const actor = useActorRef(machine, { input: { card, today } });
  const snapshot = useSelector(actor, (current) => current);
  const updated = selectCard(snapshot);
  useEffect(() => {
    changeCards(detail.itemCode, (known) => {
      const held = known.cards.find(({ cardNumber }) => cardNumber === updated.cardNumber);
      return held === undefined ? known : withCard(known, { ...held, ...ownerSettings(updated) });
    });
  }, [changeCards, detail.itemCode, updated]);
  return { snapshot, send: actor.send, done };
};
