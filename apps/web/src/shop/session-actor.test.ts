import { createMemoryIdentity, type MemoryIdentity } from '@offrande/api-client/testing';
import type { Departure, SessionNotice } from '@offrande/domain/session';
import { locks as sharedLocks } from 'node:worker_threads';
import { describe, expect, test } from 'vitest';
import { waitFor } from 'xstate';
import { UNIT } from '../app/testing/sample-boot.ts';
import { createMemoryStore } from './key-value-store.ts';
import { startSession } from './session-actor.ts';
import { createSessionStore } from './session-store.ts';
import { type Locks, whileSigningIn } from './sign-in-lock.ts';
import { readSignedIn } from './signed-in.ts';

const NOW = 1_000_000;

const open = (identity: MemoryIdentity = createMemoryIdentity(), isMember = true, locks?: Locks) => {
  const [local, session] = [createMemoryStore(), createMemoryStore()];
  const store = createSessionStore('FR', { local, session, forgetCookie: () => undefined });
  if (isMember)
    store.write({ user: identity.signedInBefore(), loginType: 'email', backUrl: null, lastActivityAt: NOW });
  const departures: { readonly departure: Departure; readonly notices: readonly SessionNotice[] }[] = [];
  const actor = startSession({
    unitId: 'FR',
    policy: UNIT.loginPolicy,
    store,
    gateway: identity.session,
    now: () => NOW,
    locks,
    depart: (departure, notices) => void departures.push({ departure, notices }),
  });
  return { actor, store, local, departures, identity, signedIn: () => readSignedIn('FR', local) };
};
/** Simulates another tab writing or removing the user. */
const elsewhere = () => globalThis.dispatchEvent(new StorageEvent('storage', { key: 'custId:FR' }));
const LOGIN = { to: 'shop', location: { path: '/auth/login', query: {} } };

describe('a session at work', () => {
  test('begins as who was signed in before, without asking anybody [S3.157]', () => {
    const { actor, identity } = open();
    expect(actor.getSnapshot().hasTag('signedIn')).toBe(true);
    expect(identity.script.made).toEqual([]);
  });

  test('leaves once, after everything is cleared [S2.6][S2.12]', async () => {
    const { actor, departures, signedIn } = open();
    actor.send({ type: 'signOut', isFailed: false });
    await waitFor(actor, (snapshot) => snapshot.matches('signedOut'));
    actor.send({ type: 'dismiss' });
    expect(departures).toEqual([{ departure: LOGIN, notices: [] }]);
    expect(signedIn()).toBeNull();
  });

  test('takes the word that the sign-out failed with it [S8.45]', async () => {
    const { actor, departures, identity } = open();
    identity.script.befall('signOut', { kind: 'unreachable' });
    actor.send({ type: 'signOut', isFailed: false });
    await waitFor(actor, (snapshot) => snapshot.matches('signedOut'));
    expect(departures[0]?.notices).toEqual([{ _tag: 'LogoutFailed' }]);
  });

  test('ends when the server no longer knows it [S7.9][A-67]', async () => {
    const { actor, departures, signedIn } = open();
    actor.send({ type: 'unauthorized' });
    await waitFor(actor, (snapshot) => snapshot.matches('signedOut'));
    expect(departures).toHaveLength(1);
    expect(signedIn()).toBeNull();
  });

  test('of a customer whose profile could not be read leads to / [S4.54]', async () => {
    const identity = createMemoryIdentity();
    const { store, local } = open(identity, false);
    store.write({
      user: { ...identity.signedInBefore(), customerId: 'error' },
      loginType: 'email',
      backUrl: null,
      lastActivityAt: NOW,
    });
    const departures: Departure[] = [];
    const actor = startSession({
      unitId: 'FR',
      policy: UNIT.loginPolicy,
      store,
      gateway: identity.session,
      now: () => NOW,
      locks: undefined,
      depart: (departure) => void departures.push(departure),
    });
    await waitFor(actor, (snapshot) => snapshot.matches('signedOut'));
    expect(departures).toEqual([{ to: 'shop', location: { path: '/', query: {} } }]);
    expect(readSignedIn('FR', local)).toBeNull();
  });
});

describe('another tab', () => {
  test('that signs out signs out here, and the service is told once: there [A-67]', async () => {
    const { actor, local, departures, identity } = open();
    local.removeItem('custId:FR');
    elsewhere();
    await waitFor(actor, (snapshot) => snapshot.matches('signedOut'));
    expect(departures).toEqual([{ departure: LOGIN, notices: [] }]);
    expect(identity.script.made).toEqual([]);
  });

  test('that signs in as somebody else, or for another company, begins this page anew, and stays signed in [S6.28]', () => {
    const { actor, local, departures, signedIn } = open();
    local.setItem('custId:FR', 'C2');
    elsewhere();
    expect(departures).toEqual([{ departure: { to: 'shop', location: { path: '/', query: {} } }, notices: [] }]);
    expect(actor.getSnapshot().status).toBe('stopped');
    expect(signedIn()?.custId).toBe('C2');
  });

  test('that is signing in is waited for by a check, which then follows it, and does not end the new session [S6.28][A-67]', async () => {
    const { actor, local, departures, identity, signedIn } = open(createMemoryIdentity(), true, sharedLocks);
    await whileSigningIn(sharedLocks, 'FR', async () => {
      identity.script.befall('validateToken', { kind: 'refused', code: '40100', status: 401 });
      actor.send({ type: 'tick', at: NOW + 60_000 });
      await Promise.resolve();
      expect(identity.script.made).toEqual([]);
      local.setItem('custId:FR', 'C2');
    });
    await waitFor(actor, ({ status }) => status === 'stopped');
    expect(departures).toHaveLength(1);
    expect(signedIn()?.custId).toBe('C2');
  });

  test('that signs in signs in here', async () => {
    const { actor, store, departures, identity } = open(createMemoryIdentity(), false);
    expect(actor.getSnapshot().hasTag('signedIn')).toBe(false);
    store.write({ user: identity.signedInBefore(), loginType: 'email', backUrl: null, lastActivityAt: NOW });
    elsewhere();
    await waitFor(actor, (snapshot) => snapshot.hasTag('signedIn'));
    expect(actor.getSnapshot().context.user?.customerId).toBe('C1');
    expect(departures).toEqual([]);
  });

  test('that changes nothing about the user changes nothing here', () => {
    const { actor, departures } = open();
    elsewhere();
    expect(actor.getSnapshot().hasTag('signedIn')).toBe(true);
    expect(departures).toEqual([]);
  });
});
