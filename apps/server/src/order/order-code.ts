/**
 * The calls that open a guest's order in another browser with a code sent to the order's own email. A request for an unknown
 * order writes and answers the same, but sends no mail; for a customer's order the mail links to their account, and no code
 * is accepted. Source: S2.37, A-82, reliability rows 24 and 25, decision 033.
 */
import type { Calls } from '@offrande/api-client/contract';
import { sql } from 'kysely';
import { passCaptcha } from '../captcha/pass-captcha.ts';
import type { CallContext, Handler } from '../call/handler.ts';
import { inUnit } from '../database/in-unit.ts';
import { targetHmac } from '../password/code-row.ts';
import { checkCode } from '../password/confirm-code.ts';
import { limitIdentity, limitUnit } from '../password/identity-limits.ts';
import { writeCode } from '../password/send-code.ts';

interface Asked {
  readonly email: string;
  readonly is_customers: boolean;
}

const NOT_THERE: Asked = { email: '', is_customers: false };

const send = (context: CallContext, orderNo: string): Promise<string> => {
  const { shop, unit } = context;
  return inUnit(shop.connection, unit.id, async (transaction) => {
    const { rows } = await sql<Asked>`select buyer ->> 'email' as email, customer_id is not null as is_customers
      from purchase where order_no = ${orderNo} and bu_id = ${unit.id} and sells = 'cards'`.execute(transaction);
    const { email, is_customers } = rows[0] ?? NOT_THERE;
    return writeCode(transaction, context, {
      channel: 'email',
      target: email,
      // By order, not email: a rate limit must not reveal that two orders belong to one person.
      mark: targetHmac(shop.vault, unit, 'email', `order:${orderNo}`),
      purpose: 'order',
      customerId: null,
      orderNo,
      isDecoy: sql`${email === '' || is_customers}::boolean`,
    });
  });
};

export const sendOrderCode: Handler<Calls['sendOrderCode']> = async ({ orderNo, ...captcha }, context) => {
  await limitIdentity(context, 'orderCode');
  await passCaptcha(context, 'oneTimeCode', captcha);
  await limitUnit(context, 'orderCode');
  return { reference: await send(context, orderNo) };
};

export const confirmOrderCode: Handler<Calls['confirmOrderCode']> = async ({ tokenId, code }, context) => {
  await limitIdentity(context, 'confirmCode');
  await limitUnit(context, 'confirmCode');
  const { shop, unit, buyer } = context;
  return inUnit(shop.connection, unit.id, async (transaction) => {
    const right = await checkCode(transaction, context, {
      purpose: 'order',
      channel: 'email',
      reference: tokenId,
      code,
    });
    if (right !== null)
      await sql`insert into order_grant (session_id, order_no, bu_id, granted_at)
        values (${buyer.sessionId}::uuid, ${right.orderNo}, ${unit.id}, ${shop.clock()}::timestamptz)
        on conflict on constraint order_grant_once do nothing`.execute(transaction);
    return { isRight: right !== null };
  });
};
