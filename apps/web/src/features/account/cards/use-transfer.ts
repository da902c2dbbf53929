/** Runs a transfer: the machine with the shop's call, and the card's new balance afterwards. Source: S4.50, A-95. */
import { withCard } from '@offrande/domain/card';
import type { NumberingPlan } from '@offrande/domain/phone';
import {
  cardAfterTransfer,
  createTransferMachine,
  type TransferEvent,
  type TransferFacts,
  type TransferSnapshot,
} from '@offrande/domain/transfer';
import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { fromPromise } from 'xstate';
import { useShop } from '../../../shop/shop-context.tsx';
import { useHistoryChanged } from './use-history-changed.ts';
import type { OwnCard } from './own-cards.ts';
import { useChangeCards } from './use-own-cards.ts';

interface TransferState {
  readonly snapshot: TransferSnapshot;
  readonly send: (event: TransferEvent) => void;
}

export const useTransfer = (own: OwnCard, facts: TransferFacts, plan: NumberingPlan): TransferState => {
  const { gateways } = useShop();
  const changeCards = useChangeCards();
  const historyChanged = useHistoryChanged();
  const [machine] = useState(() =>
    createTransferMachine(plan).provide({
      actors: {
        sendTransfer: fromPromise(async ({ input }) => {
          await gateways.cards.sendTransfer(input);
          if (input === null) return;
          changeCards(own.detail.itemCode, (detail) => withCard(detail, cardAfterTransfer(facts.card, input.amount)));
          historyChanged(own.card.cardNumber);
        }),
      },
    }),
  );
  const actor = useActorRef(machine, { input: facts });
  return { snapshot: useSelector(actor, (current) => current), send: actor.send };
};
