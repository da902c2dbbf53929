/**
 * The call `unlockOrder`: frees an order's physical cards, once, for a caller with the parcel's secret or the order's signed-in owner. A captcha
 * does not authorise: any other caller gets the same answer as for an order that does not exist. Source: S4.18 to S4.26, S7.102, A-85,
 * reliability row 7.
 */
import type { Calls, ResponseOf } from '@offrande/api-client/contract';
import { WRONG_PINS_MAX } from '@offrande/domain/card';
import { DELIVERY_TYPES, isPhysicalDelivery } from '@offrande/domain/delivery';
import type { OrderState } from '@offrande/domain/order';
import { parseUnlockReference, type UnlockReference, unlockVerdict } from '@offrande/domain/unlock';
import { sql } from 'kysely';
import { lockCards } from '../card/card-row.ts';
import { limitCall } from '../card/limit-call.ts';
import { passCaptcha } from '../captcha/pass-captcha.ts';
import { inUnit, type UnitTransaction } from '../database/in-unit.ts';
import { CallRefused } from '../call/call-refused.ts';
import type { CallContext, Handler } from '../call/handler.ts';
import { isSameSecret } from '../vault.ts';
import { deriveUnlockSecret } from './unlock-reference.ts';

const ALLOWANCE = { perSession: 10, perAddress: 100 } as const;

const POSTED = DELIVERY_TYPES.filter(isPhysicalDelivery);

interface OrderRow {
  readonly customer_id: string | null;
  readonly state: OrderState;
  readonly posted_cards: number;
  readonly is_locked: boolean;
}

/** Takes two statements: the lines must be read after the previous holder of the lock has committed. */
const lockOrder = async (
  transaction: UnitTransaction,
  { unit }: CallContext,
  orderNo: string,
): Promise<OrderRow | null> => {
  await sql`select order_no from purchase where order_no = ${orderNo} and bu_id = ${unit.id} /*guard order-lock*/ for update /*end*/`.execute(
    transaction,
  );
  const { rows } = await sql<OrderRow>`
    select purchase.customer_id, purchase.state,
      (select coalesce(sum(cards), 0)::integer from order_line
        where order_line.order_no = purchase.order_no and delivery_type = any(${POSTED}::text[])) as posted_cards,
      exists (select from order_line where order_line.order_no = purchase.order_no and is_locked) as is_locked
    from purchase
    where purchase.order_no = ${orderNo} and purchase.bu_id = ${unit.id}`.execute(transaction);
  return rows[0] ?? null;
};

/** Every number has a secret, so that an order that does not exist costs the same work. */
const isSecretRight = ({ orderNo, secret }: UnlockReference, { shop, unit }: CallContext): boolean =>
  isSameSecret(secret ?? '', deriveUnlockSecret(shop, unit.id, orderNo));

/** Frees the lines, and the cards unless wrong PINs have locked them too; cards issued later are unlocked from the start. */
const unlock = async (
  transaction: UnitTransaction,
  context: CallContext,
  orderNo: string,
  by: string,
): Promise<void> => {
  const { shop, unit } = context;
  const now = shop.clock();
  const ofOrder = sql`order_line.order_no = ${orderNo} and order_line.is_locked`;
  const cards = (await lockCards(transaction, unit, ofOrder)).map(({ id }) => id);
  await sql`
    with unlocked as (
        insert into order_unlock (order_no, bu_id, unlocked_at, unlocked_by) values (${orderNo}, ${unit.id}, ${now}::timestamptz, ${by})
      ),
      lines as (update order_line set is_locked = false where order_no = ${orderNo} and is_locked)
    update card set is_locked = wrong_pins >= ${WRONG_PINS_MAX} where id = any(${cards}::uuid[])`.execute(transaction);
  await sql`select note_card_state(id, 'receipt', ${by}, ${now}::timestamptz) from unnest(${cards}::uuid[]) as id`.execute(
    transaction,
  );
};

const answer = async (
  transaction: UnitTransaction,
  context: CallContext,
  reference: UnlockReference,
): Promise<ResponseOf<Calls['unlockOrder']>> => {
  const { orderNo } = reference;
  const order = await lockOrder(transaction, context, orderNo);
  const customerId = context.buyer.customer?.id ?? null;
  const isRight = isSecretRight(reference, context);
  const verdict = unlockVerdict({
    order: order && {
      ownerId: order.customer_id,
      status: order.state,
      isPhysical: order.posted_cards > 0,
      isUnlocked: !order.is_locked,
    },
    isSecretRight: isRight,
    customerId,
  });
  if (verdict === 'stillLocked' || order === null) throw new CallRefused('orderStillLocked');
  if (verdict === 'alreadyUnlocked') throw new CallRefused('orderAlreadyUnlocked');
  await unlock(transaction, context, orderNo, isRight ? 'reference' : (customerId ?? 'reference'));
  return { orderNo, cardQty: order.posted_cards };
};

export const unlockOrder: Handler<Calls['unlockOrder']> = async (request, context) => {
  const { shop, unit } = context;
  await limitCall(context, 'unlockOrder', ALLOWANCE);
  await passCaptcha(context, 'unlock', request);
  const reference = parseUnlockReference(request.orderNo);
  if (reference === null) throw new CallRefused('orderStillLocked');
  return inUnit(shop.connection, unit.id, (transaction) => answer(transaction, context, reference));
};
