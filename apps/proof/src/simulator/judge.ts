/** What must hold of the model, and so of the server that agrees with it: after every step, and at the end. */
import {
  type AccountKind,
  balanceOf,
  type Book,
  bookBreaches,
  cardAccount,
  unitAccount,
  walletAccount,
} from '@offrande/domain/ledger';
import { ORDER_TRANSITIONS, type OrderState } from '@offrande/domain/order';
import type { ListedPayment } from '../../../server/src/ledger/provider-list.ts';
import { accountOf, BUYERS, MEMBERS } from './baskets.ts';
import { isCardOver } from './card-of-model.ts';
import { bankPaymentOf, payBackPlace } from './core-staff.ts';
import { CURRENCY, type Model, type ModelOrder, type OutsidePayment } from './model.ts';

/** Orders that may still be paid, or wait for the decision whether they may. */
const OPEN: ReadonlySet<OrderState | undefined> = new Set(['requesting', 'awaitingApprover']);

const isPath = ({ path, state, approval }: ModelOrder): boolean =>
  path[0] === (approval === null ? 'requesting' : 'awaitingApprover') &&
  path.at(-1) === state &&
  path.every((to, at) => at === 0 || Object.values(ORDER_TRANSITIONS[path[at - 1]!]).includes(to));

const SETTLED: ReadonlySet<OrderState> = new Set(['confirmed', 'partialReturned', 'fullReturned']);

/** What needed a decision can be paid only after it was approved, and waits only before. */
const isDecided = ({ approval, state, path }: ModelOrder): boolean =>
  approval === null ||
  ((approval.decision === 'approved') === path.includes('requesting') &&
    (state !== 'awaitingApprover' || approval.decision === null));

const isSettled = ({ state }: ModelOrder): boolean => SETTLED.has(state);

/** Number of journals that settle the order; a top-up's is named by its payment. */
const settlementsOf = ({ book }: Model, { name, paymentId, sells }: ModelOrder): number =>
  book.journals.filter(({ kind, cause }) =>
    sells.type === 'cards' ? kind === 'settle' && cause.id === name : kind === 'topUp' && cause.id === paymentId,
  ).length;

/** The payment that settled an order still counts as paid at its source: the provider, the bank or suspense. */
const hasItsPayment = ({ attempts, bookings, suspended }: Model, { name, paymentId }: ModelOrder): boolean => {
  if (paymentId === null || suspended.get(paymentId)?.state === 'settled') return true;
  const isPaidAtBank = [...bookings.values()].some(
    ({ reference, order, outcome }) =>
      order === name && outcome === 'settled' && bankPaymentOf(reference) === paymentId,
  );
  return (
    isPaidAtBank ||
    [...attempts.values()].some(
      (attempt) => attempt.order === name && attempt.state === 'paid' && attempt.paymentId === paymentId,
    )
  );
};

const brokenOrders = (model: Model): readonly string[] =>
  [...model.orders.values()].flatMap((order) => [
    ...(isPath(order) ? [] : [`state path: ${order.name} ${order.path.join('>')}`]),
    ...(settlementsOf(model, order) === (isSettled(order) ? 1 : 0) ? [] : [`settled once confirmed: ${order.name}`]),
    ...(isDecided(order) ? [] : [`payable without its decision: ${order.name}`]),
    ...(hasItsPayment(model, order) ? [] : [`its payment is paid: ${order.name}`]),
    ...(order.isIssued && !isSettled(order) ? [`issued unconfirmed: ${order.name}`] : []),
  ]);

/** A returned card stays empty for ever. */
const brokenCards = ({ cards, book }: Model): readonly string[] =>
  [...cards.values()]
    .filter(({ name, isReturned }) => isReturned && balanceOf(book, cardAccount(name, CURRENCY)).posted !== 0n)
    .map(({ name }) => `a returned card holds value: ${name}`);

