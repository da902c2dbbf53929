/** Unlocking a physical order. Source: S7.102, S4.18 to S4.27, A-85, architecture section 11. */
import { UnlockPayload } from '@offrande/domain/unlock/schema';
import { Schema } from 'effect';
import { defineCall } from './call.ts';
import { CaptchaTokens } from './captcha.ts';
import { Count, OrderNo, UnitId } from './wire.ts';

/** `orderNo` is an order number, good for its signed-in owner, or an unlock reference with its secret. */
export const unlockOrder = defineCall('unlockOrder', {
  method: 'POST',
  path: '/order/unlock',
  auth: 'buyer',
  sealed: true,
  request: Schema.Struct({
    aggregatorBuId: UnitId,
    orderNo: UnlockPayload.fields.orderNo.check(Schema.isMaxLength(200)),
    ...CaptchaTokens,
  }),
  response: Schema.Struct({ orderNo: OrderNo, cardQty: Count }),
});
