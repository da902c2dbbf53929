/**
 * Signing in on the wire: the payload of every login call, and its answer. Source: spec section 7 (S7.33 to S7.37,
 * S7.42), A-64, A-66.
 */
import { Result, Schema, SchemaTransformation } from 'effect';
import { domainValue } from '../gateway/schema.ts';
import { captchaFields, readCaptchaFields } from '../captcha/schema.ts';
import { AuthUserFromWire } from './auth-user.schema.ts';
import type { AuthUser } from './auth-user.ts';
import type { Login, LoginRequest } from './login-request.ts';
import { LoginTypeFromCode } from './login-type.schema.ts';
import { proofOfLogin } from './login-type.ts';
import type { LoginType } from './login-type.ts';

const text = Schema.optionalKey(Schema.NonEmptyString.check(Schema.isMaxLength(4096)));

/** The nine fields. `accessToken` is an identity provider's code or token, `mobileNo` international. */
export const LoginPayload = Schema.Struct({
  account: text,
  password: text,
  accessToken: text,
  mobileNo: text,
  loginType: LoginTypeFromCode,
  redirectUrl: text,
  captchaToken: text,
  traditionalToken: text,
  aggregatorBuId: Schema.NonEmptyString.check(Schema.isMaxLength(32)),
});
export type LoginPayload = typeof LoginPayload.Type;

const proofFields = (request: LoginRequest) => {
  if ('account' in request) return { account: request.account, password: request.password };
  if ('mobile' in request) return { mobileNo: request.mobile, password: request.password };
  if ('code' in request) return { accessToken: request.code, redirectUrl: request.redirectUrl };
  return { accessToken: request.providerToken };
};

/** The payload of a login: only the fields of its proof. */
export const loginPayload = ({ request, captcha }: Login, aggregatorBuId: string): LoginPayload => ({
  ...proofFields(request),
  loginType: request.type,
  ...captchaFields(captcha),
  aggregatorBuId,
});

type ProofField = 'account' | 'password' | 'accessToken' | 'mobileNo' | 'redirectUrl';
const PROOF_FIELDS: readonly ProofField[] = ['account', 'password', 'accessToken', 'mobileNo', 'redirectUrl'];

const fieldsOf = (type: LoginType): readonly ProofField[] => {
  switch (proofOfLogin(type)) {
    case 'password':
      return [type === 'mobile' ? 'mobileNo' : 'account', 'password'];
    case 'authorizationCode':
      return ['accessToken', 'redirectUrl'];
    case 'providerToken':
      return ['accessToken'];
  }
};

/**
 * `field` is missing, or does not belong to the login type; `captchaToken` stands for a missing or duplicate captcha.
 */
export interface LoginPayloadWrong {
  readonly _tag: 'LoginPayloadWrong';
  readonly field: ProofField | 'captchaToken';
}

const requestOf = (payload: LoginPayload): LoginRequest => {
  const { loginType: type, account = '', password = '', accessToken = '', mobileNo = '', redirectUrl = '' } = payload;
  switch (type) {
    case 'mobile':
      return { type, mobile: mobileNo, password };
    case 'oauth':
    case 'salesmanSingleSignOn':
      return { type, code: accessToken, redirectUrl };
    case 'facebook':
    case 'google':
      return { type, providerToken: accessToken };
    default:
      return { type, account, password };
  }
};

/**
 * Decodes the login of a payload, which must have exactly the fields of its type and one captcha; otherwise
 * `LoginPayloadWrong`.
 */
export const readLogin = (payload: LoginPayload): Result.Result<Login, LoginPayloadWrong> => {
  const expected = fieldsOf(payload.loginType);
  const wrong = PROOF_FIELDS.find((field) => (payload[field] !== undefined) !== expected.includes(field));
  if (wrong !== undefined) return Result.fail({ _tag: 'LoginPayloadWrong', field: wrong });
  const captcha = readCaptchaFields(payload);
  if (captcha === null) return Result.fail({ _tag: 'LoginPayloadWrong', field: 'captchaToken' });
  return Result.succeed({ request: requestOf(payload), captcha });
};

/** `CodeNeeded`: a second factor was sent; `tokenId` identifies it, `sentTo` is where it went, masked. */
export type LoginAnswer =
  | { readonly _tag: 'SignedIn'; readonly user: AuthUser }
  | ({ readonly _tag: 'CodeNeeded' } & SentSecondFactor);

/** A code of the second step. Another one takes the place of the one before. */
export const SecondFactorSent = Schema.Struct({
  tokenId: Schema.NonEmptyString,
  sentTo: Schema.optionalKey(Schema.NonEmptyString),
});
export type SentSecondFactor = typeof SecondFactorSent.Type;

/** An answer with a tokenId requires the second factor, whatever else it contains; any other is the user. */
export const LoginAnswerFromWire = Schema.Union([SecondFactorSent, AuthUserFromWire]).pipe(
  Schema.decodeTo(
    domainValue<LoginAnswer>('_tag'),
    SchemaTransformation.transform<LoginAnswer, AuthUser | SentSecondFactor>({
      decode: (wire) => ('tokenId' in wire ? { _tag: 'CodeNeeded', ...wire } : { _tag: 'SignedIn', user: wire }),
      encode: (answer) => {
        if (answer._tag === 'SignedIn') return answer.user;
        const { _tag, ...sent } = answer;
        return sent;
      },
    }),
  ),
);

/** Another code for the second step, in place of the one that this names. */
export const SecondFactorAgain = Schema.Struct({ tokenId: Schema.NonEmptyString }).pipe(
  Schema.encodeKeys({ tokenId: 'twoFaTokenId' }),
);
export type SecondFactorAgain = typeof SecondFactorAgain.Type;

/** The second step: the first answer's tokenId and the code that was sent (S7.35). */
export const TwoFactorConfirmation = Schema.Struct({
  tokenId: Schema.NonEmptyString,
  code: Schema.NonEmptyString.check(Schema.isMaxLength(12)),
}).pipe(Schema.encodeKeys({ tokenId: 'twoFaTokenId', code: 'twoFaToken' }));
export type TwoFactorConfirmation = typeof TwoFactorConfirmation.Type;
