/** The captcha: the challenge to solve before a call that requires it, and the fields for the solution. Source: S8.5 to S8.11, S9.48, A-75. */
import { CAPTCHA_ACTIONS, CAPTCHA_KINDS } from '@offrande/domain/captcha';
import { Schema } from 'effect';
import { defineCall } from './call.ts';
import { Count, Text, UnitId } from './wire.ts';

/** A call carries one of the two, or neither if none is required; code 80000 or 80001 requires one. */
export const CaptchaTokens = {
  captchaToken: Schema.optionalKey(Text),
  traditionalToken: Schema.optionalKey(Text),
};

/** What the browser works on: the shop's own proof with its challenge, or another company's widget. `endsAt` in milliseconds. */
export const CaptchaTask = Schema.Union([
  Schema.Struct({
    provider: Schema.Literal('proofOfWork'),
    challenge: Text,
    action: Schema.Literals(CAPTCHA_ACTIONS),
    bits: Count,
    endsAt: Count,
  }),
  Schema.Struct({ provider: Schema.Literal('google'), siteKey: Text, isInvisible: Schema.Boolean }),
  Schema.Struct({ provider: Schema.Literal('cloudflare'), siteKey: Text }),
]);

/** The challenge for an action, valid only for the requesting session. The traditional captcha, after a refusal, is always the shop's own. */
export const captcha = defineCall('captcha', {
  method: 'GET',
  path: '/others/captcha',
  auth: 'buyer',
  request: Schema.Struct({
    aggregatorBuId: UnitId,
    action: Schema.Literals(CAPTCHA_ACTIONS),
    kind: Schema.Literals(CAPTCHA_KINDS),
  }),
  response: CaptchaTask,
});
