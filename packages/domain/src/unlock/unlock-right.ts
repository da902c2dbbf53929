/**
 * Whether a request may unlock an order, decided by the server. Without proof the answer is the same as for an order
 * that does not exist. Source: S4.18, S4.19, A-85, architecture section 11.
 */
import type { CardLock } from '../card/index.ts';
import type { OrderState, OrderStatus } from '../order/index.ts';

/**
 * The known facts about the order. `ownerId` is null for a guest's order. `isPhysical`: it has cards that are sent by
 * post.
 */
export interface UnlockableOrder {
  readonly ownerId: string | null;
  readonly status: OrderStatus | OrderState;
  readonly isPhysical: boolean;
  readonly isUnlocked: boolean;
}

/**
 * `order` null: there is none with this number. `isSecretRight`: the reference carries the order's secret, compared by
 * the server in constant time. `customerId` null: nobody is signed in.
 */
export interface UnlockFacts {
  readonly order: UnlockableOrder | null;
  readonly isSecretRight: boolean;
  readonly customerId: string | null;
}

/** `unlock`: do it now. `alreadyUnlocked`: code 58019, nothing is done a second time. `stillLocked`: any other code. */
export type UnlockVerdict = 'unlock' | 'alreadyUnlocked' | 'stillLocked';

const isOwner = ({ ownerId }: UnlockableOrder, customerId: string | null): boolean =>
  ownerId !== null && ownerId === customerId;

/** Only an order that was paid for and has cards left can be unlocked. */
const UNLOCKABLE: readonly UnlockableOrder['status'][] = ['confirmed', 'partialReturned'];

/** The verdict. An order that was never locked counts as already unlocked, for requests with proof. */
export const unlockVerdict = ({ order, isSecretRight, customerId }: UnlockFacts): UnlockVerdict => {
  if (order === null || !(isSecretRight || isOwner(order, customerId))) return 'stillLocked';
  if (!UNLOCKABLE.includes(order.status)) return 'stillLocked';
  return order.isUnlocked || !order.isPhysical ? 'alreadyUnlocked' : 'unlock';
};

/** The lock on each card of an order: a physical card is locked until the buyer confirms its arrival. */
export const receiptLock = ({
  isPhysical,
  isUnlocked,
}: Pick<UnlockableOrder, 'isPhysical' | 'isUnlocked'>): CardLock | null =>
  isPhysical && !isUnlocked ? 'untilReceipt' : null;
