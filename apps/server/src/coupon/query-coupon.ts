/**
 * The card query with a cart: a gift card's balance, for anyone with its number and PIN, and the right to spend it in this
 * session. Unknown number, wrong or missing PIN, blocked, locked and expired cards all give the same answer. Five
 * wrong PINs in a row lock a card; they are counted under the card's row lock, so that each of several concurrent guesses
 * counts. Source: S7.103, S7.104, A-15, reliability rows 3 and 4.
 */
import type { Calls, RequestOf, ResponseOf } from '@offrande/api-client/contract';
import { encodeAmount, fromMinorUnits } from '@offrande/domain/money';
import { sql } from 'kysely';
import { inUnit, type UnitTransaction } from '../database/in-unit.ts';
import type { CallContext } from '../call/handler.ts';
import { type CouponCard, lockCard } from '../card/coupon-card.ts';
import { countGuess, isRightPin, NO_CARD } from '../card/pin.ts';

type Answer = ResponseOf<Calls['queryCard']>;
type Cart = NonNullable<RequestOf<Calls['queryCard']>['cartList']>;

/** A card, and a cart that it may pay for. */
export interface CouponQuestion {
  readonly cardNumber: string;
  readonly pin: string;
  readonly cart: Cart;
}

/** The items of the cart that the card may pay for: those on its own list, or everything. */
const suitedItems = (card: CouponCard, cart: Cart): readonly string[] => {
  const codes = new Set(
    cart.flatMap(({ itemCode, parentItemCode }) =>
      parentItemCode === undefined ? [itemCode] : [itemCode, parentItemCode],
    ),
  );
  return card.suited_item_codes === null ? [...codes] : card.suited_item_codes.filter((code) => codes.has(code));
};

const prove = async (
  transaction: UnitTransaction,
  { shop, unit, buyer }: CallContext,
  card: CouponCard,
  suited: readonly string[],
): Promise<void> => {
  await sql`insert into coupon_proof (session_id, card_id, bu_id, suited_item_codes, proven_at)
    values (${buyer.sessionId}, ${card.id}, ${unit.id}, ${suited}::text[], ${shop.clock()})
    on conflict (session_id, card_id) do update set suited_item_codes = excluded.suited_item_codes, proven_at = excluded.proven_at`.execute(
    transaction,
  );
};

const answerOf = (cardNumber: string, card: CouponCard, suited: readonly string[], { unit }: CallContext): Answer => ({
  cardNumber,
  cardBalance: encodeAmount(fromMinorUnits(card.posted - card.held, unit.currency)),
  isAllowPartialRedeem: card.is_partial_redeem_allowed,
  subPayDesc: card.brands,
  suitedItemCode: suited,
  isThirdPartyCoupon: card.is_third_party,
});

/** Whether this session has verified the card: then no second PIN is needed, since each change of the cart repeats the query. */
const isProven = async (
  transaction: UnitTransaction,
  { buyer }: CallContext,
  cardId: string | null,
): Promise<boolean> => {
  const { rows } =
    await sql`select from coupon_proof where session_id = ${buyer.sessionId} and card_id = ${cardId ?? NO_CARD}::uuid`.execute(
      transaction,
    );
  return rows.length === 1;
};

/** Whether this session has verified the card with this number: querying it again without its PIN is not a guess. */
export const isProvenCoupon = (context: CallContext, cardNumber: string): Promise<boolean> =>
  inUnit(context.shop.connection, context.unit.id, async (transaction) =>
    isProven(transaction, context, (await lockCard(transaction, context, cardNumber))?.id ?? null),
  );

/**
 * Null is the only refusal for strangers; `removed` is for a session that has verified the card before. They are not thrown
 * here, because that would roll back the count of guesses.
 */
export const readCoupon = (
  { cardNumber, pin, cart }: CouponQuestion,
  context: CallContext,
): Promise<Answer | 'removed' | null> =>
  inUnit(context.shop.connection, context.unit.id, async (transaction) => {
    const card = await lockCard(transaction, context, cardNumber);
    const known = await isProven(transaction, context, card?.id ?? null);
    const isRight = card?.is_usable === true && isRightPin(context.shop.vault, card, pin);
    if (card?.is_usable !== true) isRightPin(context.shop.vault, null, pin);
    const mayRead = isRight || (known && pin === '' && card?.is_usable === true);
    await countGuess(transaction, context, card?.is_usable === true ? card : null, isRight, pin !== '');
    if (known && pin === '' && !mayRead) return 'removed';
    if (card === null || !mayRead) return null;
    const suited = suitedItems(card, cart);
    await prove(transaction, context, card, suited);
    return answerOf(cardNumber, card, suited, context);
  });
