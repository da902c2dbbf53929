/**
 * What companies' and salesmen's screens call, made by the first of them so that no other page carries it. Its client shares the
 * visitor's session with the shop's own: both keep their token in the tab's storage.
 */
import { createClient } from '@offrande/api-client/client';
import {
  createBrochureGateway,
  createBulkGateway,
  createBusinessRegistrationGateway,
  createCompanyDiscountGateway,
  createCompanyDocumentGateway,
  createCompanyPeopleGateway,
  createOrderDecisionGateway,
  createPreviousFileGateway,
  createQuotationGateway,
  createSalesmanGateway,
} from '@offrande/api-client/company';
import { createDraftGateway, createIntentionKeys, readUnitParameters } from '@offrande/api-client/gateways';
import { businessUnit, profilePolicy } from '@offrande/domain/business-unit';
import { decodeUnitParameters } from '@offrande/domain/business-unit/schema';
import { Result } from 'effect';
import type { CompanyGateways } from './company-gateways.ts';
import { openSheetDesk } from './sheet-desk.ts';
import { refuseSession } from './refused-session.ts';
import { readAccessToken } from './signed-in.ts';
import type { Shop } from './shop.ts';

type Visitor = Pick<Shop, 'unitId' | 'currency' | 'tab' | 'local' | 'now' | 'session' | 'clock' | 'locks'>;

const createCompanyGateways = ({
  unitId,
  currency,
  tab,
  local,
  now,
  session,
  clock,
  locks,
}: Visitor): CompanyGateways => {
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
    registration: createBusinessRegistrationGateway(client),
    people: createCompanyPeopleGateway(client, currency),
    decisions: createOrderDecisionGateway(
      client,
      currency,
      createIntentionKeys(() => crypto.randomUUID()),
    ),
    discounts: createCompanyDiscountGateway(client, currency),
    documents: createCompanyDocumentGateway(client),
    brochures: createBrochureGateway(client),
    quotations: createQuotationGateway(
      client,
      currency,
      createIntentionKeys(() => crypto.randomUUID()),
    ),
    bulk: createBulkGateway(client, currency),
    previousFiles: createPreviousFileGateway(client, currency),
    salesman: createSalesmanGateway(client, currency),
    drafts: createDraftGateway(client, currency),
    openSheetDesk,
    readPolicy: async () => {
      const parameters = decodeUnitParameters(await readUnitParameters(client));
      return profilePolicy(Result.getOrThrow(businessUnit(Result.getOrThrow(parameters))));
    },
  };
};

const made = new WeakMap<Visitor, CompanyGateways>();

/** Those of this shop, the same at every call. */
export const companyGateways = (shop: Shop): CompanyGateways => {
  const known = shop.company ?? made.get(shop) ?? createCompanyGateways(shop);
  made.set(shop, known);
  return known;
};
