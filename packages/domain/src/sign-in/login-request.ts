/**
 * What somebody who signs in shows, and the forms that take it. A password is taken as it is: whoever chose it did so
 * under the rules of his time. Source: spec sections 3, 5 and 7 (S7.42), A-56, A-64.
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
 * came back to `redirectUrl` from an identity provider, `providerToken` is what a provider's own script gave.
 */
export type LoginRequest =
  | { readonly type: 'email' | 'business' | 'salesman'; readonly account: string; readonly password: string }
  | { readonly type: 'mobile'; readonly mobile: string; readonly password: string }
  | { readonly type: 'oauth' | 'salesmanSingleSignOn'; readonly code: string; readonly redirectUrl: string }
  | { readonly type: 'facebook' | 'google'; readonly providerToken: string };

/** A request with the solution of its captcha. `method` says which provider's page an `oauth` came back from; it is never sent. */
export interface Login {
  readonly request: LoginRequest;
  readonly captcha: CaptchaToken;
  readonly method?: OAuthMethod;
}

/** How a session that begins with this login began. */
export const originOf = ({ request: { type }, method }: Login): SessionOrigin =>
  type === 'oauth' && method === 'apple' ? 'apple' : type;

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
