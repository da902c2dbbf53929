/** A shop's state at one moment, one line per fact, so that model and server can be compared. */
import { accountKey } from '@offrande/domain/ledger';
import { BUYERS } from './baskets.ts';
import { isCardLocked } from './card-of-model.ts';
import type { Model } from './model.ts';
import type { ModelCardFile } from './model-records.ts';

/** Sorted lines. */
export type Facts = readonly string[];

/** The fact of a message; attempts and due time are left out once it is done. */
export const messageFact = (key: string, isDone: boolean, attempts: number, nextAt: number): string =>
  `message ${key} ${isDone ? 'done' : `tried ${attempts} due ${nextAt}`}`;

/** A card's facts; `changes` is its history in order. */
export interface ShownCard {
  readonly holder: string | null;
  readonly isProven: boolean;
  readonly wrongPins: number;
  readonly isLocked: boolean;
  readonly isBlocked: boolean;
  readonly mark: string;
  readonly isReturned: boolean;
  readonly changes: string;
}

export const cardFact = (
  name: string,
  { holder, isProven, wrongPins, isLocked, isBlocked, mark, isReturned, changes }: ShownCard,
): string => {
  const signs = { proven: isProven, locked: isLocked, blocked: isBlocked, returned: isReturned };
  const shown = Object.entries(signs).flatMap(([sign, holds]) => (holds ? [sign] : []));
  return `card ${name} of ${holder} ${mark} pins ${wrongPins} ${shown.join(' ')} after ${changes}`;
};

/** The fact of an order that a person of the company decides about. */
export const approvalFact = (order: string, decideBy: number, decision: string | null): string =>
  `approval ${order} by ${decideBy} ${decision}`;

/** A quotation's facts. `company`: the name of the account that it is of. */
export interface ShownQuotation {
  readonly company: string | null;
  readonly totalMinor: bigint;
  readonly validUntil: number;
  readonly isDisabled: boolean;
}

export const quotationFact = (name: string, { company, totalMinor, validUntil, isDisabled }: ShownQuotation): string =>
  `quotation ${name} of ${company} total ${totalMinor} until ${validUntil}${isDisabled ? ' disabled' : ''}`;

/** The fact that a quotation noted an order. */
export const notedOrderFact = (quotation: string, order: string): string =>
  `quotation ${quotation} ordered as ${order}`;

export const fileFact = (
  order: string,
  { cards, pieces, keptUntil, linkUntil, takenAt, newLinks, code }: Omit<ModelCardFile, 'order'>,
): string =>
  `file of ${order} cards ${cards} pieces ${pieces} kept ${keptUntil} link ${newLinks} by ${code} until ${linkUntil} taken ${takenAt}`;

/** A code's facts. `buyer`: the name of the browser that asked for it. */
export interface ShownCode {
  readonly order: string;
  readonly buyer: string;
  readonly tries: number;
  readonly expiresAt: number;
}

export const codeFact = (name: string, { order, buyer, tries, expiresAt }: ShownCode): string =>
  `code ${name} for ${order} of ${buyer} tried ${tries} until ${expiresAt}`;

/** The facts of numbered documents: who has one, and which numbers of each series and year were taken, in whatever order. */
export const numberFacts = (
  documents: readonly { readonly subject: string; readonly series: string; readonly number: number }[],
): readonly string[] =>
  documents.flatMap(({ subject, series, number }) => [`numbered ${subject} in ${series}`, `taken ${series} ${number}`]);

/** Numbers without gaps. */
const numberedFacts = ({ numbered }: Model): readonly string[] => {
  const documents = [...numbered].map(([subject, year]) => ({ subject, series: `${subject.split(' ')[0]!} ${year}` }));
  return [...Map.groupBy(documents, ({ series }) => series).values()].flatMap((ofSeries) =>
    numberFacts(ofSeries.map((document, at) => ({ ...document, number: at + 1 }))),
  );
};

/** The fact of a file that a browser got by a link. */
export const downloadFact = (link: string): string => `downloaded ${link}`;

