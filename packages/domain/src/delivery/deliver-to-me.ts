/**
 * For whom a card may be bought: for a friend, or for oneself. In a unit that hides deliver-to-me nobody can buy a card
 * for themselves, including salesmen, so their self page is hidden and such a line is refused. Source: S1.76, S2.30,
 *
 */
import { Result } from 'effect';

export type DeliverTo = 'friend' | 'self';

/** What a unit offers. `offersToMe` is false if it hides deliver-to-me. */
export const offeredRecipients = (offersToMe: boolean): readonly DeliverTo[] =>
  offersToMe ? ['friend', 'self'] : ['friend'];

export interface DeliverToMeNotOffered {
  readonly _tag: 'DeliverToMeNotOffered';
}

/** Accepts for whom a card is bought; `DeliverToMeNotOffered` for oneself if the unit hides it. */
export const checkDeliverTo = (to: DeliverTo, offersToMe: boolean): Result.Result<DeliverTo, DeliverToMeNotOffered> =>
  offeredRecipients(offersToMe).includes(to) ? Result.succeed(to) : Result.fail({ _tag: 'DeliverToMeNotOffered' });
