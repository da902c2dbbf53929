/** What the verification of companies calls, made by its first screen so that no other page carries it. */
import { createKybGateway } from '@offrande/api-client/company';
import { businessUnit, kybFacts } from '@offrande/domain/business-unit';
import { readUnitParameters } from '@offrande/api-client/gateways';
import { decodeUnitParameters } from '@offrande/domain/business-unit/schema';
import { Result } from 'effect';
import { createKybClient, createKybIdentity, type KybVisitor } from './kyb-client.ts';
import type { KybGateways } from './kyb-gateways.ts';
import type { Shop } from './shop.ts';

const createKybGateways = (visitor: KybVisitor): KybGateways => {
  const client = createKybClient(visitor);
  return {
    dossier: createKybGateway(client),
    identity: createKybIdentity(visitor, client),
    readFacts: async () => {
      const parameters = decodeUnitParameters(await readUnitParameters(client));
      const unit = Result.getOrThrow(businessUnit(Result.getOrThrow(parameters)));
      return (codeLists, instant) => kybFacts(unit, codeLists, instant);
    },
  };
};

const made = new WeakMap<KybVisitor, KybGateways>();

/** Those of this shop, the same at every call. */
export const kybGateways = (shop: Shop): KybGateways => {
  const known = shop.kyb ?? made.get(shop) ?? createKybGateways(shop);
  made.set(shop, known);
  return known;
};
