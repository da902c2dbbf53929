/** Setting a new password by a link in a mail. Source: spec section 7 (S7.30 to S7.32), S9.21, A-56, A-72. */
import { ConfirmedLink, ResetConfirmation, ResetLink, ResetRequest } from '@offrande/domain/password-reset/schema';
import { Schema } from 'effect';
import { defineCall } from './call.ts';
import { UnitId } from './wire.ts';
import { withUnit } from './with-unit.ts';

const post = { method: 'POST', auth: 'buyer', sealed: true } as const;

/** Asks for the mail. The answer is the same whether there is such an account or not. */
export const resetPassword = defineCall('resetPassword', {
  ...post,
  path: '/member/resetPassword',
  request: withUnit(ResetRequest, {}),
  response: Schema.Struct({}),
});

/** Opens the last step in this browser, and in no other from then on. */
export const confirmToken = defineCall('confirmToken', {
  ...post,
  path: '/member/confirmToken',
  request: Schema.Struct({ aggregatorBuId: UnitId, tokenId: ResetLink.fields.tokenId }),
  response: ConfirmedLink,
});

/** Sets the password, once. False: the link was used, ran out, or is not this browser's. */
export const confirmReset = defineCall('confirmReset', {
  ...post,
  path: '/member/confirmReset',
  request: Schema.Struct({ aggregatorBuId: UnitId, ...ResetConfirmation.fields }),
  response: Schema.Boolean,
});

export const passwordResetCalls = { resetPassword, confirmToken, confirmReset } as const;
