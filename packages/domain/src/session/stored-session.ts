/** What the browser keeps of a session (S3.157, A-67, A-131). */
import type { Instant } from '../time/index.ts';
import type { StoredUser, SessionOrigin } from '../sign-in/index.ts';

/**
 * `user` is null for guests. `loginType` is null where somebody was signed in by an address, as partners' sign-ons do.
 * `backUrl` was stored by such a sign-on, and counts in its session alone. `lastActivityAt` is shared by all tabs.
 */
export interface StoredSession {
  readonly user: StoredUser | null;
  readonly loginType: SessionOrigin | null;
  readonly backUrl: string | null;
  readonly lastActivityAt: Instant | null;
}
