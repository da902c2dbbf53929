/** When an order became payable: when it was placed, or approved where it waited for another person. Source. */
import { sql } from 'kysely';

/** Of a row of `purchase`. */
export const PAYABLE_AT = sql<Date>`coalesce((select decided_at from order_approval where order_approval.order_no = purchase.order_no), created_at)`;
