/** The call `unitParameters`: the unit's parameters as its folder states them, with the identity providers' hosts as trusted hosts. */
import type { Calls } from '@offrande/api-client/contract';
import { OAUTH_METHODS } from '@offrande/domain/sign-in';
import type { Schema } from 'effect';
import type { CallContext, Handler } from '../call/handler.ts';

/** The hosts of the unit's identity providers and partner, to which browsers may be redirected. */
export const providerHosts = ({ shop, unit }: Pick<CallContext, 'shop' | 'unit'>): readonly string[] => {
  const { providers, partner } = shop.identity;
  const { methods } = unit.loginPolicy('');
  const offered = OAUTH_METHODS.filter((method) => methods.includes(method));
  return [
    ...offered.flatMap((method) => providers.get(method)?.host ?? []),
    ...(methods.includes('singleSignOn') && partner !== null ? [partner.host] : []),
  ];
};

/** All parameters are public except where parcels are packed and which orders need approval. */
export const unitParameters: Handler<Calls['unitParameters']> = async (_, { shop, unit }) => {
  const { fulfilmentEmail: _email, orderApprovalFrom: _approval, ...shown } = unit.catalogue.stated;
  const trustedHosts = [...new Set([...(shown.trustedHosts ?? []), ...providerHosts({ shop, unit })])];
  return { ...shown, trustedHosts } as Record<string, Schema.Json>;
};
