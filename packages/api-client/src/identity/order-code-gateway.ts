/** The calls that the one-time code machine invokes to open an order in another browser: its target is the order's number. */
import { captchaFields } from '@offrande/domain/captcha/schema';
import type { Client } from '../client/client.ts';
import { confirmOrderCode, sendOrderCode } from '../contract/order-code.ts';
import type { OneTimeCodeGateway } from './one-time-code-gateway.ts';
import type { SolveCaptcha } from './solved-call.ts';

export const createOrderCodeGateway = (client: Client, solve: SolveCaptcha): OneTimeCodeGateway => {
  const unit = { aggregatorBuId: client.unitId };
  return {
    sendCode: async ({ target: orderNo }) => {
      const captcha = captchaFields(await solve('oneTimeCode', 'standard'));
      return client.call(sendOrderCode, { ...unit, orderNo, ...captcha });
    },
    confirmCode: ({ reference, code }) => client.call(confirmOrderCode, { ...unit, tokenId: reference, code }),
  };
};
