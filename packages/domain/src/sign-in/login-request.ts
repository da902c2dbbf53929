/**
 * The credentials for signing in, and their forms. A password is accepted as it is, because it may have been chosen
 * under earlier rules. Source: spec sections 3, 5 and 7 (S7.42), A-56, A-64.
 */
import type { CaptchaToken } from '../captcha/index.ts';
import { checkEmail } from '../email/index.ts';
import { formOf } from '../form/index.ts';
import { checkCurrentPassword } from '../password/index.ts';
import type { NumberingPlan } from '../phone/index.ts';
import { requiredText } from '../text/index.ts';
import type { OAuthMethod } from './login-method.ts';
import type { SessionOrigin } from './login-type.ts';

/**
 * `account` is an email, but for salesmen, who may have a short name. `mobile` is international: `+33612345678`. `code`
 * was returned to `redirectUrl` by an identity provider, `providerToken` comes from a provider's own script.
 */
export type LoginRequest =
  | { readonly type: 'email' | 'business' | 'salesman'; readonly account: string; readonly password: string }
  | { readonly type: 'mobile'; readonly mobile: string; readonly password: string }
  | { readonly type: 'oauth' | 'salesmanSingleSignOn'; readonly code: string; readonly redirectUrl: string }
  | { readonly type: 'facebook' | 'google'; readonly providerToken: string };

/**
 * A request with the solution of its captcha. `method` is the provider that an `oauth` login returned from; it is never
 * sent.
 */
export interface Login {
  readonly request: LoginRequest;
  readonly captcha: CaptchaToken;
  readonly method?: OAuthMethod;
}

/** Social logins, by the page of their provider; the retailer's own is single sign-on. */
const isSocial = (
  method: OAuthMethod | undefined,
): method is Exclude<OAuthMethod, 'singleSignOn' | 'salesmanSingleSignOn'> =>
  method === 'apple' || method === 'google' || method === 'facebook';

/** The origin of a session that starts with this login. */
export const originOf = ({ request: { type }, method }: Login): SessionOrigin =>
  type === 'oauth' && isSocial(method) ? method : type;

/** Email and password, for individuals and companies. */
export const checkEmailLogin = formOf<{ readonly account: string; readonly password: string }>()({
  account: checkEmail,
  password: checkCurrentPassword,
});

interface MobileLoginEntry {
  readonly phone: { readonly areaCode: string; readonly number: string };
  readonly password: string;
}

/** Mobile number and password. */
export const checkMobileLogin = (entry: MobileLoginEntry, { checkPhone }: NumberingPlan) =>
  formOf<MobileLoginEntry>()({
    phone: (phone) => checkPhone(phone, 'account'),
    password: checkCurrentPassword,
  })(entry);

/** A salesman's account and password. */
export const checkSalesmanLogin = formOf<{ readonly account: string; readonly password: string }>()({
  account: requiredText(),
  password: checkCurrentPassword,
});
