/** Opens a task for staff, in the transaction that found the problem; an alarm is sent once it is committed. */
import type { DeliveryTask } from '@offrande/domain/delivery';
import type { PaymentTask } from '@offrande/domain/payment-attempt';
import { sql } from 'kysely';
import type { UnitTransaction } from '../database/in-unit.ts';
import { enqueueSql } from '../outbox/outbox.ts';
import { uuid } from '../random.ts';
import type { Shop } from '../shop.ts';

/**
 * `transferToConfirm`: a buyer uploaded the receipt of a transfer; someone must check whether the money has arrived. `companyToDecide`: a company has
 * registered and confirmed its email. `dossierToDecide`: a company has submitted its dossier. `orderToApprove`: a paid
 * order awaits approval before its cards are issued. `refundToPay`: a refund must be paid at the provider or the bank. `invariantBroken`: the
 * nightly check found a broken invariant. `verificationFailed` and `verificationLate`: a nightly check failed, or none has finished for more
 * than a night and a day.
 */
export type TaskKind =
  | PaymentTask
  | DeliveryTask
  | 'transferToConfirm'
  | 'companyToDecide'
  | 'dossierToDecide'
  | 'orderToApprove'
  | 'refundToPay'
  | 'invariantBroken'
  | 'verificationFailed'
  | 'verificationLate';

export interface NewTask {
  readonly kind: TaskKind;
  /** The subject; a kind of task is opened once per subject. */
  readonly subject: string;
  /** What staff need to know. */
  readonly detail: Readonly<Record<string, string | null>>;
}

/** Leaves an existing task, open or closed, unchanged. */
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
