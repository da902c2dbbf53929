/**
 * The call `requestQuotation`: prices the cards without coupons, stores the quotation for its owner, the company it is for, and sends it to
 * the email. Nothing is
 * booked, held or paid. A limit per recipient protects mailboxes. Source: S6.14, S7.99, A-40.
 */
import type { Calls } from '@offrande/api-client/contract';
import {
  checkMayQuote,
  newQuotation,
  prepareQuotation,
  type QuotationDetail,
  quotationReminderAt,
} from '@offrande/domain/quotation';
import { quotationDetailAnswer } from '@offrande/domain/quotation/schema';
import { needsApproval } from '@offrande/domain/salesman-terms';
import { Result, Schema } from 'effect';
import { sql } from 'kysely';
import { readOrderingCompany } from '../customer/ordered-for.ts';
import type { UnitTransaction } from '../database/in-unit.ts';
import { QUOTATIONS_PER_RECIPIENT } from '../call/call-limits.ts';
import { CallRefused } from '../call/call-refused.ts';
import type { CallContext, Handler } from '../call/handler.ts';
import { type Counted, countSql, type Limit, refuseOver, limitRows } from '../call/rate-limit.ts';
import { foldedEmail } from '../password/credential.ts';
import { enqueueSql, type NewMessage } from '../outbox/outbox.ts';
import { checkedOrder, tradeRows } from '../order/checked-order.ts';
import { newOrderNo } from '../order/new-order-no.ts';
import { kindOf } from '../call/buyer.ts';

const refuse = (reason: string): CallRefused => new CallRefused('quotationRefused', { reason });

const recipientLimit = ({ shop, unit }: CallContext, { email }: QuotationDetail): Limit => ({
  ...QUOTATIONS_PER_RECIPIENT,
  subject: `quotation:to:${shop.vault.hmac('quotation-recipient', `${unit.id}:${foldedEmail(email)}`)}`,
});

/** The mail with the quotation, and the one before it ends (A-185). */
const messagesOf = (quotation: QuotationDetail, timeZone: string): readonly NewMessage[] => {
  const { orderNo: subject } = quotation;
  const remindAt = quotationReminderAt(quotation, timeZone);
  return [
    { topic: 'quotation', subject, at: null },
    ...(remindAt === null ? [] : [{ topic: 'quotation-reminder', subject, at: new Date(remindAt) } as const]),
  ];
};

/** Throws past the recipient's limit, so that the rollback leaves neither the quotation nor the count. */
const write = async (
  transaction: UnitTransaction,
  context: CallContext,
  quotation: QuotationDetail,
  ownerId: string | null,
): Promise<void> => {
  const { shop, unit, language } = context;
  const { orderNo } = quotation;
  const detail = JSON.stringify(Schema.encodeSync(quotationDetailAnswer(unit.currency))(quotation));
  const limit = recipientLimit(context, quotation);
  const { rows } = await sql<Counted>`
    with counted as (${countSql(limitRows([limit], shop.clock()))}),
      queued as (${enqueueSql(shop, unit.id, messagesOf(quotation, unit.timeZone))})
    insert into quotation (order_no, bu_id, owner_id, detail, language, created_at)
    values (${orderNo}, ${unit.id}, ${ownerId}::uuid, ${detail}::jsonb, ${language}, ${shop.clock()}::timestamptz)
    returning (select subject from counted) as subject, (select times from counted) as times`.execute(transaction);
  refuseOver(rows, [limit]);
};

export const requestQuotation: Handler<Calls['requestQuotation']> = async ({ email, ...payload }, context) => {
  const { shop, unit, buyer } = context;
  const kind = kindOf(buyer);
  const may = checkMayQuote(kind);
  if (Result.isFailure(may)) throw refuse(may.failure._tag);
  return context.once.inTransaction(
    async (transaction, _, rows) => {
      const { cart, trade } = checkedOrder(payload, context, rows, readOrderingCompany);
      const customerId = trade.company?.customerId ?? null;
      // Nobody decides about a quotation, and its terms hold once it is sent.
      if (kind === 'salesman' && needsApproval(cart, unit.salesmanApprovalFrom)) throw refuse('ApprovalNeeded');
      const prepared = prepareQuotation({
        cart,
        pricing: { policy: unit.cartPolicyFor(kind), discounts: trade.discounts },
        facts: {
          unitId: unit.id,
          customerId,
          chosenMeans: payload.paymentMean,
          reward: null,
          imageUrl: payload.orderImageUrl ?? null,
          draftId: payload.tempId ?? null,
        },
        buyer: kind,
        email,
      });
      if (Result.isFailure(prepared)) throw refuse(prepared.failure._tag);
      const orderNo = newOrderNo(shop.random);
      const now = shop.clock().getTime();
      const made = newQuotation(orderNo, now, cart, prepared.success, unit.cartPolicyFor(kind), unit.quotationValidity);
      await write(transaction, context, made, customerId);
      return { orderNo };
    },
    tradeRows(payload, context),
  );
};
