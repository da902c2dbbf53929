/** Staff commands in the model: bank transfers, late payments, returned cards. */
import { addSales, priceOf, saleOfUnits, type Sale } from '@offrande/domain/sale';
import {
  accountKey,
  availableOf,
  balanceOf,
  bonusShare,
  cardAccount,
  payBack,
  payBackOf,
  placeHolds,
  refundLateMoney,
  returnCards as returnChange,
  type Settlement,
  walletAccount,
} from '@offrande/domain/ledger';
import { nextOrderState, type OrderState } from '@offrande/domain/order';
import { outcomeOfReport, type PaymentAttempt, type ReportedPayment } from '@offrande/domain/payment-attempt';
import { wayOfPaying } from '@offrande/domain/payment';
import { Result } from 'effect';
import { changeCard, isCardClosed } from './card-of-model.ts';
import { type Core, Refused } from './core.ts';
import { closeTasks, enqueue, openTask } from './core-keys.ts';
import { isCovered, reservedBy } from './core-order.ts';
import { keepInSuspense, settleOrder, takesTopUp } from './core-payment.ts';
import { CURRENCY, type Model, type ModelCard, type ModelOrder } from './model.ts';

export const STAFF = 'omar@shop.test';

const BANK = 'bank:';
export const bankPaymentOf = (reference: string): string => `${BANK}${reference}`;

const STANDING: Readonly<Partial<Record<OrderState, PaymentAttempt['state']>>> = {
  requesting: 'open',
  canceled: 'closed',
};

/** Treats the order as a payment attempt at the bank, and the statement line as its report. */
const judge = (order: ModelOrder, amountMinor: bigint, reference: string) => {
  const about = { shopId: 'bank', orderNo: order.name, currency: CURRENCY } as const;
  const attempt: PaymentAttempt = {
    ...about,
    state: STANDING[order.state] ?? 'paid',
    providerRef: null,
    paymentId: order.paymentId,
    amountMinor: order.totalMinor,
  };
  const report: ReportedPayment = {
    ...about,
    providerRef: reference,
    attemptId: '',
    amountMinor,
    state: 'paid',
    paymentId: bankPaymentOf(reference),
    method: null,
  };
  const waits = wayOfPaying(order.means) === 'later' && Result.isSuccess(nextOrderState(order.state, 'settle'));
  return outcomeOfReport(attempt, report, waits);
};

/** The command `confirm-transfer`: a statement line counts once, by its reference. */
export const confirmTransfer = (core: Core, orderName: string, amountMinor: bigint, reference: string): void =>
  core.change((model) => {
    if (model.bookings.has(reference)) return;
    const order = model.orders.get(orderName)!;
    const { money, task } = judge(order, amountMinor, reference);
    const paymentId = bankPaymentOf(reference);
    model.bookings.set(reference, { reference, order: orderName, amountMinor, outcome: task ?? 'settled' });
    if (money === 'order') settleOrder(core, order, paymentId);
    if (money === 'suspense') keepInSuspense(core, orderName, { paymentId, amountMinor, from: 'bank' });
    if (task !== null) openTask(model, task, `${orderName}:${paymentId}`, paymentId);
  });

const mayPayAgain = (model: Model, order: ModelOrder): boolean => {
  const reserved = reservedBy(order).filter(({ amountMinor }) => amountMinor > 0n);
  const isOpen = reserved.every(({ account }) => !isCardClosed(model, model.cards.get(account.owner!)!));
  return isOpen && isCovered(model, reserved);
};

const lateEventOf = ({ state, sells }: ModelOrder): 'settle' | 'settleLate' | null => {
  if (sells.type === 'cards' && sells.settlement.paidFrom.type === 'wallet') return null;
  const events = ['settle', 'settleLate'] as const;
  return events.find((event) => Result.isSuccess(nextOrderState(state, event))) ?? null;
};

/** Refused inside its company, or never decided about. */
const isUnapproved = ({ approval }: ModelOrder): boolean => approval !== null && approval.decision !== 'approved';

