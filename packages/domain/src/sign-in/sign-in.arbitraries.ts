/** Random logins, users and policies, and one example user. */
import * as fc from 'fast-check';
import { captchaTokens } from '../captcha/testing.ts';
import { contractLevels } from '../customer/testing.ts';
import { emails } from '../email/testing.ts';
import { LOGIN_METHODS } from './login-method.ts';
import type { LoginPolicy } from './login-method.ts';
import type { Login, LoginRequest } from './login-request.ts';
import { LOGIN_TYPES } from './login-type.ts';
import type { AuthUser } from './auth-user.ts';
import { TRUSTED_HOST, webAddresses } from '../location/testing.ts';

/** Inès, an individual with a refresh token. */
export const INES: AuthUser = {
  accessToken: 'access-1',
  refreshToken: 'refresh-1',
  customerId: 'C1',
  customerName: 'Inès Marchand',
  kind: 'individual',
  paymentType: null,
  companyType: null,
  isAdminSalesman: false,
  identityNo: null,
  contractLevel: null,
};

/** A unit that offers every way to sign in. */
export const OPEN_POLICY: LoginPolicy = {
  methods: LOGIN_METHODS,
  isTwoFactor: true,
  hasBusiness: true,
  hasSalesmen: true,
  returnsAsSalesman: false,
  trustedHosts: [TRUSTED_HOST],
};

const text = fc.string({ minLength: 1, maxLength: 20 });
const orNull = fc.option(text);

export const anyLoginType = fc.constantFrom(...LOGIN_TYPES);

export const loginRequests: fc.Arbitrary<LoginRequest> = fc.oneof(
  fc.record({
    type: fc.constantFrom('email' as const, 'business' as const, 'salesman' as const),
    account: emails,
    password: text,
  }),
  fc.record({ type: fc.constant('mobile' as const), mobile: fc.stringMatching(/^\+[1-9]\d{6,13}$/), password: text }),
  fc.record({
    type: fc.constantFrom('oauth' as const, 'salesmanSingleSignOn' as const),
    code: text,
    redirectUrl: webAddresses,
  }),
  fc.record({ type: fc.constantFrom('facebook' as const, 'google' as const), providerToken: text }),
);

export const logins: fc.Arbitrary<Login> = fc.record({ request: loginRequests, captcha: captchaTokens });

export const authUsers: fc.Arbitrary<AuthUser> = fc.record({
  accessToken: text,
  refreshToken: orNull,
  customerId: text,
  customerName: fc.string({ maxLength: 20 }),
  kind: fc.constantFrom('individual' as const, 'business' as const, 'salesman' as const),
  paymentType: orNull,
  companyType: orNull,
  isAdminSalesman: fc.boolean(),
  identityNo: orNull,
  contractLevel: fc.option(contractLevels),
});

export const loginPolicies: fc.Arbitrary<LoginPolicy> = fc.record({
  methods: fc.shuffledSubarray([...LOGIN_METHODS], { minLength: 1 }),
  isTwoFactor: fc.boolean(),
  hasBusiness: fc.boolean(),
  hasSalesmen: fc.boolean(),
  returnsAsSalesman: fc.boolean(),
  trustedHosts: fc.constant([TRUSTED_HOST]),
});