/** A wallet's holds are those of its open orders. */
const brokenWallets = ({ orders, book }: Model): readonly string[] =>
  MEMBERS.flatMap((buyer) => {
    const { member } = BUYERS[buyer]!;
    const open = [...orders.values()].filter(({ state }) => OPEN.has(state));
    const taken = open.reduce((sum, { buyer: who, sells }) => {
      const isFromWallet =
        accountOf(who) === buyer && sells.type === 'cards' && sells.settlement.paidFrom.type === 'wallet';
      return isFromWallet ? sum + sells.settlement.paidMinor : sum;
    }, 0n);
    return balanceOf(book, walletAccount(member!, CURRENCY)).held === taken ? [] : [`wallet in progress: ${member}`];
  });

/** The bonuses owed are those of settled orders whose cards are not issued yet. */
const brokenBonuses = ({ orders, book }: Model): readonly string[] => {
  const owed = [...orders.values()].reduce(
    (sum, order) =>
      order.sells.type === 'cards' && isSettled(order) && !order.isIssued
        ? sum + (order.sells.settlement.bonus?.amountMinor ?? 0n)
        : sum,
    0n,
  );
  return balanceOf(book, unitAccount('bonusLiability', CURRENCY)).posted === owed ? [] : [`bonuses owed: ${owed}`];
};

/** What salesmen are owed is what their confirmed orders earned, less the shares of returned cards: never less than none, and the shop's cost. */
const brokenCommissions = ({ book }: Model): readonly string[] => {
  const posted = (kind: AccountKind): bigint =>
    [...book.balances.values()].reduce(
      (sum, balance) => (balance.account.kind === kind ? sum + balance.posted : sum),
      0n,
    );
  return posted('commission') === -posted('commissionCost') ? [] : [`commissions owed: ${posted('commission')}`];
};

/** Books are never changed in place, so a checked one stays sound: most steps leave it unchanged. */
const soundBooks = new WeakSet<Book>();

const brokenBook = (book: Book): readonly string[] => {
  if (soundBooks.has(book)) return [];
  const breaches = bookBreaches(book);
  if (breaches.length === 0) soundBooks.add(book);
  return breaches.map(({ invariant, subject }) => `${invariant}: ${subject}`);
};

/** A quotation moves nothing, notes orders by its own lines alone, and what is ordered by them, without coupons, costs what was quoted. */
const brokenQuotations = ({ quotations, orders, book }: Model): readonly string[] => [
  ...[...book.journals.map(({ cause }) => cause.id), ...[...book.holds.values()].map(({ orderNo }) => orderNo)]
    .filter((name) => quotations.has(name))
    .map((name) => `a quotation moved value: ${name}`),
  ...[...orders.values()]
    .filter(({ quotation, totalMinor }) => quotation !== null && quotations.get(quotation)?.totalMinor !== totalMinor)
    .map(({ name }) => `not at the quoted price: ${name}`),
  ...[...quotations.values()]
    .flatMap(({ name, orders: noted }) => noted.map((order) => ({ name, order })))
    .filter(({ name, order }) => orders.get(order)?.quotation !== name)
    .map(({ name, order }) => `noted an order of other lines: ${name} ${order}`),
];

/** A link gives its file once, and only an order with cards has one. */
const brokenFiles = ({ downloads, files, orders }: Model): readonly string[] => [
  ...(new Set(downloads).size === downloads.length ? [] : ['a link gave its file twice']),
  ...[...files.keys()].filter((order) => orders.get(order)?.isIssued !== true).map((order) => `no cards for: ${order}`),
];

/** After every step. */
export const brokenRules = (model: Model): readonly string[] => [
  ...brokenBook(model.book),
  ...brokenOrders(model),
  ...brokenQuotations(model),
  ...brokenFiles(model),
  ...brokenCards(model),
  ...brokenBonuses(model),
  ...brokenCommissions(model),
  ...brokenWallets(model),
  ...[...model.book.holds.values()]
    .filter(({ state, orderNo }) => state === 'open' && !OPEN.has(model.orders.get(orderNo)?.state))
    .map(({ orderNo }) => `open hold of a closed order: ${orderNo}`),
];