/** The command `settle-late`. */
export const settleLate = (core: Core, orderName: string, paymentId: string): void =>
  core.change((model) => {
    const order = model.orders.get(orderName);
    const money = model.suspended.get(paymentId);
    if (order === undefined || money?.state !== 'waiting' || money.amountMinor !== order.totalMinor)
      throw new Refused();
    const event = lateEventOf(order);
    if (event === null || !takesTopUp(model, order)) throw new Refused();
    if (event === 'settleLate' && (isUnapproved(order) || !mayPayAgain(model, order))) throw new Refused();
    if (event === 'settleLate') core.post(placeHolds(orderName, reservedBy(order)));
    settleOrder(core, order, paymentId, { event, isSuspended: true });
    model.suspended.set(paymentId, { ...money, state: 'settled' });
    closeTasks(model, paymentId);
  });

/** The command `return-late`. */
export const returnLate = (core: Core, paymentId: string): void =>
  core.change((model) => {
    const money = model.suspended.get(paymentId);
    if (money?.state !== 'waiting') throw new Refused();
    const { amountMinor, origin } = money;
    core.post(refundLateMoney({ paymentId, amountMinor, currency: CURRENCY, from: origin }));
    model.suspended.set(paymentId, { ...money, state: 'returned' });
    closeTasks(model, paymentId);
  });

const lineOf = ({ orders }: Model, { sold }: ModelCard) =>
  orders.get(sold!.order)!.lines.find(({ name }) => name === sold!.line)!;

/** Whether the card was never spent from or topped up and has no holds. */
const isUnspent = (model: Model, card: ModelCard): boolean => {
  const account = cardAccount(card.name, CURRENCY);
  const key = accountKey(account);
  const { posted, held } = balanceOf(model.book, account);
  const moves = model.book.journals.filter(({ entries }) => entries.some((entry) => accountKey(entry.account) === key));
  const isToppedUp = [...model.orders.values()].some(
    ({ sells, state }) => sells.type === 'topUp' && state === 'requesting' && accountKey(sells.to) === key,
  );
  return posted === lineOf(model, card).faceMinor && held === 0n && moves.length === 1 && !isToppedUp;
};

export const cardsOfOrder = ({ cards }: Model, order: string): readonly ModelCard[] =>
  [...cards.values()].filter(({ sold }) => sold?.order === order);

const saleOfCards = (model: Model, cards: readonly ModelCard[]): Sale => {
  const byLine = Map.groupBy(cards, ({ sold }) => sold!.line);
  const sales = [...byLine.values()].map((ofLine) => {
    const line = lineOf(model, ofLine[0]!);
    const units = ofLine.map(({ sold }) => sold!.unit);
    return saleOfUnits({ line: line.sale, cards: line.cards, units, faceMinor: line.faceMinor * BigInt(units.length) });
  });
  return addSales(sales as [Sale, ...Sale[]]);
};

const isGift = (model: Model, card: ModelCard): boolean => lineOf(model, card).sale.given > 0n;

const faceOf = (model: Model, cards: readonly ModelCard[]): bigint =>
  cards.reduce((sum, card) => sum + lineOf(model, card).faceMinor, 0n);

/** The order's gifts go with the last of its sold cards. */
const chosen = (model: Model, order: ModelOrder, names: readonly string[] | null): readonly ModelCard[] => {
  const returnable = cardsOfOrder(model, order.name).filter((card) => !card.isReturned && isUnspent(model, card));
  const taken = names === null ? returnable : returnable.filter(({ name }) => names.includes(name));
  if (names !== null && taken.length < names.length) throw new Refused();
  const isEnd = cardsOfOrder(model, order.name).every(
    (card) => isGift(model, card) || card.isReturned || taken.includes(card),
  );
  const all = isEnd ? returnable.filter((card) => isGift(model, card) || taken.includes(card)) : taken;
  if (all.length === 0) throw new Refused();
  return all;
};

