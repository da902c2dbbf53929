/**
 * The mails about an order above its buyer's limits: the approvers are asked to decide, the buyer is told the decision. Null if the
 * recipient acts for the company no more, or is no salesman any more, or the order has moved on. Source, UX 147.
 */
import { formatMoney } from '@offrande/domain/locale';
import { fromMinorUnits } from '@offrande/domain/money';
import type { ApprovalStanding, OrderState } from '@offrande/domain/order';
import { formatInstant } from '@offrande/domain/time';
import { sql } from 'kysely';
import { inUnit } from '../database/in-unit.ts';
import type { Shop } from '../shop.ts';
import { numberStyle } from '../unit/number-style.ts';
import type { Unit } from '../unit/unit.ts';
import type { DecisionMail } from './company-letter.ts';

export const isAboutDecision = (kind: string): kind is 'orderToDecide' | 'orderDecided' =>
  kind === 'orderToDecide' || kind === 'orderDecided';

interface Row {
  readonly email: string;
  readonly language: string | null;
  readonly is_salesman: boolean;
  readonly buyer: string | null;
  readonly state: OrderState;
  readonly gross: bigint;
  readonly until: Date;
  readonly decision: Exclude<ApprovalStanding, 'awaited'> | null;
  readonly reason: string;
}

const kindOf = (kind: 'orderToDecide' | 'orderDecided', { state, decision, reason }: Row): DecisionMail | null => {
  if (kind === 'orderToDecide') return state === 'awaitingApprover' ? 'orderToDecide' : null;
  if (decision === 'approved') return state === 'requesting' ? 'orderApproved' : null;
  if (decision === 'refused') return reason === '' ? 'orderRefused' : 'orderRefusedFor';
  return decision === 'lapsed' ? 'orderLapsed' : null;
};

export const findDecisionMail = async (
  shop: Shop,
  unit: Unit,
  kind: 'orderToDecide' | 'orderDecided',
  [personId = '', orderNo = '']: readonly string[],
) => {
  const { rows } = await inUnit(shop.connection, unit.id, (transaction) =>
    sql<Row>`
      select coalesce(person.email, adviser.email) as email, person.language, adviser.id is not null as is_salesman, state, gross, expires_at as until, decision, reason,
        coalesce((select trim(first_name || ' ' || last_name) from company_person where company_person.id = purchase.placed_by),
          (select trim(first_name || ' ' || last_name) from customer where customer.id = purchase.placed_by)) as buyer
      from purchase join order_approval on order_approval.order_no = purchase.order_no
        left join company_seat seat on seat.company_id = purchase.customer_id and seat.person_id = ${personId}::uuid
        left join company_person person on person.id = seat.person_id
        left join customer adviser on adviser.id = ${personId}::uuid and adviser.bu_id = purchase.bu_id
          and adviser.member_type = 'salesman' and adviser.closed_at is null and purchase.ordered_for is not null
      where purchase.order_no = ${orderNo} and purchase.bu_id = ${unit.id} and coalesce(person.id, adviser.id) is not null`.execute(
      transaction,
    ),
  );
  const [row] = rows;
  const named = row === undefined ? null : kindOf(kind, row);
  if (row === undefined || named === null) return null;
  const language = row.language ?? unit.defaultLanguage;
  const list = row.is_salesman ? '/salesman' : '/account/approvals';
  const path = named === 'orderToDecide' ? list : `/order/${orderNo}`;
  return {
    kind: named,
    recipient: {
      to: row.email,
      language,
      url: `${shop.publicOrigin}/${unit.id}${path}`,
      values: {
        order: orderNo,
        buyer: row.buyer ?? '',
        amount: formatMoney(fromMinorUnits(BigInt(row.gross), unit.currency), numberStyle(unit, language)),
        date: formatInstant(row.until.getTime(), unit.timeZone),
        reason: row.reason,
      },
    },
  };
};