const isForeign = ({ claim }: OutsidePayment): boolean => claim === 'currency' || claim === 'shop';

/** Paid money is in an order or in suspense with a task; money that is not ours has a task. */
const isAccountedFor = (model: Model, payment: OutsidePayment, paymentId: string): boolean => {
  const orders = [...model.orders.values()].filter((order) => order.paymentId === paymentId);
  if (orders.length > 0) return orders.length === 1 && isSettled(orders[0]!);
  const hasTask = [...model.tasks.keys()].some((task) => task.endsWith(`:${paymentId}`));
  return hasTask && (model.suspended.has(paymentId) || isForeign(payment));
};

const lostBookings = (model: Model): readonly string[] =>
  [...model.bookings.values()]
    .filter(({ reference, order, outcome }) => {
      const paymentId = bankPaymentOf(reference);
      if (outcome === 'settled') return model.orders.get(order)!.paymentId !== paymentId;
      return !model.suspended.has(paymentId) || !model.tasks.has(`${outcome}:${order}:${paymentId}`);
    })
    .map(({ reference }) => `bank money without a place: ${reference}`);

/** An expired card is empty. */
const keptRests = (model: Model): readonly string[] =>
  [...model.cards.values()]
    .filter((card) => isCardOver(model, card) && balanceOf(model.book, cardAccount(card.name, CURRENCY)).posted !== 0n)
    .map(({ name }) => `an expired card holds value: ${name}`);

/** At the end, when faults are off and time has passed. */
export const unfinished = (model: Model): readonly string[] => [
  ...[...model.orders.values()]
    .filter(
      ({ state, isIssued, sells }) => OPEN.has(state) || (state === 'confirmed' && sells.type === 'cards' && !isIssued),
    )
    .map(({ name, state }) => `order without end: ${name} ${state}`),
  ...[...model.book.holds.values()]
    .filter(({ state }) => state === 'open')
    .map(({ orderNo }) => `open hold: ${orderNo}`),
  ...[...model.outbox.values()].filter(({ isDone }) => !isDone).map(({ key }) => `message waits: ${key}`),
  ...[...model.payments.values()].flatMap((payment) =>
    payment.paymentIds
      .filter((paymentId) => !isAccountedFor(model, payment, paymentId))
      .map((paymentId) => `money without a place: ${paymentId}`),
  ),
  ...lostBookings(model),
  ...keptRests(model),
];

const isReturned = (model: Model, paymentId: string): boolean => model.suspended.get(paymentId)?.state === 'returned';

const paidBackAt = (model: Model, place: 'bank' | 'provider'): readonly ListedPayment[] =>
  [...model.refunds.values()]
    .filter(
      ({ isPaidBack, moneyMinor, order }) => isPaidBack && moneyMinor > 0n && payBackPlace(model, order) === place,
    )
    .map(({ id, moneyMinor }) => ({ paymentId: id, amountMinor: -moneyMinor, currency: CURRENCY }));

/** The provider's list: each payment that the books should have, and each refund. */
export const providerList = (model: Model): readonly ListedPayment[] => [
  ...[...model.payments.values()]
    .filter((payment) => !isForeign(payment))
    .flatMap(({ attempt, paymentIds, claim }) => {
      const { totalMinor } = model.orders.get(model.attempts.get(attempt)!.order)!;
      const amountMinor = claim === 'amount' ? totalMinor - 1n : totalMinor;
      return paymentIds
        .filter((paymentId) => !isReturned(model, paymentId))
        .map((paymentId) => ({ paymentId, amountMinor, currency: CURRENCY }));
    }),
  ...paidBackAt(model, 'provider'),
];

/** The bank statement's credits and debits. */
export const bankList = (model: Model): readonly ListedPayment[] => [
  ...[...model.bookings.values()]
    .map(({ reference, amountMinor }) => ({ paymentId: bankPaymentOf(reference), amountMinor, currency: CURRENCY }))
    .filter(({ paymentId }) => !isReturned(model, paymentId)),
  ...paidBackAt(model, 'bank'),
];
