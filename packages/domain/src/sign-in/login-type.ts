/**
 * Login types: the kind of proof, and the login page. Source: spec section 3 (S3.110), A-64. The codes of the wire are
 * in `login-type.schema.ts`.
 */

/**
 * The login pages of the shop ("doors", S6.7): each has its own path and call, and admits its own kind of customer.
 * `kyb` is for companies that are not verified yet; its call and its token belong to the company check.
 */
export const LOGIN_DOORS = ['individual', 'business', 'salesman', 'kyb'] as const;
export type LoginDoor = (typeof LOGIN_DOORS)[number];

/**
 * `email`: email and password. `mobile`: mobile number and password. `oauth`: back from an identity provider's page:
 * Apple, Google, Facebook or the retailer's single sign-on. `facebook`, `google`: a token of theirs that another channel
 * brings. `salesmanSingleSignOn`: back from the employees' identity provider.
 */
export const LOGIN_TYPES = [
  'email',
  'mobile',
  'oauth',
  'business',
  'facebook',
  'google',
  'salesman',
  'salesmanSingleSignOn',
] as const;
export type LoginType = (typeof LOGIN_TYPES)[number];

/** The kind of proof. A password is the shop's own; all others come from third parties. */
export type LoginProof = 'password' | 'authorizationCode' | 'providerToken';

/**
 * How a session began: its login type, but for Apple, Google and Facebook, whose pages share `oauth` with the retailer's
 * single sign-on: they are social logins, and sign out like those.
 */
export type SessionOrigin = LoginType | 'apple';

interface LoginTypeFacts {
  readonly door: Exclude<LoginDoor, 'kyb'>;
  readonly proof: LoginProof;
}

const FACTS: Readonly<Record<SessionOrigin, LoginTypeFacts>> = {
  email: { door: 'individual', proof: 'password' },
  mobile: { door: 'individual', proof: 'password' },
  oauth: { door: 'individual', proof: 'authorizationCode' },
  apple: { door: 'individual', proof: 'authorizationCode' },
  business: { door: 'business', proof: 'password' },
  facebook: { door: 'individual', proof: 'providerToken' },
  google: { door: 'individual', proof: 'providerToken' },
  salesman: { door: 'salesman', proof: 'password' },
  salesmanSingleSignOn: { door: 'salesman', proof: 'authorizationCode' },
};

export const doorOfLogin = (origin: SessionOrigin): LoginTypeFacts['door'] => FACTS[origin].door;
export const proofOfLogin = (origin: SessionOrigin): LoginProof => FACTS[origin].proof;

/** True for the retailer's and the salesmen's single sign-on, after which signing out leads to / (A-48, A-164). */
export const isSingleSignOn = (origin: SessionOrigin): boolean =>
  origin === 'oauth' || origin === 'salesmanSingleSignOn';

/** Where users change their password: at the identity provider if they sign in without one of the shop's (S6.8). */
export const passwordChangePlace = (origin: SessionOrigin): 'shop' | 'identityProvider' =>
  FACTS[origin].proof === 'password' ? 'shop' : 'identityProvider';
