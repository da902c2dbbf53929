/** The model's background work: issuing, sending and the sweep. */
import { isHeldByBuyer } from '@offrande/domain/card';
import { isBatchDelivery, isPhysicalDelivery } from '@offrande/domain/delivery';
import { balanceOf, cardAccount, creditBonus, expire, expiredRest, issue } from '@offrande/domain/ledger';
import { LEASE_MS, pauseAfter } from '../../../server/src/worker/worker.ts';
import { accountOf, MEMBERS } from './baskets.ts';
import { changeCard, todayOf } from './card-of-model.ts';
import { ProviderUnreachable, type Core, CutOff } from './core.ts';
import { enqueue } from './core-keys.ts';
import { endUndecided } from './core-decision.ts';
import { issueCreditNote } from './core-credit-note.ts';
import { dropCodes, dropFiles, prepareFile } from './core-file.ts';
import { endOrder } from './core-order.ts';
import { closePayment, lookAtPayment } from './core-payment.ts';
import { CURRENCY, freshCard, type ModelLine, type ModelMessage, type ModelOrder } from './model.ts';

/** None of the buyers. */
const RECEIVER = 'camille.roux@example.test';

/** The beginning of the key of a message that closes a payment at the provider; its attempt follows. */
export const CLOSING = 'payment-close:';
const OWN_CARDS = 'buyer-cards:';
const RETURNED = 'order-returned:';
const BATCH = 10;
const LOOK_MINUTES = [1, 5, 15, 30, 120, 1440] as const;
const MINUTE_MS = 60_000;

/** Creates a line's cards. */
const issueLine = (core: Core, order: ModelOrder, line: ModelLine): void => {
  const isOwn = isHeldByBuyer(line.delivery, RECEIVER, `${order.buyer}@buyer.example`) && order.buyer >= MEMBERS[0];
  const awaitsReceipt = isPhysicalDelivery(line.delivery) && order.unlockedBy === null;
  for (let unit = 1; unit <= line.cards; unit += 1) {
    const name = `${line.name}/${unit}`;
    core.post(issue({ lineId: line.name, unit, cardId: name, faceMinor: line.faceMinor, currency: CURRENCY }));
    const card = freshCard(name, {
      sold: { order: order.name, line: line.name, unit },
      holder: isOwn ? accountOf(order.buyer) : null,
      awaitsReceipt,
      changes: awaitsReceipt ? ['issue'] : [],
    });
    core.model.cards.set(name, card);
    if (line.delivery === 'email') enqueue(core.model, 'card-email', name);
  }
  if (isPhysicalDelivery(line.delivery)) enqueue(core.model, 'parcel', line.name);
};

/** Issues all cards of a confirmed order without any and completes its message; false if there was nothing to do. */
const issueOrder = (core: Core, message: ModelMessage): boolean =>
  core.change((model) => {
    const order = model.orders.get(message.key.slice('issue:'.length))!;
    if (order.state !== 'confirmed' || order.isIssued) return false;
    for (const line of order.lines) issueLine(core, order, line);
    if (order.sells.type === 'cards' && order.sells.settlement.bonus !== null)
      core.post(creditBonus(order.name, order.sells.settlement.bonus, CURRENCY));
    enqueue(model, 'order-receipt', order.name);
    if (order.lines.some(({ delivery }) => isBatchDelivery(delivery))) enqueue(model, 'buyer-cards', `${order.name}/0`);
    model.orders.set(order.name, { ...order, isIssued: true });
    model.outbox.set(message.key, { ...message, isDone: true });
    return true;
  });

const postpone = (core: Core, { key, attempts }: ModelMessage): void =>
  core.change((model) => {
    const message = model.outbox.get(key)!;
    model.outbox.set(key, { ...message, nextAt: model.now + pauseAfter(attempts) });
  });

const perform = (core: Core, message: ModelMessage): void => {
  try {
    if (message.key.startsWith('issue:')) {
      if (issueOrder(core, message)) return;
    } else if (message.key.startsWith(CLOSING)) closePayment(core, message.key.slice(CLOSING.length));
    else {
      // Sent after its order's file is made: an order has one such message.
      if (message.key.startsWith(OWN_CARDS)) prepareFile(core, message.key.slice(OWN_CARDS.length, -'/0'.length));
      if (message.key.startsWith(RETURNED)) issueCreditNote(core, message.key.slice(RETURNED.length));
      if (core.conditions.isMailDown) throw new CutOff();
    }
  } catch (error) {
    if (!(error instanceof CutOff || error instanceof ProviderUnreachable)) throw error;
    postpone(core, message);
    return;
  }
  core.change((model) => model.outbox.set(message.key, { ...message, isDone: true }));
};

/** Leases due messages for a minute. */
const lease = (core: Core): readonly ModelMessage[] =>
  core.change((model) => {
    const due = [...model.outbox.values()].filter(({ isDone, nextAt }) => !isDone && nextAt <= model.now);
    const leased = due
      .toSorted((a, b) => core.conditions.order(a.key) - core.conditions.order(b.key))
      .slice(0, BATCH)
      .map((message) => ({ ...message, attempts: message.attempts + 1, nextAt: model.now + LEASE_MS }));
    for (const message of leased) model.outbox.set(message.key, message);
    return leased;
  });

/** One run of the worker. */
export const work = (core: Core): void => {
  for (let batch = lease(core); batch.length > 0; batch = lease(core)) {
    for (const message of batch) perform(core, message);
  }
};

/** Selects the attempts due for a check, and sets their next check. */
const takeDue = (core: Core): readonly string[] =>
  core.change((model) => {
    const due = [...model.attempts.values()].filter(({ nextLookAt }) => nextLookAt !== null && nextLookAt <= model.now);
    for (const attempt of due) {
      const looks = attempt.looks + 1;
      const minutes = LOOK_MINUTES[looks];
      const nextLookAt = minutes === undefined ? null : attempt.createdAt + minutes * MINUTE_MS;
      model.attempts.set(attempt.name, { ...attempt, looks, nextLookAt });
    }
    return due.map(({ name }) => name).toSorted((a, b) => core.conditions.order(a) - core.conditions.order(b));
  });

const endOverdue = (core: Core): number =>
  core.change((model) => {
    const due = [...model.orders.values()].filter(
      ({ state, expiresAt }) => (state === 'requesting' || state === 'awaitingApprover') && expiresAt <= model.now,
    );
    for (const order of due) (order.state === 'awaitingApprover' ? endUndecided : endOrder)(core, order);
    return due.length;
  });

/** The voucher kind of every card here. */
const VOUCHER_KIND = 'multiPurpose';

const expireCards = (core: Core): void =>
  core.change((model) => {
    const today = todayOf(model);
    for (const card of model.cards.values()) {
      const amountMinor = expiredRest(balanceOf(model.book, cardAccount(card.name, CURRENCY)), card.lastDay, today);
      if (!card.isRestOpen || amountMinor === null) continue;
      const turn = card.restsBooked + 1;
      if (amountMinor > 0n)
        core.post(expire({ cardId: card.name, turn, amountMinor, currency: CURRENCY, voucherKind: VOUCHER_KIND }));
      changeCard(core, card.name, { isRestOpen: false, restsBooked: amountMinor > 0n ? turn : card.restsBooked }, null);
    }
  });

/** One run of the sweep. */
export const sweep = (core: Core): void => {
  for (let due = takeDue(core); due.length > 0; due = takeDue(core)) {
    for (const name of due) lookAtPayment(core, name);
  }
  while (endOverdue(core) > 0);
  expireCards(core);
  dropFiles(core);
  dropCodes(core);
};
