/**
 * What the verification of companies calls, made by its first screen so that no other page carries it. Its client shares
 * the visitor's session with the shop's own: both keep their token in the tab's storage. The token of the verification
 * goes with each call, and a customer who is signed in stays so whatever becomes of it.
 */
import { createClient } from '@offrande/api-client/client';
import { createKybGateway } from '@offrande/api-client/company';
import { createKybIdentityGateway } from '@offrande/api-client/identity';
import { businessUnit, kybFacts } from '@offrande/domain/business-unit';
import { readUnitParameters } from '@offrande/api-client/gateways';
import { decodeUnitParameters } from '@offrande/domain/business-unit/schema';
import { Result } from 'effect';
import type { KybGateways } from './kyb-gateways.ts';
import { refuseSession } from './refused-session.ts';
import { readAccessToken } from './signed-in.ts';
import type { Shop } from './shop.ts';

type Visitor = Pick<Shop, 'unitId' | 'tab' | 'local' | 'now' | 'session' | 'clock' | 'locks' | 'gateways'>;

const createKybGateways = ({ unitId, tab, local, now, session, clock, locks, gateways }: Visitor): KybGateways => {
  const client = createClient({
    baseUrl: `${globalThis.location.origin}/api`,
    unitId,
    tokenStore: tab,
    accessToken: () => readAccessToken(unitId, local),
    now,
    onSession: () => clock.checkWhenIdle(),
    onUnauthorized: (token) => void refuseSession({ unitId, local, session, locks }, token),
  });
  return {
    dossier: createKybGateway(client),
    identity: createKybIdentityGateway(client, (action, kind) => gateways.captcha.solve(action, kind)),
    readFacts: async () => {
      const parameters = decodeUnitParameters(await readUnitParameters(client));
      const unit = Result.getOrThrow(businessUnit(Result.getOrThrow(parameters)));
      return (codeLists, instant) => kybFacts(unit, codeLists, instant);
    },
  };
};

const made = new WeakMap<Visitor, KybGateways>();

/** Those of this shop, the same at every call. */
export const kybGateways = (shop: Shop): KybGateways => {
  const known = shop.kyb ?? made.get(shop) ?? createKybGateways(shop);
  made.set(shop, known);
  return known;
};
