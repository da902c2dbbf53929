/**
 * One-time codes that prove an email or a mobile to be one's own. Source: spec section 7 (S7.52 to S7.55), A-58, A-72, A-82.
 * A confirmed code is good for one call of the same browser within the hour.
 */
import { CodeConfirmed, EmailCodeSent, PhoneCodeSent } from '@offrande/domain/password/schema';
import { Schema } from 'effect';
import { defineCall } from './call.ts';
import { CaptchaTokens } from './captcha.ts';
import { UnitId } from './wire.ts';

const Reference = Schema.NonEmptyString.check(Schema.isMaxLength(100));
const Code = Schema.NonEmptyString.check(Schema.isMaxLength(12));
const EMAIL_MAX = 320;

/** Sends a code by SMS. `mobileNo` is international: `+33612345678`. */
export const sendPhoneCode = defineCall('sendPhoneCode', {
  method: 'POST',
  path: '/user/sendOTP',
  version: 'v1',
  auth: 'buyer',
  sealed: true,
  request: Schema.Struct({
    aggregatorBuId: UnitId,
    mobileNo: Schema.String.check(Schema.isPattern(/^\+[1-9]\d{5,14}$/)),
    ...CaptchaTokens,
  }),
  response: PhoneCodeSent,
});

export const confirmPhoneCode = defineCall('confirmPhoneCode', {
  method: 'POST',
  path: '/user/confirmOTP',
  version: 'v1',
  auth: 'buyer',
  sealed: true,
  request: Schema.Struct({ aggregatorBuId: UnitId, otpId: Reference, otp: Code }),
  response: CodeConfirmed,
});

/** Sends a code by email. The answer is the same where the address has an account already; its owner gets another mail. */
export const sendEmailCode = defineCall('sendEmailCode', {
  method: 'POST',
  path: '/user/sendEmailVerification',
  version: 'v1',
  auth: 'buyer',
  sealed: true,
  request: Schema.Struct({
    aggregatorBuId: UnitId,
    email: Schema.NonEmptyString.check(Schema.isMaxLength(EMAIL_MAX)),
    ...CaptchaTokens,
  }),
  response: EmailCodeSent,
});

export const confirmEmailCode = defineCall('confirmEmailCode', {
  method: 'POST',
  path: '/user/confirmEmailVerification',
  version: 'v1',
  auth: 'buyer',
  sealed: true,
  request: Schema.Struct({ aggregatorBuId: UnitId, tokenId: Reference, code: Code }),
  response: CodeConfirmed,
});
