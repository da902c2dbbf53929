/** What a page reads of the top-up machine. Source: S4.48, S4.49, A-172. */
import type { GatewayFailure } from '../gateway/index.ts';
import type { Money } from '../money/index.ts';
import type { TopUpOffer, TopUpRefusal } from './top-up.ts';
import type { BookedTopUp } from './top-up-booked.ts';
import type { TopUpSnapshot } from './top-up.machine.ts';
import type { TopUpContext } from './top-up-state.ts';

/** True after a payment was booked, until the next top-up begins. */
export const selectIsTopUp = (snapshot: TopUpSnapshot): boolean => snapshot.matches('booked');

/** The new balance and its card or wallet; null until it is booked. */
export const selectBookedTopUp = (snapshot: TopUpSnapshot): BookedTopUp | null => snapshot.context.booked;

/** The offer that is shown before payment; null where none is. */
export const selectTopUpOffer = (snapshot: TopUpSnapshot): TopUpOffer | null =>
  snapshot.hasTag('offering') && snapshot.context.request !== null ? snapshot.context.offer : null;

/** The number of the top-up that was left and is being paid now; null where none is. */
export const selectResumed = (snapshot: TopUpSnapshot): string | null =>
  snapshot.matches('paying') && snapshot.context.request === null
    ? (snapshot.context.offer?.transactionNo ?? null)
    : null;

/** Why the typed amount cannot be added; null if it can. */
export const selectTopUpRefusal = (snapshot: TopUpSnapshot): TopUpRefusal | null => snapshot.context.refusal;

/** The amount of the payment that failed, for trying again; null where the browser has lost it. */
export const selectRefusedEntry = (snapshot: TopUpSnapshot): string | null => snapshot.context.refused;

/** The amount of the top-up that was given up last; null where none was. */
export const selectGivenUp = (snapshot: TopUpSnapshot): Money | null => snapshot.context.givenUp;

/**
 * Why the last call failed, and what that stopped. `booking`: the money was paid and is not added yet. Else nothing was
 * paid by it.
 */
export const selectTopUpFailure = ({
  context: { failure, failed },
}: TopUpSnapshot): { readonly stopped: NonNullable<TopUpContext['failed']>; readonly failure: GatewayFailure } | null =>
  failure === null || failed === null ? null : { stopped: failed, failure };
