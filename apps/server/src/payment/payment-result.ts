/**
 * The calls of a browser that returns from a provider. `redirectInfo` finds the payment of this session and returns a token for it;
 * `paymentResult` queries the provider and applies the answer. The URL of a return page never settles anything. Source: S7.109 to
 * S7.113, A-160, A-179, reliability row 8.
 */
import type { Calls, ResponseOf } from '@offrande/api-client/contract';
import { callBackUrl, PAYMENT_PROVIDERS } from '@offrande/domain/payment';
import { hasAttemptFailed, isAttemptActive } from '@offrande/domain/payment-attempt';
import { type RawBuilder, sql } from 'kysely';
import { inUnit } from '../database/in-unit.ts';
import { CallRefused } from '../call/call-refused.ts';
import type { CallContext, Handler } from '../call/handler.ts';
import { isUuid } from '../random.ts';
import { isCsrfToken } from '../session/csrf.ts';
import { isSameSecret } from '../vault.ts';
import { type Attempt, findAttempt } from './attempt.ts';
import { refreshPayment } from './refresh-payment.ts';

const TOKEN_LIFETIME_MS = 15 * 60_000;

const returnHmac = ({ shop, buyer }: CallContext, attemptId: string, until: string): string =>
  shop.vault.hmac('payment-return', `${buyer.sessionId}.${attemptId}.${until}`);

const makeToken = (context: CallContext, attemptId: string): string => {
  const until = String(context.shop.clock().getTime() + TOKEN_LIFETIME_MS);
  return [attemptId, until, returnHmac(context, attemptId, until)].join('.');
};

const readToken = (context: CallContext, token: string): string => {
  const [attemptId = '', until = '', hmac = ''] = token.split('.');
  const isOurs =
    isSameSecret(hmac, returnHmac(context, attemptId, until)) && Number(until) > context.shop.clock().getTime();
  if (!isOurs) throw new CallRefused('notFound', { field: 'token' });
  return attemptId;
};

/** Must be `host + BU + /loading/…`; the default unit may be omitted. */
const checkCallBack = (address: string, { shop, unit }: CallContext): void => {
  const known = [callBackUrl(shop.publicOrigin, unit.id), `${shop.publicOrigin}/loading/`];
  if (!known.some((begin) => address.startsWith(begin)))
    throw new CallRefused('paymentRefused', { field: 'callBackUrl' });
};

const ownAttempt = ({ shop, unit, buyer }: CallContext, which: RawBuilder<unknown>): Promise<Attempt | null> =>
  inUnit(shop.connection, unit.id, (transaction) =>
    findAttempt(transaction, unit, sql`attempt.session_id = ${buyer.sessionId} and ${which}`),
  );

/** Only what the provider reports as failed is failed, because the order is then given up. */
const answerOf = (attempt: Attempt): ResponseOf<Calls['paymentResult']> => {
  const { order_no: orderNo, payment_id: paymentId, method } = attempt;
  if (attempt.state === 'paid' && paymentId !== null) {
    return { orderNo, state: 'paid', pspResult: { paymentId, paymentMethod: method ?? '' } };
  }
  return { orderNo, state: hasAttemptFailed(attempt.state) ? 'failed' : 'open', pspResult: null };
};

const ownAttemptById = (context: CallContext, id: string): Promise<Attempt | null> =>
  isUuid(id) ? ownAttempt(context, sql`attempt.id = ${id}::uuid`) : Promise.resolve(null);

const resultOf = async (context: CallContext, attempt: Attempt) => {
  if (!isAttemptActive(attempt.state)) return answerOf(attempt);
  await refreshPayment(context.shop, context.unit, attempt.id);
  return answerOf((await ownAttemptById(context, attempt.id)) ?? attempt);
};

export const redirectInfo: Handler<Calls['redirectInfo']> = async (
  { csrfToken, pspProvider, callBackUrl: address },
  context,
) => {
  if (!isCsrfToken(context.shop.vault, context.buyer, csrfToken)) throw new CallRefused('csrfRefused');
  checkCallBack(address, context);
  const attempt = await ownAttempt(context, sql`attempt.provider = ${pspProvider}`);
  if (attempt === null) throw new CallRefused('notFound');
  return { token: makeToken(context, attempt.id) };
};

export const paymentResult: Handler<Calls['paymentResult']> = async ({ token, callBackUrl: address }, context) => {
  checkCallBack(address, context);
  const attempt = await ownAttemptById(context, readToken(context, token));
  if (attempt === null) throw new CallRefused('notFound');
  return resultOf(context, attempt);
};

/**
 * For providers whose return identifies the payment by its log id, which is the attempt's id. The session must be the one that paid,
 * and the provider the attempt's own; a provider that returns with a token is not queried this way.
 */
export const paymentLogResult: Handler<Calls['paymentLogResult']> = async ({ pspProvider, paymentLogId }, context) => {
  const isAsked = PAYMENT_PROVIDERS[pspProvider].returnProtocol === 'paymentLog';
  if (!isAsked || !context.shop.providers.has(pspProvider))
    throw new CallRefused('paymentRefused', { field: 'pspProvider' });
  const attempt = await ownAttemptById(context, paymentLogId);
  if (attempt?.provider !== pspProvider) throw new CallRefused('notFound', { field: 'paymentLogId' });
  return resultOf(context, attempt);
};
