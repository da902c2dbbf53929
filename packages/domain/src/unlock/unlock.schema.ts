/** The wire format of the unlock call. Source: S7.102, S7.121, A-74. */
import { Result, Schema } from 'effect';
import { type CaptchaFields, captchaFields } from '../captcha/schema.ts';
import { readFailure } from '../gateway/index.ts';
import type { GatewayFailure } from '../gateway/index.ts';
import type { UnlockRequest } from '../order/index.ts';
import type { UnlockedOrder } from './unlock-outcome.ts';

/** The request: `orderNo` is the page's unchanged parameter, an order number or an unlock reference. */
export const UnlockPayload = Schema.Struct({
  orderNo: Schema.NonEmptyString,
  captchaToken: Schema.optionalKey(Schema.NonEmptyString),
  traditionalToken: Schema.optionalKey(Schema.NonEmptyString),
}) satisfies Schema.Schema<CaptchaFields>;
export type UnlockPayload = typeof UnlockPayload.Type;

/** The order and the solution, in the field of its kind. */
export const unlockPayload = ({ orderNo, captcha }: UnlockRequest): UnlockPayload => ({
  orderNo,
  ...captchaFields(captcha),
});

const Code = Schema.Union([Schema.String, Schema.Number]);

/** The answer: an error with code and message, or the order and its number of cards. */
export const UnlockAnswer = Schema.Struct({
  orderNo: Schema.optionalKey(Schema.NullOr(Schema.String)),
  cardQty: Schema.optionalKey(Schema.NullOr(Schema.Int)),
  error: Schema.optionalKey(
    Schema.NullOr(
      Schema.Struct({
        code: Schema.optionalKey(Schema.NullOr(Code)),
        message: Schema.optionalKey(Schema.NullOr(Schema.String)),
      }),
    ),
  ),
});
export type UnlockAnswer = typeof UnlockAnswer.Type;

/** The answer split into the unlocked order or the failure. No error code means success (S4.24). */
export const unlockAnswer = (
  { orderNo, cardQty, error }: UnlockAnswer,
  asked: string,
): Result.Result<UnlockedOrder, GatewayFailure> => {
  const code = error?.code ?? null;
  return code === null || code === ''
    ? Result.succeed({ orderNo: orderNo ?? asked, cardQty: cardQty ?? 0 })
    : Result.fail(readFailure({ reason: 'refused', code, message: error?.message ?? '' }));
};
