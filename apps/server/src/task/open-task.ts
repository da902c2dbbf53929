/** Opening a task for staff, in the transaction that found its reason; an alarm goes out once it is committed. */
import type { DeliveryTask } from '@offrande/domain/delivery';
import type { PaymentTask } from '@offrande/domain/payment-attempt';
import { sql } from 'kysely';
import type { UnitTransaction } from '../database/in-unit.ts';
import { enqueueSql } from '../outbox/outbox.ts';
import { uuid } from '../random.ts';
import type { Shop } from '../shop.ts';

/**
 * `transferToConfirm`: a buyer sent the receipt of a transfer; somebody must see whether the money came. `orderToApprove`: a
 * paid order waits for somebody's yes before its cards are made. `refundToPay`: money
 * of a return must be paid back at the provider or the bank. `invariantBroken`: the nightly check found a rule of the money
 * that does not hold. `verificationFailed` and `verificationLate`: a night's check broke off, or none has ended for longer than a night and a day.
 */
export type TaskKind =
  | PaymentTask
  | DeliveryTask
  | 'transferToConfirm'
  | 'orderToApprove'
  | 'refundToPay'
  | 'invariantBroken'
  | 'verificationFailed'
  | 'verificationLate';

export interface NewTask {
  readonly kind: TaskKind;
  /** What it is about; a kind is opened once for one subject. */
  readonly subject: string;
  /** What the person needs to know. */
  readonly detail: Readonly<Record<string, string | null>>;
}

/** A task that is there already, open or closed, is left as it is. */
export const openTask = async (
  transaction: UnitTransaction,
  shop: Shop,
  unitId: string,
  { kind, subject, detail }: NewTask,
): Promise<void> => {
  await sql`
    with alarm as (${enqueueSql(shop, unitId, [{ topic: 'task', subject: `${kind}:${subject}`, at: null }])})
    insert into task (id, bu_id, kind, subject, detail, opened_at)
    values (${uuid(shop.random)}, ${unitId}, ${kind}, ${subject}, ${JSON.stringify(detail)}::jsonb, ${shop.clock()})
    on conflict on constraint task_once do nothing`.execute(transaction);
};
