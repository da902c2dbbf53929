/**
 * Sends a code. The statements and the time they take are the same whether or not the address has an account: if it has, another mail is
 * sent, and no code is accepted. Source: S7.52, S7.54, A-58, A-82, reliability rows 24, 25, 28.
 */
import { ONE_TIME_CODE_LIFETIME_SECONDS } from '@offrande/domain/password';
import { type RawBuilder, sql } from 'kysely';
import type { UnitTransaction } from '../database/in-unit.ts';
import { inUnit } from '../database/in-unit.ts';
import { CallRefused } from '../call/call-refused.ts';
import type { CallContext } from '../call/handler.ts';
import { enqueueSql } from '../outbox/outbox.ts';
import { uuid } from '../random.ts';
import { type Channel, encryptTarget, targetHmac, type Purpose } from './code-row.ts';
import { foldedEmail, memberTypesOf } from './credential.ts';
import { CODES_PER_TARGET } from './identity-limits.ts';

export interface CodeToSend {
  readonly channel: Channel;
  readonly target: string;
  readonly purpose: Purpose;
  /** The customer who signs in with it; null for a proof. */
  readonly customerId: string | null;
}

/** Serialises concurrent requests for the same target, so that each is counted. */
const lockTarget = (transaction: UnitTransaction, mark: string): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(hashtextextended(${mark}, 0))`.execute(transaction);

const checkPace = async (
  transaction: UnitTransaction,
  { shop, unit }: CallContext,
  mark: string,
  purpose: Purpose,
): Promise<void> => {
  const now = shop.clock().getTime();
  const { perDay, apartSeconds } = CODES_PER_TARGET[purpose];
  const { rows } = await sql<{ sent: number; is_close: boolean }>`
    select count(*)::integer as sent, coalesce(max(created_at) > ${new Date(now - apartSeconds * 1000)}, false) as is_close
    from one_time_code where bu_id = ${unit.id} and target_mark = ${mark} and purpose = ${purpose}
      and created_at > ${new Date(now - 86_400_000)}`.execute(transaction);
  if (rows[0]!.sent >= perDay || rows[0]!.is_close) throw new CallRefused('tooManyRequests');
};

/** Whether an individual already has this email, so that a proof could not open an account. */
const isTaken = ({ unit }: CallContext, { channel, purpose, target }: CodeToSend): RawBuilder<boolean> =>
  sql`(${channel === 'email' && purpose === 'proof'} and exists (select from customer where bu_id = ${unit.id}
    and member_type = any(${memberTypesOf('individual')}::text[]) and email_key = ${foldedEmail(target)} and closed_at is null))`;

interface CodeToWrite extends CodeToSend {
  /** The key by which codes are counted. */
  readonly mark: string;
  /** The order that the code opens. */
  readonly orderNo: string | null;
  /** Whether no code is accepted. */
  readonly isDecoy: RawBuilder<boolean>;
}

/** Writes a code to be sent; returns its id. Invalidates this browser's previous code for the same target. */
export const writeCode = async (
  transaction: UnitTransaction,
  context: CallContext,
  code: CodeToWrite,
): Promise<string> => {
  const { shop, unit, buyer, language } = context;
  const { channel, target, purpose, customerId, mark, orderNo, isDecoy } = code;
  await lockTarget(transaction, mark);
  await checkPace(transaction, context, mark, purpose);
  const id = uuid(shop.random);
  const now = shop.clock();
  const endsAt = new Date(now.getTime() + ONE_TIME_CODE_LIFETIME_SECONDS * 1000);
  const topic = channel === 'email' ? 'account-email' : 'account-sms';
  await sql`with before as (
        update one_time_code set expires_at = ${now}::timestamptz where bu_id = ${unit.id} and target_mark = ${mark}
          and purpose = ${purpose} and session_id = ${buyer.sessionId}::uuid and confirmed_at is null and expires_at > ${now}::timestamptz
      ), written as (
        insert into one_time_code (id, bu_id, session_id, purpose, channel, target_mark, target_encrypted, language, is_decoy,
          customer_id, order_no, created_at, expires_at)
        values (${id}::uuid, ${unit.id}, ${buyer.sessionId}::uuid, ${purpose}, ${channel}, ${mark},
          ${encryptTarget(shop.vault, target)}, ${language}, ${isDecoy}, ${customerId}::uuid, ${orderNo},
          ${now}::timestamptz, ${endsAt}::timestamptz)
      )
      ${enqueueSql(shop, unit.id, [{ topic, subject: `code/${id}`, at: null }])}`.execute(transaction);
  return id;
};

/** Sends a code to an email address or a mobile number; returns its id. */
export const sendCode = (context: CallContext, code: CodeToSend): Promise<string> => {
  const { shop, unit } = context;
  const mark = targetHmac(shop.vault, unit, code.channel, code.target);
  return inUnit(shop.connection, unit.id, (transaction) =>
    writeCode(transaction, context, { ...code, mark, orderNo: null, isDecoy: isTaken(context, code) }),
  );
};
