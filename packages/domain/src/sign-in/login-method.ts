/**
 * Login methods: how visitors of a unit can sign in. `business-unit` composes the policy from the unit's parameters.
 * Source: spec section 6 (S6.5 to S6.7), S4.111, A-64.
 */
import type { LoginDoor, LoginType } from './login-type.ts';

/** `singleSignOn` is the retailer's. `normal` is by password, with a second factor if the unit requires one. */
export const LOGIN_METHODS = ['normal', 'facebook', 'apple', 'google', 'singleSignOn', 'salesmanSingleSignOn'] as const;
export type LoginMethod = (typeof LOGIN_METHODS)[number];

/**
 * `returnsAsSalesman`: every return from an identity provider is an employee's ("two units", a list of the
 * configuration). `trustedHosts`: hosts, the shop's own among them, to which addresses from outside are followed.
 */
export interface LoginPolicy {
  readonly methods: readonly LoginMethod[];
  readonly isTwoFactor: boolean;
  readonly hasBusiness: boolean;
  readonly hasSalesmen: boolean;
  readonly returnsAsSalesman: boolean;
  readonly trustedHosts: readonly string[];
}

/**
 * The methods of a login page, in the unit's order. Companies and salesmen always have passwords; the employees' single
 * sign-on is on the salesmen's page, all other providers on the individuals'. None if the page is disabled.
 */
export const methodsAt = (policy: LoginPolicy, door: LoginDoor): readonly LoginMethod[] => {
  switch (door) {
    case 'individual':
      return policy.methods.filter((method) => method !== 'salesmanSingleSignOn');
    case 'business':
    case 'kyb':
      return policy.hasBusiness ? ['normal'] : [];
    case 'salesman':
      if (!policy.hasSalesmen) return [];
      return ['normal', ...policy.methods.filter((method) => method === 'salesmanSingleSignOn')];
  }
};

/** True if individuals may sign in by a password of the shop's; otherwise the only ways are other companies' pages. */
export const hasPasswordLogin = (policy: LoginPolicy): boolean => methodsAt(policy, 'individual').includes('normal');

const INDIVIDUAL_METHODS: Readonly<
  Record<Exclude<LoginType, 'business' | 'salesman' | 'salesmanSingleSignOn'>, readonly LoginMethod[]>
> = {
  email: ['normal'],
  mobile: ['normal'],
  oauth: ['apple', 'google', 'facebook', 'singleSignOn'],
  facebook: ['facebook'],
  google: ['google'],
};

/** True if the unit offers a login type on its page. */
export const isLoginOffered = (policy: LoginPolicy, type: LoginType): boolean => {
  switch (type) {
    case 'business':
      return policy.hasBusiness;
    case 'salesman':
      return policy.hasSalesmen;
    case 'salesmanSingleSignOn':
      return policy.hasSalesmen && (policy.returnsAsSalesman || policy.methods.includes('salesmanSingleSignOn'));
    default:
      return INDIVIDUAL_METHODS[type].some((method) => policy.methods.includes(method));
  }
};

/** The methods that lead to an identity provider's page and back (docs/decisions/034). */
export const OAUTH_METHODS = [
  'apple',
  'google',
  'facebook',
  'singleSignOn',
  'salesmanSingleSignOn',
] as const satisfies readonly LoginMethod[];
export type OAuthMethod = (typeof OAUTH_METHODS)[number];

/** The login type after the return from an identity provider (S4.111). */
export const loginTypeAfterReturn = (
  method: OAuthMethod,
  { returnsAsSalesman }: Pick<LoginPolicy, 'returnsAsSalesman'>,
): 'salesmanSingleSignOn' | 'oauth' =>
  method === 'salesmanSingleSignOn' || returnsAsSalesman ? 'salesmanSingleSignOn' : 'oauth';

/**
 * The calls that sign in. The second factor applies to individuals who sign in by password, if the unit requires it.
 */
export type LoginCall = 'login' | 'twoFactorLogin' | 'businessLogin' | 'salesmanLogin';

/** The call of a login type in a unit. A return from an identity provider uses the general call. */
export const loginCallOf = (type: LoginType, { isTwoFactor }: Pick<LoginPolicy, 'isTwoFactor'>): LoginCall => {
  if (type === 'business') return 'businessLogin';
  if (type === 'salesman') return 'salesmanLogin';
  return isTwoFactor && (type === 'email' || type === 'mobile') ? 'twoFactorLogin' : 'login';
};
