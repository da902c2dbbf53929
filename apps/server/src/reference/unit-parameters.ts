/** The call `unitParameters`: the unit's parameters as its folder states them. Browsers follow addresses of the identity providers too. */
import type { Calls } from '@offrande/api-client/contract';
import { OAUTH_METHODS } from '@offrande/domain/session';
import type { CallContext, Handler } from '../call/handler.ts';

/** The hosts of the identity providers that the unit offers: browsers follow addresses there. */
export const providerHosts = ({ shop, unit }: Pick<CallContext, 'shop' | 'unit'>): readonly string[] =>
  OAUTH_METHODS.filter((method) => unit.loginPolicy('').methods.includes(method)).flatMap(
    (method) => shop.identity.providers.get(method)?.host ?? [],
  );

export const unitParameters: Handler<Calls['unitParameters']> = async (_, { shop, unit }) => {
  const { shownParameters: shown } = unit.catalogue;
  const stated = Array.isArray(shown['trustedHosts']) ? shown['trustedHosts'] : [];
  return { ...shown, trustedHosts: [...new Set([...stated, ...providerHosts({ shop, unit })])] };
};
