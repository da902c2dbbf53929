/**
 * The session of a verification: a token that a browser got for its company's email or password, good for a day in that browser alone. It
 * signs nobody in to the shop. Source: S4.80 to S4.82, A-74, A-78, A-191.
 */
import { HEADERS } from '@offrande/api-client/contract';
import { HOUR_MS } from '@offrande/domain/time';
import { type RawBuilder, sql } from 'kysely';
import { CallRefused } from '../call/call-refused.ts';
import type { CallContext } from '../call/handler.ts';
import { deleteDueSql } from '../database/delete-due.ts';
import type { UnitTransaction } from '../database/in-unit.ts';
import { isUuid } from '../random.ts';
import { hashSecret } from '../vault.ts';

const SESSION_MS = 24 * HOUR_MS;

/** Opens a session of this browser, in which a person answers for a company. */
export const openKybSession = (
  transaction: UnitTransaction,
  { shop, unit, buyer }: Pick<CallContext, 'shop' | 'unit' | 'buyer'>,
  { custId, personId, token }: { readonly custId: string; readonly personId: string; readonly token: string },
): Promise<unknown> =>
  sql`insert into kyb_session (token_hash, bu_id, session_id, customer_id, person_id, expires_at)
    values (${hashSecret(token)}, ${unit.id}, ${buyer.sessionId}, ${custId}, ${personId}, ${new Date(shop.clock().getTime() + SESSION_MS)})
    on conflict (token_hash) do nothing`.execute(transaction);

/** A condition on the id of a company: the caller's session is of this company, which the call names. */
export const isOwnCompany = (
  { shop, unit, buyer, headers }: CallContext,
  custId: string,
  customerId: RawBuilder<unknown>,
): RawBuilder<boolean> => {
  const token = headers.get(HEADERS.kybToken);
  if (token === null || !isUuid(custId)) throw new CallRefused('notAuthorized');
  return sql`${customerId} = ${custId}::uuid and exists (select from kyb_session where token_hash = ${hashSecret(token)}
    and kyb_session.bu_id = ${unit.id} and session_id = ${buyer.sessionId}::uuid and kyb_session.customer_id = ${custId}::uuid
    and expires_at > ${shop.clock()}::timestamptz)`;
};

/** Deletes sessions that are over. */
export const dropKybSessionsSql = deleteDueSql({ table: 'kyb_session', key: 'token_hash', due: 'expires_at' });

/** The statement that ends the caller's session. */
export const endKybSessionSql = ({ unit, headers }: CallContext): RawBuilder<unknown> =>
  sql`delete from kyb_session where token_hash = ${hashSecret(headers.get(HEADERS.kybToken) ?? '')} and bu_id = ${unit.id}`;
