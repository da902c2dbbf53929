/**
 * An address that signs the visitor in automatically: `autoLogin` and `token`. The token is validated first, and both
 * are removed from the address bar immediately, because addresses end up in histories and logs. Source: S2.112, A-65.
 */
import { withoutParameters } from '../location/index.ts';
import type { ShopLocation } from '../location/index.ts';

type Query = ShopLocation['query'];

/** The token to validate; null if the address does not have both. `autoLogin=false` and `0` disable it. */
export const autoLoginToken = ({ autoLogin, token }: Query): string | null =>
  autoLogin !== undefined && !['false', '0'].includes(autoLogin) && token ? token : null;

/** The address to show afterwards. */
export const withoutAutoLogin = (location: ShopLocation): ShopLocation =>
  withoutParameters(location, ['autoLogin', 'token']);
