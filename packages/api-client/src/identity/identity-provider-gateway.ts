/** The calls that the machines of identity providers and single sign-on invoke, one to one. Source: S7.40, S7.41, A-48, A-64. */
import type { OAuthStart } from '@offrande/domain/identity-provider';
import type { SingleSignOnAnswer, SingleSignOnRequest } from '@offrande/domain/identity-provider/schema';
import type { Client } from '../client/client.ts';
import { getOauthLoginInfo, singleSignOn } from '../contract/session.ts';

export interface IdentityProviderGateway {
  /** The address of the provider's page; `start` null is a defect. */
  fetchProviderAddress(input: { readonly start: OAuthStart | null }): Promise<string>;
  singleSignOn(request: SingleSignOnRequest): Promise<SingleSignOnAnswer>;
}

export const createIdentityProviderGateway = (client: Client): IdentityProviderGateway => ({
  fetchProviderAddress: async ({ start }) => {
    if (start === null) throw new TypeError('Nobody leaves for a provider without having begun');
    const { address } = await client.call(getOauthLoginInfo, { aggregatorBuId: client.unitId, ...start });
    return address;
  },
  singleSignOn: (request) => client.call(singleSignOn, { ...request, projectBu: request.unitId }),
});
