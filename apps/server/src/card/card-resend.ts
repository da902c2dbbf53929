/** The call `cardResend`: an own card by email, once for its key, to whom its owner names. Source: S7.94, S8.53, S8.54. */
import type { Calls } from '@offrande/api-client/contract';
import { checkResend } from '@offrande/domain/card';
import { DAY_MS } from '@offrande/domain/time';
import { Result } from 'effect';
import { sql } from 'kysely';
import { passCaptcha } from '../captcha/pass-captcha.ts';
import type { UnitTransaction } from '../database/in-unit.ts';
import { CallRefused } from '../http/call-refused.ts';
import type { CallContext, Handler } from '../http/handler.ts';
import { enqueueing } from '../jobs/outbox.ts';
import { uuid } from '../random.ts';
import { limitCall } from './limits.ts';
import { lockOwnCard, memberOf, usableFor } from './own-card.ts';

const ALLOWANCE = { perSession: 10, perAddress: 40 } as const;
const RESENDS_PER_CARD_A_DAY = 5;

/** The card's row is locked, so those that come at once are counted one by one. */
const checkSentOften = async (
  transaction: UnitTransaction,
  { shop, unit }: CallContext,
  cardId: string,
): Promise<void> => {
  const since = new Date(shop.clock().getTime() - DAY_MS);
  const { rows } = await sql<{ times: number }>`select count(*)::integer as times from card_resend
    where bu_id = ${unit.id} and card_id = ${cardId} and at > ${since}`.execute(transaction);
  if (rows[0]!.times >= RESENDS_PER_CARD_A_DAY) throw new CallRefused('tooManyRequests');
};

export const cardResend: Handler<Calls['cardResend']> = async (request, context) => {
  const { shop, unit } = context;
  await limitCall(context, 'cardResend', ALLOWANCE);
  await passCaptcha(context, 'cardResend', request);
  const checked = checkResend({ receiverEmail: request.receiverEmail });
  if (Result.isFailure(checked)) throw new CallRefused('badRequest', { field: 'receiverEmail' });
  const { receiverEmail } = checked.success;
  return context.once.inTransaction(async (transaction) => {
    const row = await lockOwnCard(transaction, context, request.cardNumber);
    usableFor('resend', context, row);
    await checkSentOften(transaction, context, row.id);
    const id = uuid(shop.random);
    await sql`
      with queued as (${enqueueing(shop, unit.id, [{ topic: 'card-resend', subject: id, at: null }])})
      insert into card_resend (id, bu_id, card_id, customer_id, receiver_email, at)
      values (${id}, ${unit.id}, ${row.id}, ${memberOf(context).id}, ${receiverEmail}, ${shop.clock()})`.execute(
      transaction,
    );
    return { receiverEmail };
  });
};
