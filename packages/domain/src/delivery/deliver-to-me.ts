/**
 * For whom a card may be bought: for a friend, or for oneself. A unit that hides deliver-to-me sells nobody a card to
 * himself, salesmen included, so their self page is hidden and a line that says so is refused. Source: S1.76, S2.30, A-43.
 */
import { Result } from 'effect';

export type DeliverTo = 'friend' | 'self';

/** What a unit offers. `offersToMe` is false where it hides deliver-to-me. */
export const offeredRecipients = (offersToMe: boolean): readonly DeliverTo[] =>
  offersToMe ? ['friend', 'self'] : ['friend'];

export interface DeliverToMeNotOffered {
  readonly _tag: 'DeliverToMeNotOffered';
}

/** Accepts for whom a card is bought; `DeliverToMeNotOffered` for oneself where the unit hides it. */
export const checkDeliverTo = (to: DeliverTo, offersToMe: boolean): Result.Result<DeliverTo, DeliverToMeNotOffered> =>
  offeredRecipients(offersToMe).includes(to) ? Result.succeed(to) : Result.fail({ _tag: 'DeliverToMeNotOffered' });
