/**
 * Makes another sign-in this browser's session, in place of the one before: a person who joins a company, or acts for another one.
 * What was stored for the customer before goes as at a sign-out, and the next page is loaded in full. Source: S2.6, S6.28, A-183.
 */
import { clearingOf, storageNameOf } from '@offrande/domain/browser-storage';
import type { StoredSession } from '@offrande/domain/session';
import { sessionTexts } from '@offrande/domain/session/schema';
import type { AuthUser } from '@offrande/domain/sign-in';
import { Struct } from 'effect';
import { clearStorage } from './clear-storage.ts';
import { createSessionStore } from './session-store.ts';
import type { Shop } from './shop.ts';
import { whileSigningIn } from './sign-in-lock.ts';

type Page = Pick<Shop, 'unitId' | 'session' | 'local' | 'tab' | 'cookies' | 'now' | 'leaveTo' | 'locks'>;

/**
 * `signIn` asks the server for the new session, or resolves with null where it opens none: nothing changes then. `address`
 * is the next page's, with its prefix.
 */
export const enterAs = (page: Page, signIn: () => Promise<AuthUser | null>, address: string): Promise<void> =>
  whileSigningIn(page.locks, page.unitId, async () => {
    const user = await signIn();
    if (user !== null) await replaceSession(page, user, address);
  });

const replaceSession = async (
  { unitId, session, local, tab, cookies, now, leaveTo }: Page,
  user: AuthUser,
  address: string,
): Promise<void> => {
  // The session of this page must not answer for the new one, which its checks do not know.
  (await session()).stop();
  const storages = { local, session: tab, forgetCookie: cookies.remove };
  const clearing = clearingOf('signOut', unitId);
  // Written over, never removed: other tabs would take a moment without a customer for a sign-out, and clear the new session.
  const stored: StoredSession = { user, loginType: 'business', backUrl: null, lastActivityAt: now() };
  const own: readonly string[] = Struct.keys(sessionTexts(stored)).map((name) => storageNameOf(name, unitId));
  clearStorage({ ...clearing, local: clearing.local.filter((name) => !own.includes(name)) }, storages);
  createSessionStore(unitId, storages).write(stored);
  leaveTo(address);
};
