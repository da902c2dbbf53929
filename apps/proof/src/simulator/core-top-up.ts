/** Top-ups in the model: orders that sell value on a member's card or wallet. */
import { checkCardUse } from '@offrande/domain/card';
import { cardAccount, walletAccount } from '@offrande/domain/ledger';
import { Result } from 'effect';
import { BUYERS } from './baskets.ts';
import { cardOf, ownCard, useOn } from './card-of-model.ts';
import { type Core, Refused } from './core.ts';
import { once } from './core-keys.ts';
import { newOrder } from './core-order.ts';
import { lookAtPayment } from './core-payment.ts';
import { findAttempts, CURRENCY, type Model, type ModelOrder } from './model.ts';

/** `card` null: the wallet. */
export interface TopUpWish {
  readonly buyer: number;
  readonly card: string | null;
  readonly amountMinor: bigint;
}

/** The call `openTopUp`. The order is named by its key. */
export const openTopUp = (core: Core, { buyer, card: name, amountMinor }: TopUpWish, key: string): void =>
  once(core, key, (model) => {
    if (
      name !== null &&
      Result.isFailure(checkCardUse('topUp', cardOf(model, ownCard(core, buyer, name)), useOn(model)))
    )
      throw new Refused();
    const to = name === null ? walletAccount(BUYERS[buyer]!.member!, CURRENCY) : cardAccount(name, CURRENCY);
    const order = { name: key, buyer, means: 'creditCard', lines: [], sells: { type: 'topUp', to } } as const;
    model.orders.set(key, newOrder(model, { ...order, totalMinor: amountMinor }));
  });

const ownTopUps = ({ orders }: Model, buyer: number): readonly ModelOrder[] =>
  [...orders.values()].filter((order) => order.buyer === buyer && order.sells.type === 'topUp');

const isBooked = (model: Model, buyer: number, paymentId: string): boolean =>
  ownTopUps(model, buyer).some((order) => order.state === 'confirmed' && order.paymentId === paymentId);

/** The newest of them are asked for. */
const LOOKS_AT_MOST = 3;

/** The call `bookTopUp`: it settles by asking the provider, and by nothing that it is told. */
export const bookTopUp = (core: Core, buyer: number, paymentId: string): void => {
  if (core.change((model) => isBooked(model, buyer, paymentId))) return;
  const names = new Set(ownTopUps(core.model, buyer).map(({ name }) => name));
  const open = findAttempts(core.model, names).filter(({ state }) => state === 'open');
  for (const { name } of open.slice(0, LOOKS_AT_MOST)) lookAtPayment(core, name);
  if (!isBooked(core.model, buyer, paymentId)) throw new Refused();
};
