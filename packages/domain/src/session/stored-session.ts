/** The stored part of a session in the browser (S3.157, A-67, A-131). */
import type { Instant } from '../time/index.ts';
import type { StoredUser, SessionOrigin } from '../sign-in/index.ts';

/**
 * `user` is null for guests. `loginType` is null if the sign-in was by an address, as with partners' single sign-on.
 * `backUrl` was stored by such a sign-on, and applies only to its session. `lastActivityAt` is shared by all tabs.
 */
export interface StoredSession {
  readonly user: StoredUser | null;
  readonly loginType: SessionOrigin | null;
  readonly backUrl: string | null;
  readonly lastActivityAt: Instant | null;
}
