/**
 * The call `createPaymentSession`: one active attempt for an order, opened at the unit's provider. Amount and return
 * address are the server's own; what the browser sends is compared. The provider is asked outside any transaction.
 */
import { type Calls, HEADERS, type RequestOf } from '@offrande/api-client/contract';
import { decodeAmount, equals, fromMinorUnits } from '@offrande/domain/money';
import { Result } from 'effect';
import { sql } from 'kysely';
import { inUnit, type UnitTransaction } from '../database/in-unit.ts';
import { CallRefused } from '../http/call-refused.ts';
import type { CallContext, Handler } from '../http/handler.ts';
import { ProviderUnavailable } from '../providers/payment/payment-provider.ts';
import { uuid } from '../random.ts';
import { isCsrfToken } from '../session/csrf.ts';
import { type Attempt, findAttempt, insertAttempt, openAtProvider } from './attempt.ts';
import { lookAtPayment } from './look-at-payment.ts';

type Request = RequestOf<Calls['createPaymentSession']>;

interface PayableOrder {
  readonly order_no: string;
  readonly total: bigint;
  readonly currency: string;
}

const checkRequest = (request: Request, { shop, unit, buyer, headers }: CallContext): void => {
  if (!isCsrfToken(shop.vault, buyer, headers.get(HEADERS.csrfToken))) throw new CallRefused('csrfRefused');
  const { origin, host } = new URL(shop.publicOrigin);
  if (![origin, host].includes(request.hostName.replace(/\/+$/, '')))
    throw new CallRefused('paymentRefused', { field: 'hostName' });
  if (!shop.providers.has(unit.provider)) throw new CallRefused('paymentRefused', { field: 'pspProvider' });
};

const compare = (request: Request, order: PayableOrder, { unit }: CallContext): void => {
  const amount = decodeAmount(request.txnAmount, unit.currency);
  const isSameAmount = Result.isSuccess(amount) && equals(amount.success, fromMinorUnits(order.total, unit.currency));
  if (!isSameAmount) throw new CallRefused('priceChanged', { field: 'txnAmount' });
  if (request.txnCurrency !== order.currency) throw new CallRefused('priceChanged', { field: 'txnCurrency' });
};

/** The buyer's own order, locked, while it waits for a payment. */
const lockPayable = async (
  transaction: UnitTransaction,
  request: Request,
  { shop, unit, buyer }: CallContext,
): Promise<PayableOrder> => {
  const { rows } = await sql<PayableOrder & { is_payable: boolean }>`
    select order_no, total, currency, state = 'requesting' and total > 0 and expires_at > ${shop.clock()}::timestamptz as is_payable
    from purchase where order_no = ${request.orderNo} and bu_id = ${unit.id} and session_id = ${buyer.sessionId} for update`.execute(
    transaction,
  );
  const order = rows[0];
  if (order === undefined) throw new CallRefused('notFound', { field: 'orderNo' });
  if (!order.is_payable) throw new CallRefused('paymentRefused', { field: 'orderNo' });
  return order;
};

/** The attempt to go on with, made where the order has none that is active. */
const prepare = (
  request: Request,
  context: CallContext,
): Promise<{ readonly attempt: Attempt; readonly isNew: boolean }> =>
  inUnit(context.shop.connection, context.unit.id, async (transaction) => {
    const { shop, unit, buyer } = context;
    const order = await lockPayable(transaction, request, context);
    compare(request, order, context);
    const active = sql`attempt.order_no = ${order.order_no} and attempt.state in ('opening', 'open')`;
    const known = await findAttempt(transaction, unit, active);
    if (known !== null) return { attempt: known, isNew: false };
    const fresh = { id: uuid(shop.random), orderNo: order.order_no, sessionId: buyer.sessionId, amount: order.total };
    await insertAttempt(transaction, shop, unit, fresh);
    return { attempt: (await findAttempt(transaction, unit, active))!, isNew: true };
  });

const close = ({ shop, unit }: CallContext, attemptId: string) =>
  inUnit(shop.connection, unit.id, (transaction) =>
    sql`update payment_attempt set state = 'closed' where id = ${attemptId} and state = 'opening'`.execute(transaction),
  );

const open = async (attempt: Attempt, context: CallContext): Promise<string> => {
  const { shop, unit } = context;
  try {
    return (await openAtProvider(shop, unit, attempt)).redirectUrl;
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    shop.log('provider unavailable', { provider: attempt.provider, attempt: attempt.id, reason: error.message });
    if (error.isRetryable) throw new CallRefused('unavailable');
    await close(context, attempt.id);
    throw new CallRefused('paymentRefused');
  }
};

export const createPaymentSession: Handler<Calls['createPaymentSession']> = async (request, context) => {
  checkRequest(request, context);
  return context.once.outside(async () => {
    const first = await prepare(request, context);
    // A payment opened before may have ended without a word to us: then it is not the one to go back to.
    const isOld = !first.isNew && first.attempt.state === 'open';
    const learnt = isOld ? await lookAtPayment(context.shop, context.unit, first.attempt.id) : null;
    const { attempt } = learnt === null ? first : await prepare(request, context);
    const redirectUrl = attempt.redirect_url ?? (await open(attempt, context));
    return { redirectUrl, paymentLogId: attempt.id };
  });
};
