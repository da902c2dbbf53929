/**
 * An address that signs somebody in by itself: `autoLogin` and `token`. The token is validated before it counts, and
 * both leave the address bar at once, for addresses end up in histories and logs. Source: S2.112, A-65.
 */
import { withoutParameters } from '../location/index.ts';
import type { ShopLocation } from '../location/index.ts';

type Query = ShopLocation['query'];

/** The token to validate; null where the address does not carry both. `autoLogin=false` and `0` say no. */
export const autoLoginToken = ({ autoLogin, token }: Query): string | null =>
  autoLogin !== undefined && !['false', '0'].includes(autoLogin) && token ? token : null;

/** The address as the bar shows it afterwards. */
export const withoutAutoLogin = (location: ShopLocation): ShopLocation =>
  withoutParameters(location, ['autoLogin', 'token']);
