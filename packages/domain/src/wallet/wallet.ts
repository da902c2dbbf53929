/**
 * A customer's wallet: value that pays for orders and can be topped up (spec section 3, S3.95, A-88). Unconfirmed
 * amounts are shown but cannot be spent.
 */
import { add } from '../money/index.ts';
import type { Money } from '../money/index.ts';
import { HOUR_MS } from '../time/index.ts';
import type { Instant } from '../time/index.ts';

/**
 * `balance` may be spent. `inProgress` is neither spendable nor gone: top-ups that are not confirmed, payments that are
 * held. `processAmount` is the amount of the running top-up; zero if there is none. `cardNumber` null: the wallet has
 * no card of its own.
 */
export interface Wallet {
  readonly balance: Money;
  readonly inProgress: Money;
  readonly orderCount: number;
  readonly isReloadable: boolean;
  readonly cardNumber: string | null;
  readonly processAmount: Money;
}

/** The balance plus the amount in progress. */
export const totalBalance = ({ balance, inProgress }: Pick<Wallet, 'balance' | 'inProgress'>): Money =>
  add(balance, inProgress);

/** Cashback is promised within so many hours; nothing is booked automatically. */
export const CASHBACK_HOURS = 24;

/** Until when the cashback of an order that was confirmed at this instant is promised. */
export const cashbackPromisedBy = (confirmedAt: Instant): Instant => confirmedAt + CASHBACK_HOURS * HOUR_MS;
