/**
 * Resolves a login to the identity that a provider confirms: by a code from a visit of this browser, or by a single-use token from a
 * provider's own script. Every refusal is the same, whatever the reason; an unreachable provider is reported as such. Source: S7.33,
 * S7.42, A-64, reliability row 30.
 */
import { type LoginRequest, loginTypeAfterReturn } from '@offrande/domain/sign-in';
import { sql } from 'kysely';
import { inUnit } from '../database/in-unit.ts';
import { CallRefused } from '../call/call-refused.ts';
import type { CallContext } from '../call/handler.ts';
import {
  IdentityRefused,
  IdentityUnavailable,
  type ProvenIdentity,
  type ProviderMethod,
  type SignedToken,
} from '../providers/identity/index.ts';
import { hashSecret } from '../vault.ts';
import { isReturnPage, createLoginPolicy } from './oauth-login-info.ts';
import { visitSecrets, spendVisit } from './visit.ts';

/** A login without a password of the shop. */
export type ByProvider = Exclude<LoginRequest, { readonly password: string }>;

/** The provider's answer, or the call's refusal. The reason is only logged. */
export const askProvider = async <T>(
  { shop, unit }: CallContext,
  method: string,
  ask: () => Promise<T>,
): Promise<T> => {
  try {
    return await ask();
  } catch (error) {
    const isAway = error instanceof IdentityUnavailable;
    if (!isAway && !(error instanceof IdentityRefused)) throw error;
    shop.log(isAway ? 'identity provider away' : 'identity refused', { unit: unit.id, method, message: error.message });
    throw new CallRefused(isAway ? 'unavailable' : 'loginRefused');
  }
};

const providerOf = ({ shop }: CallContext, method: ProviderMethod) => {
  const provider = shop.identity.providers.get(method);
  if (provider === undefined) throw new CallRefused('unavailable');
  return provider;
};

/** Spends a token; false if it was used before. Also deletes expired tokens. */
export const spendToken = ({ shop, unit }: CallContext, { signed, endsAt }: SignedToken): Promise<boolean> =>
  inUnit(shop.connection, unit.id, async (transaction) => {
    const { rows } = await sql`
      insert into spent_token (bu_id, mark, expires_at) values (${unit.id}, ${hashSecret(signed)}, ${endsAt})
      on conflict on constraint spent_token_once do nothing returning mark`.execute(transaction);
    return rows.length === 1;
  });

const byCode = async (
  context: CallContext,
  { type, code, redirectUrl }: Extract<ByProvider, { readonly code: string }>,
): Promise<ProvenIdentity> => {
  const { shop, unit } = context;
  const policy = createLoginPolicy(context);
  const visit = isReturnPage(policy, redirectUrl) ? await spendVisit(context, redirectUrl) : null;
  if (visit === null || loginTypeAfterReturn(visit.method, policy) !== type) throw new CallRefused('loginRefused');
  const provider = providerOf(context, visit.method);
  const secrets = visitSecrets(shop, unit, visit, provider);
  const proven = await askProvider(context, visit.method, () => provider.redeem(code, secrets));
  return {
    ...proven,
    firstName: proven.firstName || visit.givenName,
    lastName: proven.lastName || visit.familyName,
  };
};

const byToken = async (
  context: CallContext,
  { type, providerToken }: Extract<ByProvider, { readonly providerToken: string }>,
): Promise<ProvenIdentity> => {
  const provider = providerOf(context, type);
  const token = await askProvider(context, type, () => provider.readToken(providerToken));
  if (!(await spendToken(context, token))) throw new CallRefused('loginRefused');
  return token.identity;
};

export const verifyIdentity = (context: CallContext, request: ByProvider): Promise<ProvenIdentity> =>
  'code' in request ? byCode(context, request) : byToken(context, request);
