/**
 * The credentials that a call of a signed-in user needs; without them no call is made. Source: spec section 7 (S7.124),
 *
 */
import { Result } from 'effect';

export interface Credentials {
  readonly customerId: string;
  readonly accessToken: string;
}

/** Both are required: `NotAuthorized` if one is missing or empty. */
export const checkCredentials = ({
  customerId,
  accessToken,
}: {
  readonly [Part in keyof Credentials]: string | null;
}): Result.Result<Credentials, { readonly _tag: 'NotAuthorized' }> =>
  customerId && accessToken ? Result.succeed({ customerId, accessToken }) : Result.fail({ _tag: 'NotAuthorized' });
