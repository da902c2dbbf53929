/**
 * Confirms a code, and spends the resulting proof. A try is counted under the row's lock before the code is checked, so that at most five
 * are checked however many are concurrent. Source: S7.53, S7.55, S8.12, reliability row 24.
 */
import { checkOneTimeCode, ONE_TIME_CODE_MAX_TRIES } from '@offrande/domain/password';
import { Result } from 'effect';
import { sql } from 'kysely';
import { inUnit, type UnitTransaction } from '../database/in-unit.ts';
import type { CallContext } from '../call/handler.ts';
import { isUuid } from '../random.ts';
import { isSameSecret } from '../vault.ts';
import { type Channel, oneTimeCode, targetHmac, type Purpose } from './code-row.ts';

/** How long a confirmed code is valid as a proof. */
export const PROOF_LIFETIME_MS = 3_600_000;

export interface CodeAttempt {
  readonly purpose: Purpose;
  /** Null for any channel. */
  readonly channel: Channel | null;
  readonly reference: string;
  readonly code: string;
}

export interface RightCode {
  readonly customerId: string | null;
  /** Null unless the code opens an order. */
  readonly orderNo: string | null;
}

interface Row {
  readonly is_decoy: boolean;
  readonly customer_id: string | null;
  readonly order_no: string | null;
}

/** Counts a try and checks it; null for a wrong code, and for one that is unknown, spent, expired or of another browser. */
export const checkCode = async (
  transaction: UnitTransaction,
  { shop, unit, buyer }: CallContext,
  { purpose, channel, reference, code }: CodeAttempt,
): Promise<RightCode | null> => {
  const now = shop.clock();
  const id = isUuid(reference) ? reference : null;
  const { rows } = await sql<Row>`
    update one_time_code set tries = tries + 1
    where id = ${id}::uuid and bu_id = ${unit.id} and session_id = ${buyer.sessionId} and purpose = ${purpose}
      and (${channel}::text is null or channel = ${channel}) and tries < ${ONE_TIME_CODE_MAX_TRIES}
      and expires_at > ${now} and used_at is null
    returning is_decoy, customer_id, order_no`.execute(transaction);
  const entered = Result.getOrElse(checkOneTimeCode(code), () => '');
  const isSame = isSameSecret(entered, oneTimeCode(shop.vault, reference));
  const [row] = rows;
  return row !== undefined && isSame && !row.is_decoy ? { customerId: row.customer_id, orderNo: row.order_no } : null;
};

/** Whether a code is right; if so, it becomes a proof. Confirming again gets the same answer as long as tries are left. */
export const confirmCode = (context: CallContext, attempt: CodeAttempt) =>
  inUnit(context.shop.connection, context.unit.id, async (transaction) => {
    const { reference } = attempt;
    const right = await checkCode(transaction, context, attempt);
    if (right !== null)
      await sql`update one_time_code set confirmed_at = coalesce(confirmed_at, ${context.shop.clock()})
        where id = ${reference} and bu_id = ${context.unit.id}`.execute(transaction);
    return { isRight: right !== null };
  });

/** A confirmed code, and what it proves to be the caller's own. */
interface Proof {
  /** Of an account, if it is not said. */
  readonly purpose?: Extract<Purpose, 'proof' | 'kyb'>;
  readonly channel: Channel;
  readonly reference: string;
  readonly target: string;
}

/** Spends a proof of this target, confirmed in this browser within the last hour. False if there is none, or it is spent. */
export const spendProof = async (
  transaction: UnitTransaction,
  { shop, unit, buyer }: CallContext,
  { purpose = 'proof', channel, reference, target }: Proof,
): Promise<boolean> => {
  const now = shop.clock();
  const { rows } = await sql`
    update one_time_code set used_at = ${now}
    where id = ${isUuid(reference) ? reference : null}::uuid and bu_id = ${unit.id} and session_id = ${buyer.sessionId}
      and purpose = ${purpose} and channel = ${channel} and target_mark = ${targetHmac(shop.vault, unit, channel, target)}
      and confirmed_at > ${new Date(now.getTime() - PROOF_LIFETIME_MS)} and used_at is null and not is_decoy
    returning id`.execute(transaction);
  return rows.length === 1;
};
