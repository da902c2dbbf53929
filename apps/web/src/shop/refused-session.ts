/** Ends the session whose access token the server refused, unless another sign-in has taken its place. Source: S7.9, A-67, A-70. */
import { endsSession } from '@offrande/domain/session';
import type { KeyValueStore } from './key-value-store.ts';
import type { SessionActor } from './session-actor.ts';
import { type Locks, whileSigningIn } from './sign-in-lock.ts';
import { readAccessToken } from './signed-in.ts';

export interface OwnSession {
  readonly unitId: string;
  /** Shared by all tabs. */
  readonly local: KeyValueStore;
  readonly session: () => Promise<SessionActor>;
  readonly locks: Locks;
}

export const refuseSession = ({ unitId, local, session, locks }: OwnSession, refusedToken: string): Promise<void> =>
  whileSigningIn(locks, unitId, async () => {
    if (endsSession(refusedToken, readAccessToken(unitId, local))) (await session()).send({ type: 'unauthorized' });
  });
