/** The login pages and the kinds of customer that they admit (S6.7, A-42). */
import { Result } from 'effect';
import type { CustomerKind, SignedInKind } from '../customer/index.ts';
import { refusalReason } from '../gateway/index.ts';
import type { ShopLocation } from '../location/index.ts';
import type { LoginPolicy } from './login-method.ts';
import type { LoginDoor } from './login-type.ts';

const DOORS: Readonly<Record<LoginDoor, { readonly path: string; readonly admits: SignedInKind }>> = {
  individual: { path: '/auth/login', admits: 'individual' },
  business: { path: '/auth/b2b/login', admits: 'business' },
  salesman: { path: '/auth/salesman/login', admits: 'salesman' },
  kyb: { path: '/auth/kyb/login', admits: 'business' },
};

/** The path of a login page. */
export const loginLocation = (door: LoginDoor): ShopLocation => ({ path: DOORS[door].path, query: {} });

/** The login page of a kind of customer; guests use the individuals'. */
export const doorOfKind = (kind: CustomerKind): Exclude<LoginDoor, 'kyb'> => (kind === 'guest' ? 'individual' : kind);

export interface LoginOfOtherKind {
  readonly _tag: 'LoginOfOtherKind';
  readonly kind: SignedInKind;
}

/**
 * A login page admits only its kind of customer; another kind is `LoginOfOtherKind`, for which `doorOfKind` returns the
 * right page.
 */
export const checkDoor = (door: LoginDoor, kind: SignedInKind): Result.Result<void, LoginOfOtherKind> =>
  DOORS[door].admits === kind ? Result.void : Result.fail({ _tag: 'LoginOfOtherKind', kind });

const SIGNED_IN_KINDS = ['individual', 'business', 'salesman'] as const satisfies readonly SignedInKind[];

/** The kinds of customer that sign in at another login page of the unit. */
export const kindsElsewhere = (
  kind: SignedInKind,
  { hasBusiness, hasSalesmen }: Pick<LoginPolicy, 'hasBusiness' | 'hasSalesmen'>,
): readonly SignedInKind[] => {
  const isServed: Readonly<Record<SignedInKind, boolean>> = {
    individual: true,
    business: hasBusiness,
    salesman: hasSalesmen,
  };
  return SIGNED_IN_KINDS.filter((other) => other !== kind && isServed[other]);
};

/** Reads a refused login: the password was right, but it is that of another kind of customer's account. Null for any other refusal. */
export const otherKindOf = (error: unknown): LoginOfOtherKind | null => {
  const kind = refusalReason(error, SIGNED_IN_KINDS);
  return kind === null ? null : { _tag: 'LoginOfOtherKind', kind };
};
