/** The session on top of browser storage, below a unit's prefix. */
import { createMemoryIdentity } from '@offrande/api-client/testing';
import type { StoredSession } from '@offrande/domain/session';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { waitFor } from 'xstate';
import { UNIT } from '../app/testing/sample-boot.ts';
import { createMemoryStore } from './key-value-store.ts';
import { createNoticeStore } from './pending-notices.ts';
import { openSession } from './open-session.ts';
import { createSessionStore } from './session-store.ts';

afterEach(() => vi.useRealTimers());

/** A user who signed in before, at an address below `/FR`. */
const open = (stored: Partial<StoredSession> = {}) => {
  const [local, session, left] = [createMemoryStore(), createMemoryStore(), new Array<string>()];
  const identity = createMemoryIdentity();
  createSessionStore('FR', { local, session, forgetCookie: () => undefined }).write({
    user: identity.signedInBefore(),
    loginType: 'email',
    backUrl: null,
    lastActivityAt: Date.now(),
    ...stored,
  });
  const actor = openSession({
    unitId: 'FR',
    base: '/FR',
    policy: UNIT.loginPolicy,
    local,
    session,
    locks: undefined,
    gateway: identity.session,
    leaveTo: (address) => void left.push(address),
  });
  return { actor, left, notices: createNoticeStore('FR', session) };
};

const BACK_URL = 'https://localhost/portal';

describe('signing out', () => {
  test.each([
    ['a password', 'email', null, '/FR/auth/login', '[S2.12]'],
    ['the retailer’s single sign-on', 'oauth', null, '/FR/', '[S2.10]'],
    ['a partner’s page', null, BACK_URL, BACK_URL, '[A-131]'],
  ] as const)('leads who came in by %s, %j, %j, to %s %s', async (_, loginType, backUrl, address, _id) => {
    const { actor, left, notices } = open({ loginType, backUrl });
    actor.send({ type: 'signOut', isFailed: false });
    await waitFor(actor, (snapshot) => snapshot.matches('signedOut'));
    expect(left).toEqual([address]);
    expect(notices.read()).toEqual([]);
  });

  test('after half an hour of nothing leaves word of it for the page that follows [S8.64]', async () => {
    vi.useFakeTimers({ now: 0 });
    const { actor, left, notices } = open();
    await vi.advanceTimersByTimeAsync(30 * 60_000);
    expect(actor.getSnapshot().matches('signedOut')).toBe(true);
    expect(left).toEqual(['/FR/auth/login']);
    expect(notices.read()).toEqual(['SignedOutForInactivity']);
  });
});
