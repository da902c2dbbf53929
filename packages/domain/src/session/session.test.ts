import { createActor, fromPromise, waitFor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { MINUTE_MS } from '../time/index.ts';
import { LOGIN_TYPES, proofOfLogin } from '../sign-in/index.ts';
import { selectHasPassword, selectNextTick, selectNotices, selectUser, sessionMachine } from './index.ts';
import { readSession, sessionTexts } from './schema.ts';
import type { AuthUser, Login } from '../sign-in/index.ts';
import type { StoredSession } from './index.ts';
import type { LoginAnswer } from '../sign-in/schema.ts';
import { INES, OPEN_POLICY } from '../sign-in/testing.ts';

const LOGIN: Login = {
  request: { type: 'email', account: 'i@exemple.fr', password: 'p' },
  captcha: { kind: 'standard', token: 'c' },
};
const NOBODY: StoredSession = { user: null, loginType: null, backUrl: null, lastActivityAt: null };

/** A browser with its storage, and a server that records its requests. */
const browser = (stored: StoredSession, openedAt = 0) => {
  const notes: string[] = [];
  let texts = sessionTexts(stored);
  const machine = sessionMachine.provide({
    actors: {
      signIn: fromPromise<LoginAnswer, { readonly login: Login | null }>(async ({ input }) => {
        notes.push(`signIn ${input.login?.request.type}`);
        return { _tag: 'CodeNeeded', tokenId: 't-1' };
      }),
      confirmCode: fromPromise<AuthUser, { readonly tokenId: string; readonly code: string }>(async ({ input }) => {
        notes.push(`confirm ${input.tokenId} ${input.code}`);
        return INES;
      }),
      validateToken: fromPromise<AuthUser, { readonly accessToken: string }>(async ({ input }) => {
        notes.push(`validate ${input.accessToken}`);
        return INES;
      }),
      signOut: fromPromise<{ isSuccess: boolean }, { refreshToken: string; accessToken: string }>(async ({ input }) => {
        notes.push(`signOut ${input.refreshToken} ${input.accessToken}`);
        return { isSuccess: true };
      }),
    },
    actions: {
      store: (_, session) => {
        texts = sessionTexts(session);
      },
      storeActivity: (_, at) => {
        texts = { ...texts, 'lastActivityAt:{unit}': String(at) };
      },
      clear: (_, { local }) => {
        notes.push(`clear ${local.filter((name) => name.startsWith('acc')).join()}`);
        texts = sessionTexts(NOBODY);
      },
      leave: (_, departure) => void notes.push(`leave ${departure?.to === 'shop' ? departure.location.path : 'shop'}`),
    },
  });
  const actor = createActor(machine, {
    input: { unitId: 'FR', policy: OPEN_POLICY, stored: readSession((name) => texts[name]), openedAt },
  }).start();
  return { actor, notes, stored: () => readSession((name) => texts[name]) };
};

describe('a session over time', () => {
  test('two steps to sign in, a reload, half an hour of inactivity, signed out [S4.59][S4.105][S2.5][S8.64]', async () => {
    const first = browser(NOBODY);
    first.actor.send({ type: 'signIn', login: LOGIN, at: 1000 });
    await waitFor(first.actor, (snapshot) => snapshot.hasTag('code'));
    expect(first.stored().user).toBeNull();
    first.actor.send({ type: 'enterCode', code: '123456', at: 2000 });
    await waitFor(first.actor, (snapshot) => snapshot.hasTag('signedIn'));
    expect(first.notes).toEqual(['signIn email', 'confirm t-1 123456']);
    expect(first.stored()).toMatchObject({ user: { customerId: 'C1' }, loginType: 'email', lastActivityAt: 2000 });

    const second = browser(first.stored(), 3000);
    expect(selectUser(second.actor.getSnapshot())?.accessToken).toBe('access-1');
    second.actor.send({ type: 'tick', at: 3000 });
    await waitFor(second.actor, (snapshot) => snapshot.matches({ signedIn: { check: 'resting' } }));
    expect(second.notes).toEqual(['validate access-1']);

    second.actor.send({ type: 'tick', at: 2000 + 30 * MINUTE_MS });
    const out = await waitFor(second.actor, (snapshot) => snapshot.matches('signedOut'));
    expect(second.notes.slice(1)).toEqual(['signOut refresh-1 access-1', 'clear accessToken:FR', 'leave /auth/login']);
    expect(second.stored().user).toBeNull();
    expect(selectNotices(out)).toEqual([{ _tag: 'SignedOutForInactivity', minutes: 30 }]);
  });

  test('sixty checks are not activity: the thirtieth minute still signs out [S4.104][S4.105][A-67]', async () => {
    const { actor, notes } = browser({ ...NOBODY, user: INES, lastActivityAt: 0 });
    let now = 0;
    while (actor.getSnapshot().hasTag('signedIn')) {
      now = selectNextTick(actor.getSnapshot(), now) ?? now;
      actor.send({ type: 'tick', at: now });
      await waitFor(actor, (snapshot) => !snapshot.matches({ signedIn: { check: 'checking' } }));
    }
    expect(now).toBe(30 * MINUTE_MS);
    expect(notes.filter((note) => note.startsWith('validate'))).toHaveLength(60);
  });

  test('many calls that fail with 401 together sign out once [S7.9][A-70]', async () => {
    const { actor, notes } = browser({ ...NOBODY, user: INES, lastActivityAt: 0 });
    for (const _ of [1, 2, 3]) actor.send({ type: 'unauthorized' });
    await waitFor(actor, (snapshot) => snapshot.matches('signedOut'));
    expect(notes.filter((note) => note.startsWith('signOut'))).toHaveLength(1);
  });

  test('the token of an address is the one that is validated [A-65]', async () => {
    const { actor, notes } = browser(NOBODY);
    actor.send({ type: 'autoLogin', token: 'auto', at: 5 });
    const snapshot = await waitFor(actor, (snapshot) => snapshot.hasTag('signedIn'));
    expect(notes).toEqual(['validate auto']);
    expect(snapshot.context).toMatchObject({ addressToken: '', lastActivityAt: 5, lastCheckAt: 5 });
  });
});

const hasPassword = (loginType: StoredSession['loginType']) =>
  selectHasPassword(browser({ ...NOBODY, user: INES, loginType, lastActivityAt: 0 }).actor.getSnapshot());

describe('the password of a signed-in user', () => {
  test('is the shop’s after a login by password, and the identity provider’s after one through it [S6.8]', () => {
    for (const type of LOGIN_TYPES) expect(hasPassword(type)).toBe(proofOfLogin(type) === 'password');
  });

  test('counts as the shop’s if the login type is unknown', () => {
    expect(hasPassword(null)).toBe(true);
  });
});
