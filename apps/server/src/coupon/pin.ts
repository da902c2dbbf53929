/**
 * Checking a PIN so that a stranger learns nothing: the same work for a card that exists and one that does not, and a
 * card that is locked after five wrong PINs in a row (reliability rows 3 and 4).
 */
import { countPinGuess, isLockedByPins } from '@offrande/domain/card';
import { sql } from 'kysely';
import type { UnitTransaction } from '../database/in-unit.ts';
import type { Shop } from '../shop.ts';
import { isSameSecret, type Vault } from '../vault.ts';
import { decryptPin, encryptPin } from './card-number.ts';
import type { CouponCard } from './coupon-card.ts';

const decoys = new WeakMap<Vault, string>();

/** A PIN of no card, so that an unknown number costs as much work as a known one. */
const decoyPin = (vault: Vault): string => {
  const decoy = decoys.get(vault) ?? encryptPin(vault, 'no-pin');
  decoys.set(vault, decoy);
  return decoy;
};

/** A card without a PIN takes any. Null is a card that does not exist. */
export const isRightPin = (vault: Vault, card: Pick<CouponCard, 'pin_encrypted'> | null, pin: string): boolean => {
  const expected = decryptPin(vault, card?.pin_encrypted ?? decoyPin(vault));
  const isSame = isSameSecret(expected, pin);
  if (card === null) return false;
  return card.pin_encrypted === null ? true : isSame;
};

/** The id of no card. */
export const NO_CARD = '00000000-0000-0000-0000-000000000000';

/** The same statement for a known and an unknown card, whose row is locked. A query without any PIN is no guess and does not count; the lock that a guess leads to is noted. */
export const countGuess = async (
  transaction: UnitTransaction,
  { clock }: Pick<Shop, 'clock'>,
  card: Pick<CouponCard, 'id' | 'wrong_pins'> | null,
  isRight: boolean,
  isGuess: boolean,
): Promise<void> => {
  const before = card?.wrong_pins ?? 0;
  const wrongPins = isGuess ? countPinGuess(before, isRight) : before;
  const isLockedNow = isLockedByPins(wrongPins) && !isLockedByPins(before);
  await sql`with counted as (
      update card set wrong_pins = ${wrongPins}, is_locked = is_locked or ${isLockedByPins(wrongPins)}
      where id = ${card?.id ?? NO_CARD}::uuid returning id
    ) select note_card_state(id, 'pinLock', 'shop', ${clock()}::timestamptz) from counted where ${isLockedNow}`.execute(
    transaction,
  );
};
