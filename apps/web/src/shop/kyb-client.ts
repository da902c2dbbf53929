/**
 * The client of the verification's calls, and who fills it in. It shares the visitor's session with the shop's own client: both keep their
 * token in the tab's storage. The token of the verification goes with each call, and a customer who is signed in stays so whatever becomes
 * of it.
 */
import { type Client, createClient } from '@offrande/api-client/client';
import { createKybIdentityGateway, type KybIdentityGateway } from '@offrande/api-client/identity';
import { refuseSession } from './refused-session.ts';
import { readAccessToken } from './signed-in.ts';
import type { Shop } from './shop.ts';

export type KybVisitor = Pick<Shop, 'unitId' | 'tab' | 'local' | 'now' | 'session' | 'clock' | 'locks' | 'gateways'>;

export const createKybClient = ({ unitId, tab, local, now, session, clock, locks }: KybVisitor): Client =>
  createClient({
    baseUrl: `${globalThis.location.origin}/api`,
    unitId,
    tokenStore: tab,
    accessToken: () => readAccessToken(unitId, local),
    now,
    onSession: () => clock.checkWhenIdle(),
    onUnauthorized: (token) => void refuseSession({ unitId, local, session, locks }, token),
  });

export const createKybIdentity = ({ gateways }: KybVisitor, client: Client): KybIdentityGateway =>
  createKybIdentityGateway(client, (action, kind) => gateways.captcha.solve(action, kind));

/** For signing in, without the calls of a dossier. */
export const kybIdentity = (shop: Shop): KybIdentityGateway =>
  shop.kyb?.identity ?? createKybIdentity(shop, createKybClient(shop));
