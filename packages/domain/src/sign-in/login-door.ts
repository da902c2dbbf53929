/** The login pages and the kinds of customer that they admit (S6.7, A-42). */
import { Result } from 'effect';
import type { CustomerKind, SignedInKind } from '../customer/index.ts';
import type { ShopLocation } from '../location/index.ts';
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
