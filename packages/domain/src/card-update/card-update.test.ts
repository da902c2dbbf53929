import { Result } from 'effect';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../time/index.ts';
import {
  CARD_UPDATE_CODES,
  CARD_UPDATES,
  cardUpdateOfCode,
  needsConfirmation,
  offeredUpdates,
  updateCard,
  updateNotice,
} from './index.ts';
import { isExpired, offeredUses } from '../card/index.ts';
import type { Card } from '../card/index.ts';
import { anyCard, CARD_TODAY, openFacts, SAMPLE_CARD } from '../card/testing.ts';

const TODAY = CARD_TODAY;
const card = SAMPLE_CARD;

const after = (of: Card, ...updates: readonly Parameters<typeof updateCard>[1][]) =>
  updates.reduce((held, update) => Result.getOrThrow(updateCard(held, update, TODAY)), of);

describe('an update by the owner', () => {
  test('blocking a card sets isBlocked true and nothing else [S1.13][S4.44]', () => {
    expect(after(card, 'block')).toEqual({ ...card, isBlocked: true });
  });

  test('unblocking sets it false and nothing else [S1.14][S4.45]', () => {
    expect(after({ ...card, isBlocked: true }, 'unblock')).toEqual(card);
  });

  test('unblocking lifts a lock by wrong PINs and leaves that of a parcel [S1.14][S4.45]', () => {
    expect(after({ ...card, lock: 'wrongPins' }, 'unblock')).toEqual(card);
    expect(after({ ...card, isBlocked: true, lock: 'untilReceipt' }, 'unblock')).toEqual({
      ...card,
      lock: 'untilReceipt',
    });
    expect(offeredUpdates({ ...card, lock: 'wrongPins' }, TODAY)).toEqual(['block', 'unblock', 'markUsed']);
    expect(offeredUpdates({ ...card, lock: 'untilReceipt' }, TODAY)).toEqual(['block', 'markUsed']);
  });

  test('the marks new and used set the state and nothing else, blocked or not [S4.46][A-86]', () => {
    for (const isBlocked of [true, false]) {
      expect(after({ ...card, isBlocked }, 'markUsed')).toEqual({ ...card, isBlocked, state: 'used' });
      expect(after({ ...card, isBlocked, state: 'used' }, 'markNew')).toEqual({ ...card, isBlocked });
    }
  });

  test('a mark changes no right to use the card [A-86]', () => {
    fc.assert(
      fc.property(anyCard(), fc.constantFrom('markNew' as const, 'markUsed' as const), (any, mark) => {
        const marked = Result.getOrElse(updateCard(any, mark, TODAY), () => any);
        expect(offeredUses(marked, openFacts(any))).toEqual(offeredUses(any, openFacts(any)));
      }),
    );
  });

  test('repeating an update changes nothing more, and an expired card takes none [S4.44][S4.45][S4.46][A-86]', () => {
    fc.assert(
      fc.property(anyCard(), fc.constantFrom(...CARD_UPDATES), (any, update) => {
        const once = updateCard(any, update, TODAY);
        if (isExpired(any, TODAY)) expect(once).toEqual(Result.fail({ _tag: 'CardExpired', expiredOn: any.expiresOn }));
        else expect(Result.flatMap(once, (held) => updateCard(held, update, TODAY))).toEqual(once);
      }),
    );
  });

  test('what is offered is what would change the card: one of block and unblock, one of the marks [S1.13][S1.14]', () => {
    expect(offeredUpdates(card, TODAY)).toEqual(['block', 'markUsed']);
    expect(offeredUpdates({ ...card, isBlocked: true, state: 'used' }, TODAY)).toEqual(['unblock', 'markNew']);
    expect(offeredUpdates(card, addDays(TODAY, 1))).toEqual([]);
  });

  test('the call names an update Block, UnBlock, new or used [S7.89]', () => {
    expect(CARD_UPDATES.map((update) => CARD_UPDATE_CODES[update])).toEqual(['Block', 'UnBlock', 'new', 'used']);
    for (const update of CARD_UPDATES) expect(cardUpdateOfCode(CARD_UPDATE_CODES[update])).toBe(update);
    for (const code of ['block', 'Unblock', 'New', 'expired', '']) expect(cardUpdateOfCode(code)).toBeUndefined();
  });

  test('only blocking needs confirmation', () => {
    expect(CARD_UPDATES.filter(needsConfirmation)).toEqual(['block']);
  });
});

test('a card update that fails is an error notification [S8.52]', () => {
  expect(
    updateNotice({
      _tag: 'GatewayFailure',
      reason: 'refused',
      code: '11020',
      message: 'Unknown card',
      isRetryable: false,
    }),
  ).toEqual({
    _tag: 'CardUpdateFailed',
    shownAs: 'notification',
    message: 'Unknown card',
    code: '11020',
  });
});
