/** What is true of a shop at one moment, one line a fact, so that the model and the server can be compared and told apart. */
import { accountKey } from '@offrande/domain/ledger';
import type { Model } from './model.ts';

/** Sorted lines. */
export type Facts = readonly string[];

/** The fact of a waiting message; how often it was tried and when it is due says nothing once it is done. */
export const messageFact = (key: string, isDone: boolean, attempts: number, nextAt: number): string =>
  `message ${key} ${isDone ? 'done' : `tried ${attempts} due ${nextAt}`}`;

const orderFacts = ({ orders, attempts }: Model): readonly string[] => [
  ...[...orders.values()].flatMap(({ name, buyer, path, totalMinor, paymentId, expiresAt, isIssued, lines }) => [
    `order ${name} of ${buyer} ${path.join('>')} total ${totalMinor} paid ${paymentId} until ${expiresAt}`,
    ...(isIssued
      ? lines.flatMap(({ name: line, cards }) => Array.from({ length: cards }, (_, at) => `card ${line}/${at + 1}`))
      : []),
  ]),
  ...[...attempts.values()].map(
    ({ name, state, isRefKnown, hasRedirect, paymentId, looks, nextLookAt }) =>
      `attempt ${name} ${state} ref ${isRefKnown} redirect ${hasRedirect} paid ${paymentId} looks ${looks} next ${nextLookAt}`,
  ),
];

const bookFacts = ({ book }: Model): readonly string[] => [
  ...[...book.balances.values()]
    .filter(({ posted, held }) => posted !== 0n || held !== 0n)
    .map(({ account, posted, held }) => `account ${accountKey(account)} ${posted} held ${held}`),
  ...[...book.holds.values()].map(
    ({ account, orderNo, amountMinor, state }) => `hold ${orderNo} ${accountKey(account)} ${amountMinor} ${state}`,
  ),
  ...book.journals.map(({ kind, cause, entries }) => {
    const moved = entries.map(({ account, amountMinor }) => `${accountKey(account)} ${amountMinor}`).toSorted();
    return `journal ${kind} ${cause.type} ${cause.id}: ${moved.join(', ')}`;
  }),
];

const sideFacts = ({ outbox, tasks, noted, keys, payments }: Model): readonly string[] => [
  ...[...outbox.values()].map(({ key, isDone, attempts, nextAt }) => messageFact(key, isDone, attempts, nextAt)),
  ...[...tasks].map((task) => `task ${task}`),
  ...[...noted].map((ref) => `noted ${ref}`),
  ...[...keys].map(([key, state]) => `key ${key} ${state}`),
  ...[...payments.keys()].map((attempt) => `outside ${attempt}`),
];

export const factsOf = (model: Model): Facts =>
  [...orderFacts(model), ...bookFacts(model), ...sideFacts(model)].toSorted();

/** What only one of the two says. */
export const differences = (expected: Facts, found: Facts): readonly string[] => {
  const [should, is] = [new Set(expected), new Set(found)];
  return [
    ...expected.filter((fact) => !is.has(fact)).map((fact) => `missing: ${fact}`),
    ...found.filter((fact) => !should.has(fact)).map((fact) => `unexpected: ${fact}`),
  ];
};

export const areSame = (one: Facts, other: Facts): boolean =>
  one.length === other.length && one.every((fact, at) => fact === other[at]);
