/** The calls about one-time codes that verify an email or a mobile number. Source: S7.52 to S7.55, A-58, A-82. */
import { checkEmail } from '@offrande/domain/email';
import { numberingPlan, phoneEntryOfE164 } from '@offrande/domain/phone';
import { Result } from 'effect';
import { passCaptcha } from '../captcha/pass-captcha.ts';
import { CallRefused } from '../call/call-refused.ts';
import type { HandlersOf } from '../call/handler.ts';
import { confirmCode } from './confirm-code.ts';
import { limitIdentity, limitUnit } from './identity-limits.ts';
import { sendCode } from './send-code.ts';

/** A mobile number in international format; refused if it is not valid for an account. */
const ownMobile = (mobileNo: string): string => {
  const phone = numberingPlan.checkPhone(phoneEntryOfE164(mobileNo), 'account');
  if (Result.isFailure(phone)) throw new CallRefused('badRequest', { field: 'mobileNo', reason: phone.failure._tag });
  return phone.success.e164;
};

const ownEmail = (entered: string): string => {
  const email = checkEmail(entered);
  if (Result.isFailure(email)) throw new CallRefused('badRequest', { field: 'email', reason: email.failure._tag });
  return email.success;
};

type Names = 'sendPhoneCode' | 'confirmPhoneCode' | 'sendEmailCode' | 'confirmEmailCode';

export const codeHandlers: HandlersOf<Names> = {
  sendPhoneCode: async ({ mobileNo, ...captcha }, context) => {
    const target = ownMobile(mobileNo);
    await limitIdentity(context, 'phoneCode');
    await passCaptcha(context, 'oneTimeCode', captcha);
    await limitUnit(context, 'phoneCode');
    return { reference: await sendCode(context, { channel: 'sms', target, purpose: 'proof', customerId: null }) };
  },
  sendEmailCode: async ({ email, ...captcha }, context) => {
    const target = ownEmail(email);
    await limitIdentity(context, 'emailCode');
    await passCaptcha(context, 'oneTimeCode', captcha);
    await limitUnit(context, 'emailCode');
    return { reference: await sendCode(context, { channel: 'email', target, purpose: 'proof', customerId: null }) };
  },
  confirmPhoneCode: async ({ otpId, otp }, context) => {
    await limitIdentity(context, 'confirmCode');
    await limitUnit(context, 'confirmCode');
    return confirmCode(context, { purpose: 'proof', channel: 'sms', reference: otpId, code: otp });
  },
  confirmEmailCode: async ({ tokenId, code }, context) => {
    await limitIdentity(context, 'confirmCode');
    await limitUnit(context, 'confirmCode');
    return confirmCode(context, { purpose: 'proof', channel: 'email', reference: tokenId, code });
  },
};
