/** Top-ups in the model: orders for value on a member's card or wallet. */
import { checkCardUse } from '@offrande/domain/card';
import { type Account, accountKey, cardAccount, walletAccount } from '@offrande/domain/ledger';
import { Result } from 'effect';
import { BUYERS } from './baskets.ts';
import { cardOf, ownCard, useOn } from './card-of-model.ts';
import { type Core, Refused } from './core.ts';
import { enqueue, once } from './core-keys.ts';
import { endOrder, newOrder } from './core-order.ts';
import { lookAtPayment } from './core-payment.ts';
import { findAttempts, CURRENCY, type Model, type ModelOrder } from './model.ts';

/** `card`: null for the wallet. `means`: at the provider by default. */
export interface TopUpWish {
  readonly buyer: number;
  readonly card: string | null;
  readonly amountMinor: bigint;
  readonly means?: 'creditCard' | 'bankTransfer';
}

const ownTopUps = ({ orders }: Model, buyer: number): readonly ModelOrder[] =>
  [...orders.values()].filter((order) => order.buyer === buyer && order.sells.type === 'topUp');

const isOf = ({ sells }: ModelOrder, account: Account): boolean =>
  sells.type === 'topUp' && accountKey(sells.to) === accountKey(account);

const LOOKS_AT_MOST = 3;

/** Queries the newest of the open payments of these top-ups. */
const lookAtTopUps = (core: Core, topUps: readonly ModelOrder[]): void => {
  const open = findAttempts(core.model, new Set(topUps.map(({ name }) => name))).filter(
    ({ state }) => state === 'open',
  );
  for (const { name } of open.slice(0, LOOKS_AT_MOST)) lookAtPayment(core, name);
};

const isUnpaid = ({ state }: ModelOrder): boolean => state === 'requesting';

/** One by transfer is awaited until it ends by itself; a wallet has one at a time. */
const isAwaited = (topUp: ModelOrder): boolean => isUnpaid(topUp) && topUp.means === 'bankTransfer';

/** The call `openTopUp`. The order is named by its key. One at the provider replaces a pending one there for the same card or wallet. */
export const openTopUp = (core: Core, wish: TopUpWish, key: string): void => {
  const { buyer, card: name, amountMinor, means = 'creditCard' } = wish;
  const isByTransfer = means === 'bankTransfer';
  if (isByTransfer && (BUYERS[buyer]!.kind !== 'business' || name !== null)) throw new Refused();
  // One that a transfer settled is not asked about: another takes the place of an unpaid one only.
  lookAtTopUps(core, ownTopUps(core.model, buyer).filter(isUnpaid));
  once(core, key, (model) => {
    if (
      name !== null &&
      Result.isFailure(checkCardUse('topUp', cardOf(model, ownCard(core, buyer, name)), useOn(model)))
    )
      throw new Refused();
    const to = name === null ? walletAccount(BUYERS[buyer]!.member!, CURRENCY) : cardAccount(name, CURRENCY);
    const unpaid = ownTopUps(model, buyer).filter(isUnpaid);
    if (isByTransfer && unpaid.some(isAwaited)) throw new Refused();
    for (const earlier of unpaid)
      if (!isByTransfer && !isAwaited(earlier) && isOf(earlier, to)) endOrder(core, earlier);
    const order = { name: key, buyer, means, lines: [], sells: { type: 'topUp', to } } as const;
    model.orders.set(key, newOrder(model, { ...order, totalMinor: amountMinor }));
    if (isByTransfer) enqueue(model, 'transfer-details', key);
  });
};

const isBooked = (model: Model, buyer: number, paymentId: string): boolean =>
  ownTopUps(model, buyer).some((order) => order.state === 'confirmed' && order.paymentId === paymentId);

/** The call `bookTopUp`: settles by querying the provider, whatever the request says. */
export const bookTopUp = (core: Core, buyer: number, paymentId: string): void => {
  if (core.change((model) => isBooked(model, buyer, paymentId))) return;
  lookAtTopUps(core, ownTopUps(core.model, buyer));
  if (!isBooked(core.model, buyer, paymentId)) throw new Refused();
};
