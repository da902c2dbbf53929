/**
 * Orders of a company that wait for another person's decision, because they are above the limits of their buyer. `custId` is the company
 * that the sign-in is for. Source: A-183, decision 056.
 */
import { InstantFromIso } from '@offrande/domain/time/schema';
import { Schema } from 'effect';
import { defineCall } from './call.ts';
import { OrderApprovalWire } from './order.ts';
import { Amount, Count, OrderNo, Text, UnitId } from './wire.ts';

const own = { aggregatorBuId: UnitId, custId: Text };

/** The oldest first, at most 200. Whoever may decide sees all of the company's, others their own. */
export const waitingOrders = defineCall('waitingOrders', {
  method: 'POST',
  version: 'v1',
  path: '/company/waitingOrders',
  auth: 'member',
  sealed: true,
  request: Schema.Struct(own),
  response: Schema.Struct({
    orders: Schema.Array(
      Schema.Struct({
        orderNo: OrderNo,
        placedAt: InstantFromIso,
        cards: Count,
        orderAmtTot: Amount,
        approval: OrderApprovalWire,
      }),
    ),
  }),
});

/**
 * Approves an order, which can then be paid, or is paid at once from the company's wallet; or refuses it, which cancels it and frees what it
 * holds. Refused as `decisionRefused` for whoever may not decide, and once it is decided otherwise; the same decision again answers the same.
 */
export const decideOrder = defineCall('decideOrder', {
  method: 'POST',
  version: 'v1',
  path: '/company/decideOrder',
  auth: 'member',
  sealed: true,
  movesValue: true,
  request: Schema.Struct({ ...own, orderNo: OrderNo, isApproved: Schema.Boolean, reason: Text }),
  response: Schema.Struct({ orderNo: OrderNo }),
});

export const orderDecisionCalls = { waitingOrders, decideOrder } as const;