/** How much of the order's bonus is returned: the cards' share, limited to what the wallet has. */
const bonusBack = (
  model: Model,
  settlement: Omit<Settlement, 'orderNo'>,
  order: string,
  taken: readonly ModelCard[],
) => {
  const { bonus, sale } = settlement;
  if (bonus === null) return null;
  const sold = cardsOfOrder(model, order).filter((card) => !isGift(model, card));
  const share = bonusShare(bonus.amountMinor, {
    soldMinor: sale.face - sale.given,
    beforeMinor: faceOf(
      model,
      sold.filter(({ isReturned }) => isReturned),
    ),
    nowMinor: faceOf(
      model,
      sold.filter((card) => taken.includes(card)),
    ),
  });
  const free = availableOf(model.book, walletAccount(bonus.customerId, CURRENCY));
  return { ...bonus, from: 'wallet', amountMinor: share < free ? share : free } as const;
};

/** The arguments of the command `refund`. `cards` null: all returnable ones. */
export interface RefundWish {
  readonly id: string;
  readonly order: string;
  readonly cards: readonly string[] | null;
}

/** The command `refund`. */
export const returnCards = (core: Core, { id, order: orderName, cards: names }: RefundWish): void =>
  core.change((model) => {
    if (model.refunds.has(id)) return;
    const order = model.orders.get(orderName)!;
    const { sells } = order;
    if (sells.type !== 'cards' || !order.isIssued || Result.isFailure(nextOrderState(order.state, 'returnPart')))
      throw new Refused();
    const taken = chosen(model, order, names);
    const left = cardsOfOrder(model, orderName).filter(
      (card) => !isGift(model, card) && !card.isReturned && !taken.includes(card),
    ).length;
    const state = Result.getOrThrow(nextOrderState(order.state, left === 0 ? 'returnAll' : 'returnPart'));
    const before = [...model.refunds.values()].filter((refund) => refund.order === orderName);
    const returned = before.reduce((sum, { priceMinor }) => sum + priceMinor, 0n);
    const sale = saleOfCards(model, taken);
    const back = payBackOf(sells.settlement, returned, priceOf(sale));
    const note = { actor: STAFF, reason: 'Wrong card' };
    const cards = taken.map((card) => ({ cardId: card.name, faceMinor: lineOf(model, card).faceMinor }));
    const { paidFrom, salesmanId } = sells.settlement;
    const bonus = bonusBack(model, sells.settlement, orderName, taken);
    core.post(returnChange({ refundId: id, sale, cards, payBack: back, paidFrom, bonus, salesmanId, note }));
    for (const { name } of taken) changeCard(core, name, { isBlocked: true, isReturned: true }, 'return');
    for (const { cardId } of back.coupons) if (cardId !== null) changeCard(core, cardId, { isRestOpen: true }, null);
    const path = state === order.state ? order.path : [...order.path, state];
    model.orders.set(orderName, { ...order, state, path });
    const isOwed = back.moneyMinor > 0n && payBackPlace(model, orderName) !== null;
    const refund = { id, order: orderName, priceMinor: priceOf(sale), moneyMinor: back.moneyMinor };
    model.refunds.set(id, { ...refund, isPaidBack: !isOwed });
    enqueue(model, 'order-returned', id);
    if (isOwed) openTask(model, 'refundToPay', id, id);
  });

/** Where a refund is paid: where the money came from; null if a wallet is credited at once. */
export const payBackPlace = ({ orders }: Model, order: string): 'bank' | 'provider' | null => {
  const { sells, paymentId } = orders.get(order)!;
  if (sells.type === 'cards' && sells.settlement.paidFrom.type === 'wallet') return null;
  return paymentId?.startsWith(BANK) === true ? 'bank' : 'provider';
};

/** The command `paid-back`. */
export const notePaidBack = (core: Core, id: string): void =>
  core.change((model) => {
    const refund = model.refunds.get(id);
    if (refund === undefined || refund.isPaidBack) throw new Refused();
    const { order, moneyMinor: amountMinor } = refund;
    const note = { actor: STAFF, reason: 'Paid back' };
    core.post(payBack({ refundId: id, amountMinor, currency: CURRENCY, at: payBackPlace(model, order)!, note }));
    model.refunds.set(id, { ...refund, isPaidBack: true });
    closeTasks(model, id);
  });
