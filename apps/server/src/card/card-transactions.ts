/**
 * The call `cardTransactions`: a card's history, a view of the books. For the card's owner, or with a captcha for a session that has
 * proven the PIN within the last ten minutes. Source: S3.99, S4.2, S7.91, reliability row 6.
 */
import type { Calls, ResponseOf } from '@offrande/api-client/contract';
import { CARD_PROOF_MS } from '@offrande/domain/card';
import { cardEventOf, isExpiry, type JournalKind } from '@offrande/domain/ledger';
import { encodeAmount, fromMinorUnits } from '@offrande/domain/money';
import { PAGE_SIZE } from '@offrande/domain/paging';
import { formatIso } from '@offrande/domain/time';
import { type RawBuilder, sql } from 'kysely';
import { passCaptcha } from '../captcha/pass-captcha.ts';
import { inUnit, type UnitTransaction } from '../database/in-unit.ts';
import { CallRefused } from '../call/call-refused.ts';
import type { CallContext, Handler } from '../call/handler.ts';
import type { Unit } from '../unit/unit.ts';
import { limitCall } from './limit-call.ts';
import { byNumber } from './own-card.ts';

const ALLOWANCE = { perSession: 60, perAddress: 240 } as const;

interface EventRow {
  readonly kind: JournalKind;
  readonly cause_id: string;
  readonly at: Date;
  readonly amount: bigint;
  readonly balance_after: bigint;
}

/** The kinds whose cause the card's holder may see: an order paid, a top-up, a transfer; but not the giver's order. */
const NAMED: ReadonlySet<JournalKind> = new Set<JournalKind>(['settle', 'topUp', 'transfer']);

type Event = ResponseOf<Calls['cardTransactions']>['transactionList'][number];

const eventOf = ({ kind, cause_id, at, amount, balance_after }: EventRow, { currency }: Unit): Event => ({
  kind: cardEventOf(kind, amount),
  amount: encodeAmount(fromMinorUnits(amount < 0n ? -amount : amount, currency)),
  balanceAfter: encodeAmount(fromMinorUnits(balance_after, currency)),
  at: formatIso(at.getTime()),
  reference: NAMED.has(kind) ? cause_id : null,
  ...(isExpiry(kind) ? { isExpiry: true } : {}),
});

const readPage = async (transaction: UnitTransaction, unit: Unit, accountId: string, page: number) => {
  const { rows: counted } = await sql<{ times: number }>`
    select count(*)::integer as times from entry where account_id = ${accountId}`.execute(transaction);
  const { rows } = await sql<EventRow>`
    select journal.kind, journal.cause_id, journal.at, entry.amount, entry.balance_after
    from entry join journal on journal.id = entry.journal_id where entry.account_id = ${accountId}
    order by entry.no desc limit ${PAGE_SIZE} offset ${(page - 1) * PAGE_SIZE}`.execute(transaction);
  return { totalCount: counted[0]!.times, transactionList: rows.map((row) => eventOf(row, unit)) };
};

const accountOf = async (
  { shop, unit }: CallContext,
  which: RawBuilder<unknown>,
  right: RawBuilder<unknown>,
): Promise<string | null> =>
  inUnit(shop.connection, unit.id, async (transaction) => {
    const { rows } = await sql<{ account_id: string }>`
      select card.account_id from card where card.bu_id = ${unit.id} and ${which} and ${right}`.execute(transaction);
    return rows[0]?.account_id ?? null;
  });

const own = ({ buyer }: CallContext): RawBuilder<unknown> =>
  sql`card.customer_id = ${buyer.customer?.id ?? null}::uuid`;

const proven = ({ shop, buyer }: CallContext): RawBuilder<unknown> => sql`not card.is_blocked and not card.is_locked
  and exists (select from card_proof where card_proof.card_id = card.id and card_proof.session_id = ${buyer.sessionId}
    and card_proof.proven_at > ${new Date(shop.clock().getTime() - CARD_PROOF_MS)})`;

export const cardTransactions: Handler<Calls['cardTransactions']> = async (request, context) => {
  const { shop, unit } = context;
  await limitCall(context, 'cardTransactions', ALLOWANCE);
  const which = byNumber(context, request.cardNumber);
  let accountId = await accountOf(context, which, own(context));
  if (accountId === null) {
    await passCaptcha(context, 'cardTransactions', request);
    accountId = await accountOf(context, which, proven(context));
  }
  if (accountId === null) throw new CallRefused('notFound', { field: 'cardNumber' });
  const found = accountId;
  return inUnit(shop.connection, unit.id, (transaction) => readPage(transaction, unit, found, request.pageNo));
};
