/**
 * The call `createPaymentSession`: opens the one active attempt of an order at the unit's provider. Amount and return URL are the server's
 * own; what the browser sends is only compared. The provider is called outside any transaction.
 */
import { type Calls, HEADERS, type RequestOf } from '@offrande/api-client/contract';
import { decodeAmount, equals, fromMinorUnits } from '@offrande/domain/money';
import { isCardLike, type PaymentMeans } from '@offrande/domain/payment';
import { Result } from 'effect';
import { sql } from 'kysely';
import { inUnit, type UnitTransaction } from '../database/in-unit.ts';
import { CallRefused } from '../call/call-refused.ts';
import type { CallContext, Handler } from '../call/handler.ts';
import type { StoreAnswer } from '../call/once.ts';
import { ownedBy } from '../order/own-order.ts';
import { ProviderUnavailable } from '../providers/payment/payment-provider.ts';
import { uuid } from '../random.ts';
import { isCsrfToken } from '../session/csrf.ts';
import { type Attempt, openAtProvider, RETURN_TYPE } from './attempt.ts';
import { refreshPayment } from './refresh-payment.ts';

type Request = RequestOf<Calls['createPaymentSession']>;

/** The buyer's own order, locked, with its active attempt, if any. */
interface Payable {
  readonly is_payable: boolean;
  readonly total: bigint;
  readonly currency: string;
  readonly payment_mean: PaymentMeans;
  readonly attempt: Omit<Attempt, 'amount'> | null;
  readonly is_new: boolean;
}

/** From then on the sweep queries the payment, whether or not the opening was ever recorded. */
const FIRST_LOOK_MS = 60_000;

const checkRequest = (request: Request, { shop, unit, buyer, headers }: CallContext): void => {
  if (!isCsrfToken(shop.vault, buyer, headers.get(HEADERS.csrfToken))) throw new CallRefused('csrfRefused');
  const { origin, host } = new URL(shop.publicOrigin);
  if (![origin, host].includes(request.hostName.replace(/\/+$/, '')))
    throw new CallRefused('paymentRefused', { field: 'hostName' });
  if (!shop.providers.has(unit.provider)) throw new CallRefused('paymentRefused', { field: 'pspProvider' });
};

/** Throws if the order accepts no payment, or a different one than the browser states. */
const check = (request: Request, payable: Payable, { unit }: CallContext): void => {
  const { is_payable, total, currency, payment_mean } = payable;
  if (!is_payable || !isCardLike(payment_mean)) throw new CallRefused('paymentRefused', { field: 'orderNo' });
  const amount = decodeAmount(request.txnAmount, unit.currency);
  const isSameAmount = Result.isSuccess(amount) && equals(amount.success, fromMinorUnits(total, unit.currency));
  if (!isSameAmount) throw new CallRefused('priceChanged', { field: 'txnAmount' });
  if (request.txnCurrency !== currency) throw new CallRefused('priceChanged', { field: 'txnCurrency' });
};

/**
 * Locks the order, finds its active attempt, and creates one if there is none, all in one statement. Of two concurrent tabs, the second
 * creates none and sees none either; it finds the first one's on a retry.
 */
const findOrCreate = async (
  transaction: UnitTransaction,
  { orderNo }: Request,
  { shop, unit, buyer }: CallContext,
): Promise<Payable> => {
  const now = shop.clock();
  const { rows } = await sql<Payable>`
    with payable as materialized (
      select order_no, total, currency, buyer, payment_mean, ${RETURN_TYPE} as return_type,
        state = 'requesting' and total > 0 and expires_at > ${now}::timestamptz as is_payable
      from purchase where order_no = ${orderNo} and bu_id = ${unit.id} and ${ownedBy(buyer)} /*guard order-lock*/ for update /*end*/
    ), active as (
      select attempt.* from payment_attempt attempt join payable using (order_no) where attempt.state in ('opening', 'open')
    ), made as (
      insert into payment_attempt (id, bu_id, order_no, session_id, provider, amount, currency, state, created_at, next_look_at)
      select ${uuid(shop.random)}::uuid, ${unit.id}, order_no, ${buyer.sessionId}::uuid, ${unit.provider}, total, currency, 'opening',
        ${now}::timestamptz, ${new Date(now.getTime() + FIRST_LOOK_MS)}::timestamptz
      from payable where is_payable and not exists (select from active)
      /*guard attempt-once*/ on conflict (order_no) where state in ('opening', 'open') do nothing /*end*/
      returning *
    )
    select is_payable, total, payable.currency, payment_mean, exists (select from made) as is_new,
      case when attempt.id is not null then jsonb_build_object('id', attempt.id, 'order_no', order_no, 'provider', attempt.provider,
        'provider_ref', attempt.provider_ref, 'redirect_url', attempt.redirect_url, 'state', attempt.state,
        'payment_id', attempt.payment_id, 'method', attempt.method, 'buyer', buyer, 'return_type', return_type) end as attempt
    from payable left join (select * from active union all select * from made) attempt using (order_no)`.execute(
    transaction,
  );
  if (rows[0] === undefined) throw new CallRefused('notFound', { field: 'orderNo' });
  return rows[0];
};

/** The order's active attempt, created if there is none. */
const prepare = (
  request: Request,
  context: CallContext,
): Promise<{ readonly attempt: Attempt; readonly isNew: boolean }> =>
  inUnit(context.shop.connection, context.unit.id, async (transaction) => {
    for (;;) {
      const payable = await findOrCreate(transaction, request, context);
      check(request, payable, context);
      if (payable.attempt !== null)
        return { attempt: { ...payable.attempt, amount: payable.total }, isNew: payable.is_new };
    }
  });

/** Assigns the attempt to the browser that continues it, which may not be the one that began, because it is the one that returns. */
const takeOver = ({ shop, unit, buyer }: CallContext, attemptId: string) =>
  inUnit(shop.connection, unit.id, (transaction) =>
    sql`update payment_attempt set session_id = ${buyer.sessionId}::uuid
      where id = ${attemptId} and session_id <> ${buyer.sessionId}::uuid`.execute(transaction),
  );

const close = ({ shop, unit }: CallContext, attemptId: string) =>
  inUnit(shop.connection, unit.id, (transaction) =>
    sql`update payment_attempt set state = 'closed' where id = ${attemptId} and state = 'opening'`.execute(transaction),
  );

const open = async (attempt: Attempt, context: CallContext, keep: StoreAnswer): Promise<string> => {
  const { shop, unit } = context;
  try {
    return (await openAtProvider(shop, unit, attempt, (redirectUrl) => keep({ redirectUrl, paymentLogId: attempt.id })))
      .redirectUrl;
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
  return context.once.outside(async (keep) => {
    const first = await prepare(request, context);
    // An earlier payment may have ended without our knowing it; then it must not be resumed.
    const isOld = !first.isNew && first.attempt.state === 'open';
    const learnt = isOld ? await refreshPayment(context.shop, context.unit, first.attempt.id) : null;
    const { attempt, isNew } = learnt === null ? first : await prepare(request, context);
    if (!isNew) await takeOver(context, attempt.id);
    const redirectUrl = attempt.redirect_url ?? (await open(attempt, context, keep));
    return { redirectUrl, paymentLogId: attempt.id };
  });
};
