/** What the administrator of a company decides about the orders of the colleague, and what happens if nobody does, in the model. */
import { nextOrderState } from '@offrande/domain/order';
import { checkDecision, mayDecide, payableMs } from '@offrande/domain/order-decision';
import { isToOwnAccount } from '@offrande/domain/payment';
import { Result } from 'effect';
import { ADMINISTRATOR } from './baskets.ts';
import { type Core, Refused } from './core.ts';
import { enqueue, once, ownOrder } from './core-keys.ts';
import { endOrder, isHeldHere, mailPerson } from './core-order.ts';
import { settleOrder } from './core-payment.ts';
import type { ModelApproval, ModelOrder } from './model.ts';

export interface DecisionWish {
  readonly buyer: number;
  readonly order: string;
  readonly isApproved: boolean;
}

const note = (core: Core, name: string, decision: ModelApproval['decision']): void => {
  const order = core.model.orders.get(name)!;
  core.model.orders.set(name, { ...order, approval: { ...order.approval!, decision } });
};

/** The order may be paid, and is paid at once with what is held here. */
const allow = (core: Core, order: ModelOrder): void => {
  const { model } = core;
  const next = nextOrderState(order.state, 'allow');
  if (Result.isFailure(next)) throw new Refused();
  const expiresAt = model.now + payableMs(order.means);
  const allowed = { ...order, state: next.success, expiresAt, path: [...order.path, next.success] };
  model.orders.set(order.name, allowed);
  if (isHeldHere(order)) settleOrder(core, allowed, null);
  else if (isToOwnAccount(order.means)) enqueue(model, 'transfer-details', order.name);
  else mailPerson(model, 'orderDecided', order.buyer, order.name);
};

const end = (core: Core, order: ModelOrder): void => {
  if (order.state !== 'awaitingApprover' || !endOrder(core, order)) throw new Refused();
  mailPerson(core.model, 'orderDecided', order.buyer, order.name);
};

/** The call `decideOrder`. */
export const decideOrder = (core: Core, { buyer, order: name, isApproved }: DecisionWish, key: string): void =>
  once(core, key, (model) => {
    const order = ownOrder(model, buyer, name);
    if (order.approval === null) throw new Refused();
    const { decideBy, decision: made } = order.approval;
    const role = buyer === ADMINISTRATOR ? 'administrator' : 'buyer';
    const decision = isApproved ? 'approved' : 'refused';
    const isOwn = order.buyer === buyer;
    if (made === decision && mayDecide(role, isOwn)) return;
    const checked = checkDecision({ isApproved, reason: '' }, { role, isOwn, decideBy, now: model.now });
    if (Result.isFailure(checked) || made !== null) throw new Refused();
    (isApproved ? allow : end)(core, order);
    note(core, name, decision);
  });

/** Nobody decided in time. */
export const endUndecided = (core: Core, order: ModelOrder): void => {
  end(core, order);
  note(core, order.name, 'lapsed');
};