const orderFacts = ({ orders, attempts, cards }: Model): readonly string[] => [
  ...[...orders.values()].map(
    ({ name, buyer, path, totalMinor, paymentId, expiresAt, unlockedBy }) =>
      `order ${name} of ${buyer} ${path.join('>')} total ${totalMinor} paid ${paymentId} unlocked ${unlockedBy} until ${expiresAt}`,
  ),
  ...[...orders.values()].flatMap(({ name, approval }) =>
    approval === null ? [] : [approvalFact(name, approval.decideBy, approval.decision)],
  ),
  ...[...cards.values()].map((card) => {
    const { name, holder, isProven, wrongPins, isBlocked, mark, isReturned, changes } = card;
    return cardFact(name, {
      holder: holder === null ? null : BUYERS[holder]!.member,
      isProven,
      wrongPins,
      isLocked: isCardLocked(card),
      isBlocked,
      mark,
      isReturned,
      changes: changes.join('>'),
    });
  }),
  ...[...attempts.values()].map(
    ({ name, state, isRefKnown, hasRedirect, paymentId, looks, nextLookAt }) =>
      `attempt ${name} ${state} ref ${isRefKnown} redirect ${hasRedirect} paid ${paymentId} looks ${looks} next ${nextLookAt}`,
  ),
];

const staffFacts = ({ tasks, suspended, bookings, refunds }: Model): readonly string[] => [
  ...[...tasks].map(([task, { isClosed }]) => `task ${task}${isClosed ? ' closed' : ''}`),
  ...[...suspended.values()].map(
    ({ paymentId, origin, order, amountMinor, state }) =>
      `suspended ${paymentId} ${origin} ${order} ${amountMinor} ${state}`,
  ),
  ...[...bookings.values()].map(
    ({ reference, order, amountMinor, outcome }) => `booked ${reference} ${order} ${amountMinor} ${outcome}`,
  ),
  ...[...refunds.values()].map(
    ({ id, order, priceMinor, moneyMinor, isPaidBack }) =>
      `refund ${id} ${order} ${priceMinor} ${moneyMinor} ${isPaidBack ? 'paid back' : 'owed'}`,
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

const recordFacts = ({ quotations, files, codes, downloads }: Model): readonly string[] => [
  ...[...quotations.values()].map(({ name, buyer, totalMinor, validUntil, isDisabled }) =>
    quotationFact(name, { company: BUYERS[buyer]!.member, totalMinor, validUntil, isDisabled }),
  ),
  ...[...quotations.values()].flatMap(({ name, orders }) => orders.map((order) => notedOrderFact(name, order))),
  ...[...files.values()].map(({ order, ...file }) => fileFact(order, file)),
  ...[...codes.values()].map(({ name, order, buyer, tries, expiresAt }) =>
    codeFact(name, { order, buyer: String(buyer), tries, expiresAt }),
  ),
  ...downloads.map(downloadFact),
];

const sideFacts = ({ outbox, noted, keys, payments }: Model): readonly string[] => [
  ...[...outbox.values()].map(({ key, isDone, attempts, nextAt }) => messageFact(key, isDone, attempts, nextAt)),
  ...[...noted].map((ref) => `noted ${ref}`),
  ...[...keys].map(([key, state]) => `key ${key} ${state}`),
  ...[...payments.keys()].map((attempt) => `outside ${attempt}`),
];

export const listFacts = (model: Model): Facts =>
  [
    ...orderFacts(model),
    ...bookFacts(model),
    ...staffFacts(model),
    ...recordFacts(model),
    ...numberedFacts(model),
    ...sideFacts(model),
  ].toSorted();

/** The facts that are not among `others`, each as often as it is missing there. */
const without = (facts: Facts, others: Facts): Facts => {
  const left = Map.groupBy(others, (fact) => fact);
  return facts.filter((fact) => left.get(fact)?.pop() === undefined);
};

/** The facts that only one of the two has. */
export const differences = (expected: Facts, found: Facts): readonly string[] => [
  ...without(expected, found).map((fact) => `missing: ${fact}`),
  ...without(found, expected).map((fact) => `unexpected: ${fact}`),
];

export const areSame = (one: Facts, other: Facts): boolean =>
  one.length === other.length && one.every((fact, at) => fact === other[at]);
