/**
 * Who holds a card: the buyer who receives it, until somebody proves possession with number and PIN. A card bought as a
 * gift is in no account until then (S1.16, S7.95, S7.97, A-89).
 */
import { goesToBuyer } from '../delivery/index.ts';
import type { DeliveryType } from '../delivery/index.ts';
import { isSameEmail } from '../email/index.ts';

/**
 * True if a sold card belongs to its signed-in buyer: it was delivered to the buyer, or sent to the buyer's address.
 */
export const isHeldByBuyer = (type: DeliveryType, receiverEmail: string, buyerEmail: string): boolean =>
  goesToBuyer(type) || (receiverEmail !== '' && isSameEmail(receiverEmail, buyerEmail));

/**
 * `holderId` null: the card is in no account. `isProven`: its holder proved possession with number and PIN; a buyer to
 * whom it was merely delivered has not, because a printed card may be a gift. `isMatch`: number and PIN are right, and
 * the card may be revealed.
 */
export interface CardClaimFacts {
  readonly isMatch: boolean;
  readonly holderId: string | null;
  readonly isProven: boolean;
}

/** `taken`: it is in an account that proved possession, the claimant's own or another's. */
export type CardClaimVerdict = 'claim' | 'taken' | 'unknown';

/**
 * Whether a card is added to the claimant's account. Only somebody who knows number and PIN learns that it is taken.
 */
export const judgeClaim = ({ isMatch, holderId, isProven }: CardClaimFacts): CardClaimVerdict => {
  if (!isMatch) return 'unknown';
  return holderId !== null && isProven ? 'taken' : 'claim';
};
