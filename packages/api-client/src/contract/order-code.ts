/**
 * Opening an order in another browser than the one that placed it: a one-time code goes to the order's own email. Source:
 * S2.37, A-58, A-82, decision 033.
 */
import { CodeConfirmed, EmailCodeSent } from '@offrande/domain/password/schema';
import { Schema } from 'effect';
import { defineCall } from './call.ts';
import { CaptchaTokens } from './captcha.ts';
import { OrderNo, UnitId } from './wire.ts';

/** Sends the code. The answer is the same whether there is such an order, and never says to which email the code went. */
export const sendOrderCode = defineCall('sendOrderCode', {
  method: 'POST',
  path: '/order/sendCode',
  version: 'v1',
  auth: 'buyer',
  sealed: true,
  request: Schema.Struct({ aggregatorBuId: UnitId, orderNo: OrderNo, ...CaptchaTokens }),
  response: EmailCodeSent,
});

/** With the right code this browser may read the order that the code was sent for, and send its receipt. */
export const confirmOrderCode = defineCall('confirmOrderCode', {
  method: 'POST',
  path: '/order/confirmCode',
  version: 'v1',
  auth: 'buyer',
  sealed: true,
  request: Schema.Struct({
    aggregatorBuId: UnitId,
    tokenId: Schema.NonEmptyString.check(Schema.isMaxLength(100)),
    code: Schema.NonEmptyString.check(Schema.isMaxLength(12)),
  }),
  response: CodeConfirmed,
});
