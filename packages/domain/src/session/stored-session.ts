/** What the browser keeps of a session (S3.157, A-67, A-131). */
import type { Instant } from '../time/index.ts';
import type { StoredUser } from './auth-user.ts';
import type { LoginType } from './login-type.ts';

/**
 * `user` is null for guests. `loginType` is null where somebody was signed in by an address. `backUrl` outlives the
 * single sign-on that stored it until the sign-out. `lastActivityAt` is shared by all tabs.
 */
export interface StoredSession {
  readonly user: StoredUser | null;
  readonly loginType: LoginType | null;
  readonly backUrl: string | null;
  readonly lastActivityAt: Instant | null;
}
