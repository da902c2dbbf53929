/**
 * The call `queryCard`: a card's balance for anyone with its number and PIN, guests too. Without a cart it also opens the
 * card's history in this session for ten minutes; with one it is the coupon query. All refusals to strangers are the same
 * answer, and the third wrong attempt needs a captcha. Source: S6.2, S7.90, S7.103, reliability rows 3, 4, 6.
 */
import type { Calls, RequestOf, ResponseOf } from '@offrande/api-client/contract';
import { cardStateOf, normalisePin } from '@offrande/domain/card';
import { normaliseCardNumber } from '@offrande/domain/coupon';
import { encodeAmount, fromMinorUnits } from '@offrande/domain/money';
import { sql } from 'kysely';
import { passCaptcha } from '../captcha/pass-captcha.ts';
import { noteWrongTry, wrongTries } from '../card/wrong-tries.ts';
import { isProvenCoupon, readCoupon } from './query-coupon.ts';
import type { UnitTransaction } from '../database/in-unit.ts';
import { CallRefused } from '../call/call-refused.ts';
import type { CallContext, Handler } from '../call/handler.ts';
import { toCard, type CardRow, todayIn } from '../card/card-row.ts';
import { limitCall } from '../card/limit-call.ts';
import { provePin } from '../card/prove-pin.ts';

type Answer = ResponseOf<Calls['queryCard']>;

const ALLOWANCE = { perSession: 30, perAddress: 120 } as const;

const openHistory =
  ({ shop, unit, buyer }: CallContext) =>
  async (transaction: UnitTransaction, { id }: CardRow): Promise<void> => {
    await sql`insert into card_proof (session_id, card_id, bu_id, proven_at)
      values (${buyer.sessionId}, ${id}, ${unit.id}, ${shop.clock()})
      on conflict (session_id, card_id) do update set proven_at = excluded.proven_at`.execute(transaction);
  };

const answerOf = ({ shop, unit }: CallContext, row: CardRow): Answer => {
  const card = toCard(shop, unit, row);
  return {
    cardNumber: card.cardNumber,
    cardBalance: encodeAmount(card.balance),
    isAllowPartialRedeem: row.is_partial_redeem_allowed,
    subPayDesc: row.brands,
    suitedItemCode: [],
    isThirdPartyCoupon: row.is_third_party,
    card: {
      itemCode: row.item_code,
      initialBalance: encodeAmount(fromMinorUnits(row.initial, unit.currency)),
      hasMoved: row.has_moved,
      expiryDate: row.expires_on,
      cardState: cardStateOf(card, todayIn(shop, unit)),
      lock: card.lock,
    },
  };
};

interface Question {
  readonly cardNumber: string;
  readonly pin: string;
}

/** Null is the only refusal for strangers. */
const readCard = async ({ cardNumber, pin }: Question, context: CallContext): Promise<Answer | 'locked' | null> => {
  const proven = await provePin(context, cardNumber, pin, openHistory(context));
  if (proven.verdict === 'unknown') return null;
  return proven.verdict === 'locked' ? 'locked' : answerOf(context, proven.row);
};

const find = (request: RequestOf<Calls['queryCard']>, question: Question, context: CallContext) =>
  request.cartList === undefined
    ? readCard(question, context)
    : readCoupon({ ...question, cart: request.cartList }, context);

export const queryCard: Handler<Calls['queryCard']> = async (request, context) => {
  const isCoupon = request.cartList !== undefined;
  if (!isCoupon && !context.unit.features.cardQuery) throw new CallRefused('notFound');
  await limitCall(context, 'queryCard', ALLOWANCE);
  const question = { cardNumber: normaliseCardNumber(request.cardNumber), pin: normalisePin(request.pinCode ?? '') };
  const tries = await wrongTries(context, question.cardNumber);
  const isAskedAgain =
    isCoupon && question.pin === '' && tries > 0 && (await isProvenCoupon(context, question.cardNumber));
  await passCaptcha(context, isCoupon ? 'couponQuery' : 'cardQuery', request, isAskedAgain ? 0 : tries);
  const found = await find(request, question, context);
  if (found === 'removed') throw new CallRefused('couponRemoved');
  if (found === 'locked') throw new CallRefused('cardLocked');
  if (found !== null) return found;
  await noteWrongTry(context, question.cardNumber);
  throw new CallRefused(isCoupon ? 'couponInvalid' : 'cardUnknown');
};
