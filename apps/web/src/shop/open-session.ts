/**
 * The session of this page in the browser: its texts in the browser's storages, its calls over HTTP. Loaded where somebody
 * is signed in, or about to be.
 */
import type { SessionGateway } from '@offrande/api-client/gateways';
import type { LoginPolicy } from '@offrande/domain/session';
import { hrefOf } from '../page/location-href.ts';
import { createCookies } from './cookies.ts';
import type { Keep } from './keep.ts';
import { createNoticeKeep } from './left-notices.ts';
import { type SessionActor, startSession } from './session-actor.ts';
import { keepPresence } from './session-presence.ts';
import { createSessionStore } from './session-store.ts';

const now = (): number => Date.now();

interface BrowserSession {
  readonly unitId: string;
  /** The unit's prefix in the address. */
  readonly base: string;
  readonly policy: LoginPolicy;
  readonly local: Keep;
  readonly session: Keep;
  readonly gateway: SessionGateway;
  readonly leaveTo: (address: string) => void;
}

export const openSession = ({
  unitId,
  base,
  policy,
  local,
  session,
  gateway,
  leaveTo,
}: BrowserSession): SessionActor => {
  const store = createSessionStore(unitId, { local, session, forgetCookie: createCookies(document).remove });
  const actor = startSession({
    unitId,
    policy,
    store,
    gateway,
    now,
    depart: (departure, said) => {
      createNoticeKeep(unitId, session).leave(said);
      leaveTo(departure.to === 'address' ? departure.address : base + hrefOf(departure.location));
    },
  });
  keepPresence(actor, { store, now, target: globalThis });
  return actor;
};
