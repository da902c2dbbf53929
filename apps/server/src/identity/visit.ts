/**
 * A visit to an identity provider: what is sent with the visitor, and which part must be returned. It belongs to one browser
 * in one unit, lasts ten minutes and is valid for one code. Source: S4.110, S7.40, A-64, reliability row 30.
 */
import type { OAuthMethod } from '@offrande/domain/sign-in';
import { sql } from 'kysely';
import { inUnit } from '../database/in-unit.ts';
import type { CallContext } from '../call/handler.ts';
import type { IdentityProvider, VisitSecrets } from '../providers/identity/index.ts';
import { isUuid, uuid } from '../random.ts';
import type { Shop } from '../shop.ts';
import type { Unit } from '../unit/unit.ts';
import { isSameSecret, type Vault } from '../vault.ts';

const VISIT_LIFETIME_MS = 10 * 60_000;

/** Where providers post an answer in form encoding (`form-return.ts`); redirects to the visit's own page. */
export const FORM_RETURN_PATH = '/api/oAuth/return';

export interface Visit {
  readonly id: string;
  readonly method: OAuthMethod;
  readonly redirectUrl: string;
  readonly givenName: string;
  readonly familyName: string;
}

/** Identifies the visit, so that a form posted without a cookie can be assigned to it. */
const stateOf = (vault: Vault, id: string): string => `${id}.${vault.hmac('identity-state', id)}`;

/** The visit identified by a state; null if we did not issue the state. */
export const readVisitState = (vault: Vault, state: string): string | null => {
  const [id = ''] = state.split('.');
  return isUuid(id) && isSameSecret(state, stateOf(vault, id)) ? id : null;
};

/** The values sent with the visitor: unguessable, and stored nowhere. */
export const visitSecrets = (
  { vault, publicOrigin }: Pick<Shop, 'vault' | 'publicOrigin'>,
  unit: Pick<Unit, 'id'>,
  { id, redirectUrl }: Pick<Visit, 'id' | 'redirectUrl'>,
  { responseMode }: Pick<IdentityProvider, 'responseMode'>,
): VisitSecrets => ({
  redirectUrl: responseMode === 'query' ? redirectUrl : `${publicOrigin}${FORM_RETURN_PATH}/${unit.id}`,
  state: stateOf(vault, id),
  nonce: vault.hmac('identity-nonce', id),
  verifier: vault.hmac('identity-verifier', id),
});

/** Begins a visit, replacing one that this browser may already have in progress. */
export const openVisit = (
  { shop, unit, buyer }: CallContext,
  { method, redirectUrl }: Pick<Visit, 'method' | 'redirectUrl'>,
): Promise<Pick<Visit, 'id' | 'redirectUrl'>> => {
  const id = uuid(shop.random);
  const now = shop.clock();
  return inUnit(shop.connection, unit.id, async (transaction) => {
    await sql`
      insert into identity_visit (id, bu_id, session_id, method, redirect_url, created_at, expires_at)
      values (${id}, ${unit.id}, ${buyer.sessionId}, ${method}, ${redirectUrl}, ${now},
        ${new Date(now.getTime() + VISIT_LIFETIME_MS)})
      on conflict on constraint identity_visit_once do update set id = excluded.id, method = excluded.method,
        redirect_url = excluded.redirect_url, given_name = null, family_name = null, created_at = excluded.created_at,
        expires_at = excluded.expires_at`.execute(transaction);
    return { id, redirectUrl };
  });
};

interface Row {
  readonly id: string;
  readonly method: OAuthMethod;
  readonly given_name: string | null;
  readonly family_name: string | null;
}

/** The visit from which this browser returned to this page; null if there is none. It is spent whatever the outcome. */
export const spendVisit = ({ shop, unit, buyer }: CallContext, redirectUrl: string): Promise<Visit | null> =>
  inUnit(shop.connection, unit.id, async (transaction) => {
    const { rows } = await sql<Row>`
      delete from identity_visit where bu_id = ${unit.id} and session_id = ${buyer.sessionId}
        and redirect_url = ${redirectUrl} and expires_at > ${shop.clock()}
      returning id, method, given_name, family_name`.execute(transaction);
    const [row] = rows;
    if (row === undefined) return null;
    const { id, method, given_name: givenName, family_name: familyName } = row;
    return { id, method, redirectUrl, givenName: givenName ?? '', familyName: familyName ?? '' };
  });
