/** What staff do about money: book bank statement lines, settle payments in suspense, take back cards. */
import {
  cardsOfOrder,
  confirmTransfer,
  notePaidBack,
  type RefundWish,
  returnCards,
  returnLate,
  settleLate,
} from '../core-staff.ts';
import { event } from '../event-kind.ts';
import { CallFailed } from '../browser.ts';
import type { World } from '../world.ts';

/** The results of commands that did nothing. */
const REFUSED: ReadonlySet<string> = new Set([
  'unknown',
  'decidedBefore',
  'amountDiffers',
  'orderTakesNoMoney',
  'holdsNotAvailable',
  'OrderNotReturnable',
  'NothingToReturn',
  'CardNotReturnable',
]);

const command = async (world: World, ...words: readonly string[]): Promise<void> => {
  const outcome = await world.staff(...words);
  if (REFUSED.has(outcome)) throw new CallFailed(422, outcome);
};

interface BankLine {
  readonly order: string;
  readonly amountMinor: bigint;
  readonly reference: string;
}

/** The whole amount, a part, or too much; a booked line may come again, perhaps for another order. */
export const confirmTransferEvent = event<BankLine>({
  name: 'confirmTransfer',
  weight: 3,
  choose: ({ model, dice, key }) => {
    const waiting = [...model.orders.values()].filter(
      ({ means, totalMinor }) => totalMinor > 100n && (means === 'bankTransfer' || dice.chance(0.05)),
    );
    if (waiting.length === 0) return null;
    const { name: order, totalMinor } = dice.pick(waiting);
    const amountMinor = dice.chance(0.7)
      ? totalMinor
      : dice.pick([totalMinor - 100n, totalMinor + 100n, totalMinor / 2n]);
    const known = [...model.bookings.keys()];
    const reference = known.length > 0 && dice.chance(0.2) ? dice.pick(known) : `statement.${key}`;
    return { order, amountMinor, reference };
  },
  core: (core, { order, amountMinor, reference }) => confirmTransfer(core, order, amountMinor, reference),
  server: (world, { order, amountMinor, reference }) =>
    command(
      world,
      'confirm-transfer',
      world.orderNo(order),
      '--amount',
      world.amount(amountMinor),
      '--reference',
      reference,
    ),
});

interface LateDecision {
  readonly order: string;
  readonly paymentId: string;
}

/** An order that can take the payment, else any. */
export const settleLateEvent = event<LateDecision>({
  name: 'settleLate',
  weight: 2,
  choose: ({ model, dice }) => {
    if (model.suspended.size === 0) return null;
    const { paymentId, order, amountMinor } = dice.pick([...model.suspended.values()]);
    const fitting = [...model.orders.values()].filter(({ totalMinor }) => totalMinor === amountMinor);
    const other = fitting.length > 0 && dice.chance(0.3) ? dice.pick(fitting).name : order;
    return { order: other, paymentId };
  },
  core: (core, { order, paymentId }) => settleLate(core, order, paymentId),
  server: (world, { order, paymentId }) => command(world, 'settle-late', world.orderNo(order), '--payment', paymentId),
});

export const returnLateEvent = event<string>({
  name: 'returnLate',
  weight: 1,
  choose: ({ model, dice }) => (model.suspended.size === 0 ? null : dice.pick([...model.suspended.keys()])),
  core: (core, paymentId) => returnLate(core, paymentId),
  server: (world, paymentId) => command(world, 'return-late', paymentId),
});

/** All returnable cards, or some by name whatever their state; an earlier return may be repeated. */
export const refundEvent = event<RefundWish>({
  name: 'refund',
  weight: 2.5,
  choose: ({ model, dice, key }) => {
    const orders = [...model.orders.values()].filter(({ isIssued }) => isIssued || dice.chance(0.05));
    if (orders.length === 0) return null;
    const order = dice.pick(orders).name;
    const again = [...model.refunds.values()].filter((refund) => refund.order === order);
    const id = again.length > 0 && dice.chance(0.1) ? dice.pick(again).id : `refund.${key}`;
    const cards = cardsOfOrder(model, order).filter(() => dice.chance(0.5));
    return { id, order, cards: dice.chance(0.5) || cards.length === 0 ? null : cards.map(({ name }) => name) };
  },
  core: (core, wish) => returnCards(core, wish),
  server: (world, { id, order, cards }) =>
    command(
      world,
      'refund',
      world.orderNo(order),
      '--reason',
      'Wrong card',
      '--id',
      world.uuidOf(id),
      ...(cards === null ? [] : ['--cards', cards.map((card) => world.idOf(card)).join()]),
    ),
});

export const paidBackEvent = event<string>({
  name: 'paidBack',
  weight: 1.5,
  choose: ({ model, dice }) => {
    const refunds = [...model.refunds.values()].filter(({ isPaidBack }) => !isPaidBack || dice.chance(0.1));
    return refunds.length === 0 ? null : dice.pick(refunds).id;
  },
  core: (core, id) => notePaidBack(core, id),
  server: (world, id) => command(world, 'paid-back', world.uuidOf(id), '--reference', 'back'),
});
