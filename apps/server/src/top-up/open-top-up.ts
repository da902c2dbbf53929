/**
 * The call `openTopUp`: creates a top-up, an order that adds value to an existing card or wallet. It holds nothing, is paid at the provider by
 * its number and settled like any order, and is not listed before its payment page is opened. An unpaid one for the same card or wallet is
 * cancelled. A company's wallet is filled by transfer too, which its mail describes and which waits like an order's. There is no fee.
 * Source: S1.15, S7.86, A-08, A-87, A-172, A-184.
 */
import type { Calls } from '@offrande/api-client/contract';
import { toMinorUnits } from '@offrande/domain/money';
import { holdLifetimeMs, isToOwnAccount, type PaymentMeans } from '@offrande/domain/payment';
import { Result } from 'effect';
import { type RawBuilder, sql } from 'kysely';
import type { UnitTransaction } from '../database/in-unit.ts';
import { CallRefused } from '../call/call-refused.ts';
import type { CallContext, Handler } from '../call/handler.ts';
import { newOrderNo } from '../order/new-order-no.ts';
import type { OrderBreakdown } from '../order/order-rows.ts';
import type { TopUpRow } from '../order/settlement-row.ts';
import { transferDetails } from '../order/write-order.ts';
import { enqueueSql } from '../outbox/outbox.ts';
import type { Customer } from '../call/buyer.ts';
import { ownCustomer } from '../session/own-customer.ts';
import { askAboutTopUps, awaitsTransfer, endTopUpsOf, lockTopUps } from './earlier-top-ups.ts';
import { cardTarget, type FoundTarget, walletTarget } from './top-up-target.ts';
import { moneyFrom, type TopUpWay, topUpWay } from './top-up-way.ts';

const amountOf = ({ check }: TopUpWay, found: FoundTarget, isAwaited: boolean): bigint => {
  const checked = check(found, isAwaited);
  if (Result.isFailure(checked))
    throw new CallRefused('topUpRefused', { field: 'amount', reason: checked.failure._tag });
  return toMinorUnits(checked.success);
};

interface NewTopUp {
  readonly orderNo: string;
  readonly customer: Customer;
  readonly means: PaymentMeans;
  readonly amountMinor: bigint;
  readonly account: TopUpRow['to'];
}

const NOTHING = { discount: '0', extra: '0', cardMade: '0', letter: '0', coupons: [], tax: [] } as const;

const write = async (
  transaction: UnitTransaction,
  { shop, unit, buyer, language }: CallContext,
  { orderNo, customer, means, amountMinor, account }: NewTopUp,
  keptAnswer: RawBuilder<unknown>,
): Promise<void> => {
  const now = shop.clock();
  const amount = amountMinor.toString();
  const breakdown: OrderBreakdown = { ...NOTHING, face: amount };
  const settlement: TopUpRow = {
    type: 'topUp',
    to: account,
    amountMinor: amount,
    feeMinor: '0',
    paidFrom: { type: moneyFrom(means) },
  };
  await sql`
    with kept as (${keptAnswer}),
      told as (${enqueueSql(shop, unit.id, isToOwnAccount(means) ? [transferDetails(orderNo)] : [])})
    insert into purchase (order_no, bu_id, session_id, customer_id, sells, state, payment_mean, currency, gross, coupons_applied,
      total, breakdown, settlement, buyer, created_at, expires_at)
    select ${orderNo}, ${unit.id}, ${buyer.sessionId}::uuid, customer.id, 'topUp', 'requesting', ${means}, ${unit.currency.code},
      ${amount}::bigint, 0, ${amount}::bigint, ${JSON.stringify(breakdown)}::jsonb, ${JSON.stringify(settlement)}::jsonb,
      jsonb_build_object('name', first_name || ' ' || last_name, 'email', email, 'language', ${language}::text), ${now}::timestamptz,
      ${new Date(now.getTime() + holdLifetimeMs(means))}::timestamptz
    from customer where id = ${customer.id} and bu_id = ${unit.id}`.execute(transaction);
};

export const openTopUp: Handler<Calls['openTopUp']> = async (request, context) => {
  const customer = ownCustomer(context.buyer, request.custId);
  const way = topUpWay(request, context);
  await askAboutTopUps(context, customer);
  return context.once.inTransaction(async (transaction, keep) => {
    const open = await lockTopUps(transaction, context, customer);
    const found =
      request.cardNumber === undefined
        ? await walletTarget(transaction, context, customer)
        : await cardTarget(transaction, context, request.cardNumber);
    const answer = { transactionNo: newOrderNo(context.shop.random), fee: null };
    const amountMinor = amountOf(way, found, awaitsTransfer(open));
    if (!isToOwnAccount(way.means)) await endTopUpsOf(transaction, context, open, found.account);
    const topUp = { customer, means: way.means, amountMinor, account: found.account };
    await write(transaction, context, { ...topUp, orderNo: answer.transactionNo }, keep(answer));
    return answer;
  });
};
