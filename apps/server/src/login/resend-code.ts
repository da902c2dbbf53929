/**
 * The call `resendTwoFactorCode`: sends another code for the second step to the same address or number. An identity that awaits the owner's
 * code then awaits the new one. Every error is answered like a wrong code. Source: S4.59, A-66, docs/decisions/018, reliability rows 24
 * and 25.
 */
import type { Calls } from '@offrande/api-client/contract';
import { maskedTarget } from '@offrande/domain/password';
import { sql } from 'kysely';
import { CallRefused } from '../call/call-refused.ts';
import type { CallContext, Handler } from '../call/handler.ts';
import { inUnit } from '../database/in-unit.ts';
import { type Channel, decryptTarget } from '../password/code-row.ts';
import { limitIdentity, limitUnit } from '../password/identity-limits.ts';
import { sendCode } from '../password/send-code.ts';
import { isUuid } from '../random.ts';

/** How long after a code another one may be requested without a new login. */
const RESEND_WITHIN_MS = 3_600_000;

interface Row {
  readonly channel: Channel;
  readonly target_encrypted: string;
  readonly customer_id: string;
}

/** The previous code: of this browser, and unused. It may have expired or been blocked by wrong tries. */
const findPrevious = async ({ shop, unit, buyer }: CallContext, tokenId: string): Promise<Row | null> => {
  const since = new Date(shop.clock().getTime() - RESEND_WITHIN_MS);
  const { rows } = await inUnit(shop.connection, unit.id, (transaction) =>
    sql<Row>`
      select channel, target_encrypted, customer_id from one_time_code
      where id = ${isUuid(tokenId) ? tokenId : null}::uuid and bu_id = ${unit.id} and session_id = ${buyer.sessionId}
        and purpose = 'secondFactor' and used_at is null and created_at > ${since}`.execute(transaction),
  );
  return rows[0] ?? null;
};

/** Makes an identity that awaits the previous code await the new one. */
const moveClaim = ({ shop, unit }: CallContext, from: string, to: string): Promise<unknown> =>
  inUnit(shop.connection, unit.id, (transaction) =>
    sql`update identity_claim set code_id = ${to}::uuid where code_id = ${from}::uuid and bu_id = ${unit.id}`.execute(
      transaction,
    ),
  );

export const resendTwoFactorCode: Handler<Calls['resendTwoFactorCode']> = async ({ tokenId: before }, context) => {
  await limitIdentity(context, 'secondFactor');
  await limitUnit(context, 'secondFactor');
  const row = await findPrevious(context, before);
  if (row === null) throw new CallRefused('codeWrong');
  const { channel, customer_id: customerId } = row;
  const target = decryptTarget(context.shop.vault, row.target_encrypted);
  const tokenId = await sendCode(context, { channel, target, purpose: 'secondFactor', customerId });
  await moveClaim(context, before, tokenId);
  return { tokenId, sentTo: maskedTarget({ channel, target }) };
};
