/** Retries the abandoned outbox messages of an order: its issue and the messages of its cards. */
import { sql } from 'kysely';
import { inUnit } from '../database/in-unit.ts';
import { LIFETIME_MS } from '../outbox/outbox.ts';
import type { Shop } from '../shop.ts';
import { closeTasks } from '../task/close-tasks.ts';
import type { Unit } from '../unit/unit.ts';

/** Makes the messages due again and closes their tasks; returns the messages' keys. */
export const retryWork = (shop: Shop, unit: Unit, orderNo: string, actor: string): Promise<readonly string[]> =>
  inUnit(shop.connection, unit.id, async (transaction) => {
    const now = shop.clock();
    const { rows } = await sql<{ key: string }>`
      update outbox set failed_at = null, attempts = 0, next_at = ${now}, give_up_at = ${new Date(now.getTime() + LIFETIME_MS)}
      where bu_id = ${unit.id} and failed_at is not null and done_at is null
        and (payload->>'subject' = ${orderNo} or payload->>'subject' in (
          select card.id::text from card join order_line on order_line.id = card.order_line_id
          where order_line.order_no = ${orderNo}))
      returning key`.execute(transaction);
    const keys = rows.map(({ key }) => key);
    await closeTasks(transaction, shop, unit.id, sql`kind = 'deliveryFailed' and subject = any(${keys}::text[])`, {
      actor,
      resolution: 'tried again',
    });
    return keys;
  });
