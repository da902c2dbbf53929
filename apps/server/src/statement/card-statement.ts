/**
 * The call `cardStatement`: the movements of the caller's card in a period, as PDF in the language of the page. Its source is the books, as for
 * the card's history. Limited to the newest movements, since every few of them need a page. Source: S3.99.
 */
import type { Calls } from '@offrande/api-client/contract';
import { maskCardNumber } from '@offrande/domain/card';
import type { CardEvent, CardEventKind } from '@offrande/domain/card-history';
import { cardStatement as statementOf, statementRange, type StatementRange } from '@offrande/domain/card-statement';
import { cardEventOf, type JournalKind } from '@offrande/domain/ledger';
import { formatMoney } from '@offrande/domain/locale';
import { fromMinorUnits, type Money } from '@offrande/domain/money';
import { type CalendarDate, compareDates, formatDate, localDate } from '@offrande/domain/time';
import { sql } from 'kysely';
import type { CallContext, Handler } from '../call/handler.ts';
import { productFacts } from '../card/card-products.ts';
import { type CardRow, toCard, todayIn } from '../card/card-row.ts';
import { limitCall } from '../card/limit-call.ts';
import { readOwnCard } from '../card/own-card.ts';
import { inUnit, type UnitTransaction } from '../database/in-unit.ts';
import { type DeliveryWords, deliveryWords, fill, languageAttributes } from '../mail/words.ts';
import { numberStyle } from '../unit/number-style.ts';
import type { Unit } from '../unit/unit.ts';
import type { StatementDocument } from './statement-document.ts';

const ALLOWANCE = { perSession: 30, perAddress: 120 } as const;

/** The maximum number of movements in a statement. */
const MOVEMENTS_MAX = 500;

interface EntryRow {
  readonly kind: JournalKind;
  readonly cause_id: string;
  readonly at: Date;
  readonly amount: bigint;
  readonly balance_after: bigint;
}

const NAMED: ReadonlySet<JournalKind> = new Set<JournalKind>(['settle', 'topUp', 'transfer']);

const eventOf = ({ kind, cause_id, at, amount, balance_after }: EntryRow, { currency }: Unit): CardEvent => ({
  kind: cardEventOf(kind, amount),
  amount: fromMinorUnits(amount < 0n ? -amount : amount, currency),
  balanceAfter: fromMinorUnits(balance_after, currency),
  at: at.getTime(),
  reference: NAMED.has(kind) ? cause_id : null,
});

/** Oldest first; one more than is listed, for the opening balance. */
const readEvents = async (
  transaction: UnitTransaction,
  unit: Unit,
  accountId: string,
): Promise<readonly CardEvent[]> => {
  const { rows } = await sql<EntryRow>`
    select journal.kind, journal.cause_id, journal.at, entry.amount, entry.balance_after
    from entry join journal on journal.id = entry.journal_id where entry.account_id = ${accountId}
    order by entry.no desc limit ${MOVEMENTS_MAX + 1}`.execute(transaction);
  return rows.toReversed().map((row) => eventOf(row, unit));
};

const MOVEMENT_WORDS: Readonly<Record<CardEventKind, keyof DeliveryWords>> = {
  activate: 'movementActivate',
  reload: 'movementReload',
  transfer: 'movementTransfer',
  redeem: 'movementRedeem',
  received: 'movementReceived',
  void: 'movementVoid',
  // These move nothing, so no statement lists them.
  cancelled: 'movementVoid',
  confirmed: 'movementRedeem',
  requesting: 'movementRedeem',
};

/** The days covered by the statement: from the period's first day, or the first movement's if the period has none. */
const periodText = ({ from, to }: StatementRange, first: string | undefined): string =>
  `${from === null ? (first ?? formatDate(to)) : formatDate(from)} – ${formatDate(to)}`;

/** Today, or the day of the last movement if the database's clock is ahead: the closing balance is the card's current one. */
const lastDay = ({ shop, unit }: CallContext, events: readonly CardEvent[]): CalendarDate => {
  const today = todayIn(shop, unit);
  const last = events.at(-1);
  const moved = last === undefined ? today : localDate(last.at, unit.timeZone);
  return compareDates(moved, today) > 0 ? moved : today;
};

const documentOf = (
  context: CallContext,
  row: CardRow,
  events: readonly CardEvent[],
  range: StatementRange,
): StatementDocument => {
  const { shop, unit, language } = context;
  const words = deliveryWords(language);
  const style = numberStyle(unit, language);
  const write = (amount: Money): string => formatMoney(amount, style);
  const isCut = events.length > MOVEMENTS_MAX;
  const whole = statementOf(events, range, { timeZone: unit.timeZone, currency: unit.currency });
  const listed = isCut ? whole.movements.slice(-MOVEMENTS_MAX) : whole.movements;
  const opening = whole.movements.length > listed.length ? whole.movements[0]!.balance : whole.opening;
  return {
    ...languageAttributes(language),
    shopName: unit.name,
    title: words.statementTitle,
    facts: [
      [words.statementCard, productFacts(unit, row.item_code, language).productName],
      [words.cardNumber, maskCardNumber(toCard(shop, unit, row).cardNumber)],
      [words.statementPeriod, periodText(range, whole.movements[0] && formatDate(whole.movements[0].on))],
      [words.expiresOn, row.expires_on],
      [words.statementMade, formatDate(todayIn(shop, unit))],
    ],
    opening: [words.statementOpening, write(opening)],
    closing: [words.statementClosing, write(whole.closing)],
    columns: [words.statementDate, words.statementWhat, words.invoiceAmount, words.statementBalance],
    rows: listed.map(({ on, kind, change, balance, reference }) => ({
      date: formatDate(on),
      what: words[MOVEMENT_WORDS[kind]],
      reference: reference ?? '',
      amount: write(change),
      balance: write(balance),
    })),
    note: isCut
      ? fill(words.statementCut, { count: String(MOVEMENTS_MAX) })
      : listed.length === 0
        ? words.statementNone
        : '',
  };
};

export const cardStatement: Handler<Calls['cardStatement']> = async ({ cardNumber, period }, context) => {
  const { shop, unit } = context;
  await limitCall(context, 'cardStatement', ALLOWANCE);
  const { row, events } = await inUnit(shop.connection, unit.id, async (transaction) => {
    const own = await readOwnCard(transaction, context, cardNumber);
    return { row: own, events: await readEvents(transaction, unit, own.account_id) };
  });
  const range = statementRange(period, lastDay(context, events));
  const { renderStatement } = await import('./statement-document.ts');
  const pdf = await renderStatement(documentOf(context, row, events, range));
  return {
    fileName: `${unit.name.toLowerCase()}-${cardNumber.slice(-4)}-${formatDate(range.to).replaceAll('/', '-')}.pdf`,
    contentType: 'application/pdf',
    content: Buffer.from(pdf).toString('base64'),
  };
};
