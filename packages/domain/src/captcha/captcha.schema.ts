/** The captcha's configuration, and a solution as calls carry it: `captchaToken` or `traditionalToken` (S7.42, S9.48). */
import { Effect, Result, Schema } from 'effect';
import { CAPTCHA_KINDS } from './captcha.ts';
import type { CaptchaConfiguration, CaptchaToken } from './captcha.ts';
import { DEFAULT_CAPTCHA, PROOF_MAX_BITS, PROOF_MIN_BITS, PROOF_STANDARD_BITS } from './proof-of-work.ts';

const siteKey = Schema.NonEmptyString.check(Schema.isMaxLength(200));
const orElse = <S extends Schema.Top>(schema: S, fallback: S['Encoded']) =>
  schema.pipe(Schema.withDecodingDefaultKey(Effect.succeed(fallback)));

/** One of the three providers with what it needs. Google is visible, and a proof of standard work, unless said otherwise. */
export const CaptchaConfigurationSchema = Schema.Union([
  Schema.Struct({
    provider: Schema.Literal('proofOfWork'),
    bits: orElse(
      Schema.Int.check(Schema.isBetween({ minimum: PROOF_MIN_BITS, maximum: PROOF_MAX_BITS })),
      PROOF_STANDARD_BITS,
    ),
  }),
  Schema.Struct({ provider: Schema.Literal('google'), siteKey, isInvisible: orElse(Schema.Boolean, false) }),
  Schema.Struct({ provider: Schema.Literal('cloudflare'), siteKey }),
]);

export interface CaptchaMisconfigured {
  readonly _tag: 'CaptchaMisconfigured';
}

/** Reads the configuration; none at all is the shop's own captcha. Anything unknown is refused, never replaced. */
export const decodeCaptchaConfiguration = (
  configured: unknown,
): Result.Result<CaptchaConfiguration, CaptchaMisconfigured> =>
  configured === undefined || configured === null
    ? Result.succeed(DEFAULT_CAPTCHA)
    : Result.mapError(
        Schema.decodeUnknownResult(CaptchaConfigurationSchema, { onExcessProperty: 'error' })(configured),
        () => ({ _tag: 'CaptchaMisconfigured' }),
      );

/** The two fields of a call, of which it carries one. */
export interface CaptchaFields {
  readonly captchaToken?: string;
  readonly traditionalToken?: string;
}

/** A solution in the field of its kind. */
export const captchaFields = ({ kind, token }: CaptchaToken): CaptchaFields =>
  kind === 'standard' ? { captchaToken: token } : { traditionalToken: token };

/** The solution of a call; null where it carries none, or both. */
export const readCaptchaFields = (fields: CaptchaFields): CaptchaToken | null => {
  const tokens = [fields.captchaToken, fields.traditionalToken];
  const given = CAPTCHA_KINDS.flatMap((kind, at) => (tokens[at] ? [{ kind, token: tokens[at] }] : []));
  return given.length === 1 ? given[0]! : null;
};
