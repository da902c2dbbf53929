import { createActor, fromPromise, waitFor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { money } from '../money/index.ts';
import { euro } from '../money/testing.ts';
import { addDays } from '../time/index.ts';
import { done, failed, stateIds, walk } from '../gateway/testing.ts';
import {
  CARD_UPDATES,
  cardUpdateMachine,
  needsConfirmation,
  offeredUpdates,
  selectCard,
  selectUpdateNotice,
} from './index.ts';
import type { Card } from '../card/index.ts';
import type { CardUpdateEvent, CardUpdateInput } from './index.ts';
import { CARD_TODAY } from '../card/testing.ts';

const card: Card = {
  cardNumber: '9999000000004417',
  pin: null,
  balance: money('40', euro),
  initialBalance: money('50', euro),
  hasMoved: true,
  country: 'FR',
  purchasedOn: CARD_TODAY,
  expiresOn: CARD_TODAY,
  state: 'new',
  isBlocked: false,
  lock: null,
};
const input: CardUpdateInput = { card, today: CARD_TODAY };
const FAILURE = { reason: 'refused', code: '500', message: 'not now', isRetryable: false };

const own: readonly CardUpdateEvent[] = [
  ...CARD_UPDATES.map((update) => ({ type: 'choose', update }) as const),
  { type: 'confirm' },
  { type: 'cancel' },
];
const walked = walk(
  cardUpdateMachine,
  [...own.map((event) => ({ ...event })), done('saveCardUpdate'), failed('saveCardUpdate', FAILURE)],
  [input, { card: { ...card, isBlocked: true, state: 'used' }, today: CARD_TODAY }],
);

describe('every path of a card update', () => {
  test('reaches every state and takes every transition [S1.13][S1.14]', () => {
    expect(stateIds(cardUpdateMachine).filter((id) => !walked.reached.has(id))).toEqual([]);
    expect(walked.notTaken).toEqual([]);
  });

  test('accepts each event exactly in its states, in every snapshot', () => {
    for (const snapshot of walked.snapshots) {
      for (const event of own) {
        const isTaken =
          event.type === 'choose'
            ? snapshot.matches('ready') && offeredUpdates(selectCard(snapshot), CARD_TODAY).includes(event.update)
            : snapshot.matches('confirming');
        expect(snapshot.can(event), `${event.type} in ${String(snapshot.value)}`).toBe(isTaken);
      }
    }
  });

  test('asks for confirmation only before blocking', () => {
    for (const { from, event, to } of walked.steps) {
      if (event.type !== 'choose' || !from.matches('ready') || to.matches('ready')) continue;
      const update = (event as unknown as { update: (typeof CARD_UPDATES)[number] }).update;
      expect(to.value).toBe(needsConfirmation(update) ? 'confirming' : 'updating');
      expect(to.context.failure).toBeNull();
    }
  });

  test('changes the card only when the update was saved, and then by that update [S4.44][S4.45][S4.46]', () => {
    const expected = {
      block: { isBlocked: true },
      unblock: { isBlocked: false },
      markNew: { state: 'new' },
      markUsed: { state: 'used' },
    };
    for (const { from, event, to } of walked.steps) {
      const isSaved = event.type === 'xstate.done.actor.saveCardUpdate' && from.matches('updating');
      const change = isSaved ? expected[from.context.update!] : {};
      expect(selectCard(to)).toEqual({ ...selectCard(from), ...change });
      expect(to.context.update === null).toBe(to.matches('ready'));
    }
  });

  test('says that an update failed, until the next one begins [S8.52]', () => {
    const notices = walked.steps.filter(({ event }) => event.type === 'xstate.error.actor.saveCardUpdate');
    expect(notices.some(({ from }) => from.matches('updating'))).toBe(true);
    for (const { from, to } of notices.filter((step) => step.from.matches('updating'))) {
      expect(selectUpdateNotice(from)).toBeNull();
      expect(selectUpdateNotice(to)).toEqual({
        _tag: 'CardUpdateFailed',
        shownAs: 'notification',
        message: 'not now',
        code: '500',
      });
    }
  });

  const late = walk(
    cardUpdateMachine,
    own.map((event) => ({ ...event })),
    [{ ...input, today: addDays(CARD_TODAY, 1) }],
  );

  test('offers nothing on an expired card [A-86]', () => {
    expect(late.snapshots.every((snapshot) => own.every((event) => !snapshot.can(event)))).toBe(true);
  });
});

test('with a gateway in place a confirmed block is saved once and the card is blocked [S1.13][S4.44]', async () => {
  const calls: unknown[] = [];
  const actor = createActor(
    cardUpdateMachine.provide({
      actors: { saveCardUpdate: fromPromise(async ({ input: call }) => void calls.push(call)) },
    }),
    { input },
  ).start();
  actor.send({ type: 'choose', update: 'block' });
  actor.send({ type: 'cancel' });
  actor.send({ type: 'choose', update: 'block' });
  actor.send({ type: 'confirm' });
  expect(actor.getSnapshot().hasTag('busy')).toBe(true);
  const ended = await waitFor(actor, (snapshot) => snapshot.matches('ready'));
  expect(calls).toEqual([{ cardNumber: card.cardNumber, update: 'block' }]);
  expect(selectCard(ended).isBlocked).toBe(true);
});
