/**
 * The session of this page, using browser storage and HTTP calls. Loaded only if a user is signed in or about to be.
 */
import type { SessionGateway } from '@offrande/api-client/identity';
import type { LoginPolicy } from '@offrande/domain/sign-in';
import { toHref } from '../page/location-href.ts';
import { createCookies } from './cookies.ts';
import type { KeyValueStore } from './key-value-store.ts';
import { createNoticeStore } from './pending-notices.ts';
import { type SessionActor, type SessionWorld, startSession } from './session-actor.ts';
import { trackPresence } from './session-presence.ts';
import { createSessionStore } from './session-store.ts';
import type { Locks } from './sign-in-lock.ts';

const now = (): number => Date.now();

interface BrowserSession {
  readonly unitId: string;
  /** The unit's path prefix. */
  readonly base: string;
  readonly policy: LoginPolicy;
  readonly local: KeyValueStore;
  readonly session: KeyValueStore;
  readonly locks: Locks;
  readonly gateway: SessionGateway;
  readonly leaveTo: (address: string) => void;
}

type WayOut = Pick<BrowserSession, 'unitId' | 'base' | 'session' | 'leaveTo'>;

/**
 * Navigates to a departure's target: an absolute address or a page below the unit's prefix; saves the notices to show
 * there.
 */
export const createDepart =
  ({ unitId, base, session, leaveTo }: WayOut): SessionWorld['depart'] =>
  (departure, said) => {
    createNoticeStore(unitId, session).leave(said);
    leaveTo(departure.to === 'address' ? departure.address : base + toHref(departure.location));
  };

export const openSession = (browser: BrowserSession): SessionActor => {
  const { unitId, policy, local, session, locks, gateway } = browser;
  const store = createSessionStore(unitId, { local, session, forgetCookie: createCookies(document).remove });
  const actor = startSession({ unitId, policy, store, gateway, now, locks, depart: createDepart(browser) });
  trackPresence(actor, { store, now, target: globalThis });
  return actor;
};
