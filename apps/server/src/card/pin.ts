/**
 * Checks a PIN so that a stranger learns nothing: a card that exists costs the same work as one that does not, and five wrong PINs in a
 * row lock a card (reliability rows 3 and 4).
 */
import { countPinGuess, isLockedByPins } from '@offrande/domain/card';
import { sql } from 'kysely';
import type { UnitTransaction } from '../database/in-unit.ts';
import type { CallContext } from '../call/handler.ts';
import { notifyLockedSql } from '../note/notify.ts';
import { enqueueSql, type NewMessage } from '../outbox/outbox.ts';
import { isSameSecret, type Vault } from '../vault.ts';
import { decryptPin, encryptPin } from './card-number.ts';
import type { CouponCard } from './coupon-card.ts';

const decoys = new WeakMap<Vault, string>();

/** A dummy PIN, so that an unknown number costs as much work as a known one. */
const decoyPin = (vault: Vault): string => {
  const decoy = decoys.get(vault) ?? encryptPin(vault, 'no-pin');
  decoys.set(vault, decoy);
  return decoy;
};

/** A card without a PIN accepts any. `card` is null if it does not exist. */
export const isRightPin = (vault: Vault, card: Pick<CouponCard, 'pin_encrypted'> | null, pin: string): boolean => {
  const expected = decryptPin(vault, card?.pin_encrypted ?? decoyPin(vault));
  const isSame = isSameSecret(expected, pin);
  if (card === null) return false;
  return card.pin_encrypted === null ? true : isSame;
};

/** Identifies one locking of a card, by card and moment: a card can be locked again after it was unlocked. */
export const lockedCardSubject = (cardId: string, at: Date): string => `${cardId}/${at.getTime()}`;

export const readLockedCardSubject = (subject: string): string => subject.slice(0, subject.lastIndexOf('/'));

/** An id that no card has. */
export const NO_CARD = '00000000-0000-0000-0000-000000000000';

/**
 * Counts a guess, with the same statement for a known and an unknown card. The card's row must be locked. A query without a PIN is not a
 * guess and does not count. If the guess locks the card, this is recorded and its owner is notified (reliability row 3).
 */
export const countGuess = async (
  transaction: UnitTransaction,
  { shop, unit }: Pick<CallContext, 'shop' | 'unit'>,
  card: Pick<CouponCard, 'id' | 'wrong_pins'> | null,
  isRight: boolean,
  isGuess: boolean,
): Promise<void> => {
  const before = card?.wrong_pins ?? 0;
  const wrongPins = isGuess ? countPinGuess(before, isRight) : before;
  const isLockedNow = isLockedByPins(wrongPins) && !isLockedByPins(before);
  const now = shop.clock();
  const told: NewMessage = { topic: 'card-locked', subject: lockedCardSubject(card?.id ?? NO_CARD, now), at: null };
  await sql`with queued as (${enqueueSql(shop, unit.id, isLockedNow ? [told] : [])}),
    noted as (${notifyLockedSql(shop, unit.id, { cardId: card?.id ?? NO_CARD, subject: told.subject, isLocked: isLockedNow })}),
    counted as (
      update card set wrong_pins = ${wrongPins}, is_locked = is_locked or ${isLockedByPins(wrongPins)}
      where id = ${card?.id ?? NO_CARD}::uuid returning id
    ) select note_card_state(id, 'pinLock', 'shop', ${now}::timestamptz) from counted where ${isLockedNow}`.execute(
    transaction,
  );
};
