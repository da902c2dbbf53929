/** What must hold of the model, and so of the server that agrees with it: after every step, and when everything is over. */
import { bookBreaches } from '@offrande/domain/ledger';
import { ORDER_TRANSITIONS } from '@offrande/domain/order';
import type { ListedPayment } from '../ledger/provider-list.ts';
import { CURRENCY, type Model, type ModelOrder, type OutsidePayment } from './model.ts';

const isPath = ({ path, state }: ModelOrder): boolean =>
  path[0] === 'requesting' &&
  path.at(-1) === state &&
  path.every((to, at) => at === 0 || Object.values(ORDER_TRANSITIONS[path[at - 1]!]).includes(to));

const settledWith = (model: Model, order: string): boolean =>
  model.book.journals.some(({ kind, cause }) => kind === 'settle' && cause.id === order);

/** What settled an order stays paid, whatever is said of it later. */
const hasItsPayment = ({ attempts }: Model, { name, paymentId }: ModelOrder): boolean =>
  paymentId === null ||
  [...attempts.values()].some(
    (attempt) => attempt.order === name && attempt.state === 'paid' && attempt.paymentId === paymentId,
  );

/** After every step. */
export const brokenRules = (model: Model): readonly string[] => [
  ...bookBreaches(model.book).map(({ invariant, subject }) => `${invariant}: ${subject}`),
  ...[...model.orders.values()].flatMap((order) => [
    ...(isPath(order) ? [] : [`state path: ${order.name} ${order.path.join('>')}`]),
    ...(settledWith(model, order.name) === (order.state === 'confirmed')
      ? []
      : [`settled once confirmed: ${order.name}`]),
    ...(hasItsPayment(model, order) ? [] : [`its payment is paid: ${order.name}`]),
    ...(order.isIssued && order.state !== 'confirmed' ? [`issued unconfirmed: ${order.name}`] : []),
  ]),
  ...[...model.book.holds.values()]
    .filter(({ state, orderNo }) => state === 'open' && model.orders.get(orderNo)?.state !== 'requesting')
    .map(({ orderNo }) => `open hold of a closed order: ${orderNo}`),
];

const isForeign = ({ claim }: OutsidePayment): boolean => claim === 'currency' || claim === 'shop';

/** Money that was paid is in its order or in suspense with a task; money that is not ours has a task. */
const isAccountedFor = (model: Model, payment: OutsidePayment, paymentId: string): boolean => {
  const order = model.orders.get(model.attempts.get(payment.attempt)!.order)!;
  if (order.paymentId === paymentId) return order.state === 'confirmed';
  const hasTask = [...model.tasks].some((task) => task.endsWith(`:${paymentId}`));
  const isKept = model.book.journals.some(({ kind, cause }) => kind === 'lateMoney' && cause.id === paymentId);
  return hasTask && (isKept || isForeign(payment));
};

/** When the faults are over and time has passed. */
export const unfinished = (model: Model): readonly string[] => [
  ...[...model.orders.values()]
    .filter(({ state, isIssued }) => state === 'requesting' || (state === 'confirmed' && !isIssued))
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
];

/** What the provider will state that it took for us: each payment that the books should know. */
export const listOfProvider = (model: Model): readonly ListedPayment[] =>
  [...model.payments.values()]
    .filter((payment) => !isForeign(payment))
    .flatMap(({ attempt, paymentIds, claim }) => {
      const { totalMinor } = model.orders.get(model.attempts.get(attempt)!.order)!;
      const amountMinor = claim === 'amount' ? totalMinor - 1n : totalMinor;
      return paymentIds.map((paymentId) => ({ paymentId, amountMinor, currency: CURRENCY }));
    });
