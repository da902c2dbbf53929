/** The calls that the one-time code machine invokes, one to one. Source: S7.52 to S7.55, A-58. */
import { captchaFields } from '@offrande/domain/captcha/schema';
import type { CodeAnswer, CodeToConfirm, OneTimeCodeTarget, SentCode } from '@offrande/domain/password';
import type { Client } from '../client/client.ts';
import { confirmEmailCode, confirmPhoneCode, sendEmailCode, sendPhoneCode } from '../contract/one-time-code.ts';
import type { SolveCaptcha } from './solved-call.ts';

export interface OneTimeCodeGateway {
  sendCode(target: OneTimeCodeTarget): Promise<SentCode>;
  confirmCode(code: CodeToConfirm): Promise<CodeAnswer>;
}

/** `solve` is called before each code is sent, since every message costs the shop money. */
export const createOneTimeCodeGateway = (client: Client, solve: SolveCaptcha): OneTimeCodeGateway => {
  const unit = { aggregatorBuId: client.unitId };
  return {
    sendCode: async ({ channel, target }) => {
      const captcha = captchaFields(await solve('oneTimeCode', 'standard'));
      return channel === 'email'
        ? client.call(sendEmailCode, { ...unit, email: target, ...captcha })
        : client.call(sendPhoneCode, { ...unit, mobileNo: target, ...captcha });
    },
    confirmCode: ({ channel, reference, code }) =>
      channel === 'email'
        ? client.call(confirmEmailCode, { ...unit, tokenId: reference, code })
        : client.call(confirmPhoneCode, { ...unit, otpId: reference, otp: code }),
  };
};
