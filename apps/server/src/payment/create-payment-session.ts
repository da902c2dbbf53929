/**
 * The call `createPaymentSession`: one active attempt for an order, opened at the unit's provider. Amount and return
 * address are the server's own; what the browser sends is compared. The provider is asked outside any transaction, and
 * under the attempt's id, so that asking again after a crash opens no second payment.
 */
import { type Calls, HEADERS, type RequestOf } from '@offrande/api-client/contract';
import { decodeAmount, fromMinorUnits, equals } from '@offrande/domain/money';
import { callBackUrl } from '@offrande/domain/payment';
import { Result } from 'effect';
import { sql } from 'kysely';
import { inUnit, type UnitTransaction } from '../database/in-unit.ts';
import { CallRefused } from '../http/call-refused.ts';
import type { CallContext, Handler } from '../http/handler.ts';
import type { OrderBuyer } from '../order/order-rows.ts';
import { ProviderUnavailable } from '../providers/payment/payment-provider.ts';
import { uuid } from '../random.ts';
import { isCsrfToken } from '../session/csrf.ts';
import type { KnownProvider } from '../shop.ts';
import { lookAtPayment, type OpenAttempt } from './look-at-payment.ts';

type Request = RequestOf<Calls['createPaymentSession']>;

interface PayableOrder {
  readonly order_no: string;
  readonly total: bigint;
  readonly currency: string;
  readonly buyer: OrderBuyer;
}

interface Attempt extends OpenAttempt {
  readonly state: 'opening' | 'open';
  readonly amount: bigint;
  readonly redirect_url: string | null;
}

const FIRST_LOOK_MS = 60_000;

const providerOf = ({ shop, unit }: CallContext): KnownProvider => {
  const known = shop.providers.get(unit.provider);
  if (known === undefined) throw new CallRefused('paymentRefused', { field: 'pspProvider' });
  return known;
};

const checkHost = (request: Request, { shop }: CallContext): void => {
  const { origin, host } = new URL(shop.publicOrigin);
  if (![origin, host].includes(request.hostName.replace(/\/+$/, ''))) throw new CallRefused('paymentRefused', { field: 'hostName' });
};

const compare = (request: Request, order: PayableOrder, { unit }: CallContext): void => {
  const amount = decodeAmount(request.txnAmount, unit.currency);
  const isSameAmount = Result.isSuccess(amount) && equals(amount.success, fromMinorUnits(order.total, unit.currency));
  if (!isSameAmount) throw new CallRefused('priceChanged', { field: 'txnAmount' });
  if (request.txnCurrency !== order.currency) throw new CallRefused('priceChanged', { field: 'txnCurrency' });
};

/** The buyer's own order, locked, while it waits for a payment. */
const lockPayable = async (transaction: UnitTransaction, request: Request, { shop, unit, buyer }: CallContext): Promise<PayableOrder> => {
  const { rows } = await sql<PayableOrder & { is_payable: boolean }>`
    select order_no, total, currency, buyer,
      state = 'requesting' and total > 0 and expires_at > ${shop.clock()}::timestamptz as is_payable
    from purchase where order_no = ${request.orderNo} and bu_id = ${unit.id} and session_id = ${buyer.sessionId} for update`.execute(transaction);
  const order = rows[0];
  if (order === undefined) throw new CallRefused('notFound', { field: 'orderNo' });
  if (!order.is_payable) throw new CallRefused('paymentRefused', { field: 'orderNo' });
  return order;
};

const activeAttempt = async (transaction: UnitTransaction, orderNo: string): Promise<Attempt | null> => {
  const { rows } = await sql<Attempt>`
    select id, bu_id, provider, provider_ref, state, amount, redirect_url from payment_attempt
    where order_no = ${orderNo} and state in ('opening', 'open')`.execute(transaction);
  return rows[0] ?? null;
};

const newAttempt = async (transaction: UnitTransaction, order: PayableOrder, { shop, unit, buyer }: CallContext): Promise<Attempt> => {
  const { rows } = await sql<Attempt>`
    insert into payment_attempt (id, bu_id, order_no, session_id, provider, amount, currency, state, created_at)
    values (${uuid(shop.random)}, ${unit.id}, ${order.order_no}, ${buyer.sessionId}, ${unit.provider}, ${order.total.toString()}::bigint,
      ${order.currency}, 'opening', ${shop.clock()})
    returning id, bu_id, provider, provider_ref, state, amount, redirect_url`.execute(transaction);
  return rows[0]!;
};

/** The attempt to go on with, and the order it is for. */
const prepare = (request: Request, context: CallContext) =>
  inUnit(context.shop.connection, context.unit.id, async (transaction) => {
    const order = await lockPayable(transaction, request, context);
    compare(request, order, context);
    const active = await activeAttempt(transaction, order.order_no);
    return { order, isNew: active === null, attempt: active ?? (await newAttempt(transaction, order, context)) };
  });

const noteOpened = (context: CallContext, attemptId: string, opened: { providerRef: string; redirectUrl: string }) =>
  inUnit(context.shop.connection, context.unit.id, (transaction) =>
    sql`update payment_attempt set state = 'open', provider_ref = ${opened.providerRef}, redirect_url = ${opened.redirectUrl},
        next_look_at = ${new Date(context.shop.clock().getTime() + FIRST_LOOK_MS)}
      where id = ${attemptId} and state = 'opening'`.execute(transaction),
  );

const close = (context: CallContext, attemptId: string) =>
  inUnit(context.shop.connection, context.unit.id, (transaction) =>
    sql`update payment_attempt set state = 'closed' where id = ${attemptId} and state = 'opening'`.execute(transaction),
  );

const open = async (attempt: Attempt, order: PayableOrder, context: CallContext): Promise<string> => {
  const { shop, unit } = context;
  try {
    const opened = await providerOf(context).provider.open({
      attemptId: attempt.id,
      orderNo: order.order_no,
      amountMinor: attempt.amount,
      currency: unit.currency,
      email: order.buyer.email,
      language: order.buyer.language,
      returnUrl: `${callBackUrl(shop.publicOrigin, unit.id)}order`,
      notifyUrl: `${shop.publicOrigin}/api/payment/notify/${attempt.provider}`,
    });
    await noteOpened(context, attempt.id, opened);
    return opened.redirectUrl;
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    shop.log('provider unavailable', { provider: attempt.provider, attempt: attempt.id, reason: error.message });
    if (error.isRetryable) throw new CallRefused('unavailable');
    await close(context, attempt.id);
    throw new CallRefused('paymentRefused');
  }
};

export const createPaymentSession: Handler<Calls['createPaymentSession']> = async (request, context) => {
  const { shop, buyer } = context;
  if (!isCsrfToken(shop.vault, buyer, context.headers.get(HEADERS.csrfToken))) throw new CallRefused('csrfRefused');
  checkHost(request, context);
  providerOf(context);
  return context.once.outside(async () => {
    const first = await prepare(request, context);
    // A payment opened before may have ended without a word to us: then it is not the one to go back to.
    const learnt = first.isNew ? null : await lookAtPayment(shop, first.attempt);
    const { order, attempt } = learnt === null ? first : await prepare(request, context);
    const redirectUrl = attempt.redirect_url ?? (await open(attempt, order, context));
    return { redirectUrl, paymentLogId: attempt.id };
  });
};
