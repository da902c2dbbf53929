/**
 * The calls of a browser that comes back from a provider. `redirectInfo` finds the payment of this session and gives a
 * token for it; `paymentResult` asks the provider what became of it and applies the answer. A return page settles
 * nothing by what its address says. Source: S7.109 to S7.113, reliability row 8.
 */
import type { Calls, ResponseOf } from '@offrande/api-client/contract';
import { callBackUrl } from '@offrande/domain/payment';
import { sql } from 'kysely';
import { inUnit } from '../database/in-unit.ts';
import { CallRefused } from '../http/call-refused.ts';
import type { CallContext, Handler } from '../http/handler.ts';
import { isCsrfToken } from '../session/csrf.ts';
import { isSameSecret } from '../vault.ts';
import { lookAtPayment, type OpenAttempt } from './look-at-payment.ts';

interface ReturnedAttempt extends OpenAttempt {
  readonly order_no: string;
  readonly state: string;
  readonly payment_id: string | null;
  readonly method: string | null;
}

const TOKEN_LIFETIME_MS = 15 * 60_000;

const markOf = ({ shop, buyer }: CallContext, attemptId: string, until: string): string =>
  shop.vault.mark('payment-return', `${buyer.sessionId}.${attemptId}.${until}`);

const makeToken = (context: CallContext, attemptId: string): string => {
  const until = String(context.shop.clock().getTime() + TOKEN_LIFETIME_MS);
  return [attemptId, until, markOf(context, attemptId, until)].join('.');
};

const readToken = (context: CallContext, token: string): string => {
  const [attemptId = '', until = '', mark = ''] = token.split('.');
  const isOurs = isSameSecret(mark, markOf(context, attemptId, until)) && Number(until) > context.shop.clock().getTime();
  if (!isOurs) throw new CallRefused('notFound', { field: 'token' });
  return attemptId;
};

/** `host + BU + /loading/` and what follows; the unit may be left out of the address of the default one. */
const checkCallBack = (address: string, { shop, unit }: CallContext): void => {
  const known = [callBackUrl(shop.publicOrigin, unit.id), `${shop.publicOrigin}/loading/`];
  if (!known.some((begin) => address.startsWith(begin))) throw new CallRefused('paymentRefused', { field: 'callBackUrl' });
};

const columns = sql`id, bu_id, provider, provider_ref, order_no, state, payment_id, method`;

const findAttempt = (context: CallContext, which: ReturnType<typeof sql>): Promise<ReturnedAttempt | null> =>
  inUnit(context.shop.connection, context.unit.id, async (transaction) => {
    const { rows } = await sql<ReturnedAttempt>`
      select ${columns} from payment_attempt
      where bu_id = ${context.unit.id} and session_id = ${context.buyer.sessionId} and ${which}
      order by created_at desc limit 1`.execute(transaction);
    return rows[0] ?? null;
  });

const isDecided = ({ state }: ReturnedAttempt): boolean => state !== 'opening' && state !== 'open';

const answerOf = (attempt: ReturnedAttempt): ResponseOf<Calls['paymentResult']> => {
  const { order_no: orderNo, payment_id: paymentId, method } = attempt;
  if (attempt.state === 'paid' && paymentId !== null) {
    return { orderNo, state: 'paid', pspResult: { paymentId, paymentMethod: method ?? '' } };
  }
  return { orderNo, state: isDecided(attempt) ? 'failed' : 'open', pspResult: null };
};

const resultOf = async (context: CallContext, attemptId: string) => {
  const byId = sql`id = ${attemptId}::uuid`;
  const attempt = await findAttempt(context, byId);
  if (attempt === null) throw new CallRefused('notFound');
  if (isDecided(attempt)) return answerOf(attempt);
  await lookAtPayment(context.shop, attempt);
  return answerOf((await findAttempt(context, byId)) ?? attempt);
};

export const redirectInfo: Handler<Calls['redirectInfo']> = async ({ csrfToken, pspProvider, callBackUrl: address }, context) => {
  if (!isCsrfToken(context.shop.vault, context.buyer, csrfToken)) throw new CallRefused('csrfRefused');
  checkCallBack(address, context);
  const attempt = await findAttempt(context, sql`provider = ${pspProvider}`);
  if (attempt === null) throw new CallRefused('notFound');
  return { token: makeToken(context, attempt.id) };
};

export const paymentResult: Handler<Calls['paymentResult']> = async ({ token, callBackUrl: address }, context) => {
  checkCallBack(address, context);
  return resultOf(context, readToken(context, token));
};

/** For providers whose return names the payment by its log id; none of them is connected here, so it is refused. */
export const paymentLogResult: Handler<Calls['paymentLogResult']> = async ({ pspProvider, paymentLogId }, context) => {
  if (!context.shop.providers.has(pspProvider)) throw new CallRefused('paymentRefused', { field: 'pspProvider' });
  if (!/^[0-9a-f-]{36}$/.test(paymentLogId)) throw new CallRefused('notFound', { field: 'paymentLogId' });
  return resultOf(context, paymentLogId);
};
