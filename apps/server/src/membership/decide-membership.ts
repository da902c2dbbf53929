/**
 * The call `activateAccountValidate`: the employer approves or rejects a member, once. The link authorises the decision. Source: S4.67,
 * S4.68, S7.29, docs/decisions/022.
 */
import type { Calls } from '@offrande/api-client/contract';
import type { MemberType } from '@offrande/domain/customer';
import { checkDecision, type DecisionRefusal, memberTypeAfter } from '@offrande/domain/member-validation';
import { Result } from 'effect';
import { sql } from 'kysely';
import { inUnit, type UnitTransaction } from '../database/in-unit.ts';
import { CallRefused, type RefusalName } from '../call/call-refused.ts';
import type { CallContext, Handler } from '../call/handler.ts';
import { notifySql, customerById } from '../note/notify.ts';
import { limitIdentity, limitUnit } from '../password/identity-limits.ts';
import { readMembershipToken } from './membership-token.ts';

const REFUSALS: Readonly<Record<DecisionRefusal['_tag'], RefusalName>> = {
  RequestOver: 'linkOver',
  DecidedOtherwise: 'membershipDecided',
};

interface Row {
  readonly customer_id: string;
  readonly corporate_code: string;
  readonly member_type: MemberType;
  readonly is_approved: boolean | null;
  readonly expires_at: Date;
}

/** Locks the request, so that a concurrent second decision sees the first. */
const findRequest = async (transaction: UnitTransaction, { unit }: CallContext, id: string): Promise<Row | null> => {
  const { rows } = await sql<Row>`
    select request.customer_id, corporate_code, member_type, is_approved, expires_at
    from membership_request as request join customer on customer.id = request.customer_id
    where request.id = ${id}::uuid and request.bu_id = ${unit.id} and closed_at is null
    for update of request, customer`.execute(transaction);
  return rows[0] ?? null;
};

const keep = async (
  transaction: UnitTransaction,
  { shop, unit }: CallContext,
  { id, row, isApproved }: { readonly id: string; readonly row: Row; readonly isApproved: boolean },
): Promise<void> => {
  const employer = unit.employerOf(row.corporate_code)?.name ?? row.corporate_code;
  const note = { kind: isApproved ? 'membershipApproved' : 'membershipRejected', detail: { employer } } as const;
  await sql`
    with decided as (
      update membership_request set decided_at = ${shop.clock()}, is_approved = ${isApproved} where id = ${id} and bu_id = ${unit.id}
    ), upgraded as (
      update customer set member_type = ${memberTypeAfter(row.member_type, isApproved)}
      where id = ${row.customer_id} and bu_id = ${unit.id}
    )
    ${notifySql(shop, unit.id, note, id, customerById(row.customer_id))}`.execute(transaction);
};

export const activateAccountValidate: Handler<Calls['activateAccountValidate']> = async (
  { token, isApproved },
  context,
) => {
  const { shop, unit } = context;
  await limitIdentity(context, 'confirmLink');
  await limitUnit(context, 'confirmLink');
  const id = readMembershipToken(shop.vault, token);
  if (id === null) throw new CallRefused('linkOver');
  return inUnit(shop.connection, unit.id, async (transaction) => {
    const row = await findRequest(transaction, context, id);
    if (row === null) throw new CallRefused('linkOver');
    const asked = { isApproved: row.is_approved, expiresAt: row.expires_at.getTime() };
    const checked = checkDecision(asked, isApproved, shop.clock().getTime());
    if (Result.isFailure(checked)) throw new CallRefused(REFUSALS[checked.failure._tag]);
    if (checked.success) await keep(transaction, context, { id, row, isApproved });
    return {};
  });
};
