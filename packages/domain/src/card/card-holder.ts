/**
 * Whose card it is: the buyer's who receives it himself, until somebody proves to hold it by number and PIN. A card bought
 * as a gift lies in nobody's account until then (S1.16, S7.95, S7.97, A-89).
 */
import { goesToBuyer } from '../delivery/index.ts';
import type { DeliveryType } from '../delivery/index.ts';
import { isSameEmail } from '../email/index.ts';

/** True when a card that was sold is its signed-in buyer's own: delivered to the buyer, or sent to the buyer's address. */
export const isHeldByBuyer = (type: DeliveryType, receiverEmail: string, buyerEmail: string): boolean =>
  goesToBuyer(type) || (receiverEmail !== '' && isSameEmail(receiverEmail, buyerEmail));

/**
 * `holderId` null: the card lies in no account. `isProven`: its holder proved to have it, by number and PIN; a buyer whom
 * it was merely delivered to has not, for what he printed may be somebody's gift. `isMatch`: number and PIN are right and
 * the card is not for a stranger to know about.
 */
export interface CardClaimFacts {
  readonly isMatch: boolean;
  readonly holderId: string | null;
  readonly isProven: boolean;
}

/** `taken`: it lies in an account that proved to have it, the claimant's own or another's. */
export type CardClaimVerdict = 'claim' | 'taken' | 'unknown';

/** Whether a card joins the claimant's account. Only who knows number and PIN learns that it is taken. */
export const judgeClaim = ({ isMatch, holderId, isProven }: CardClaimFacts): CardClaimVerdict => {
  if (!isMatch) return 'unknown';
  return holderId !== null && isProven ? 'taken' : 'claim';
};
