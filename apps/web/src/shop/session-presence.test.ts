import { createMemoryIdentity } from '@offrande/api-client/testing';
import { INACTIVITY_TIMEOUT_MS, INACTIVITY_WARNING_MS, SESSION_CHECK_INTERVAL_MS } from '@offrande/domain/session';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { UNIT } from '../app/testing/sample-boot.ts';
import { createMemoryStore } from './key-value-store.ts';
import { startSession } from './session-actor.ts';
import { trackPresence } from './session-presence.ts';
import { createSessionStore } from './session-store.ts';

const OPENED_AT = Date.UTC(2026, 5, 12, 12, 30);
const WARNED_AFTER_MS = INACTIVITY_TIMEOUT_MS - INACTIVITY_WARNING_MS;

beforeEach(() => void vi.useFakeTimers({ now: OPENED_AT }));
afterEach(() => void vi.useRealTimers());

const now = () => Date.now();

const open = (isMember = true) => {
  const identity = createMemoryIdentity();
  const [local, session] = [createMemoryStore(), createMemoryStore()];
  const store = createSessionStore('FR', { local, session, forgetCookie: () => undefined });
  if (isMember)
    store.write({ user: identity.signedInBefore(), loginType: 'email', backUrl: null, lastActivityAt: OPENED_AT });
  const gateway = identity.session;
  const world = { unitId: 'FR', policy: UNIT.loginPolicy, store, gateway, now, locks: undefined };
  const actor = startSession({ ...world, depart: () => undefined });
  const target = new EventTarget();
  const stop = trackPresence(actor, { store, now, target });
  const checks = () => identity.script.made.filter((call) => call === 'validateToken').length;
  const does = (event: string) => target.dispatchEvent(new Event(event));
  return {
    actor,
    store,
    local,
    stop,
    checks,
    does,
    identity,
    activeAt: () => actor.getSnapshot().context.lastActivityAt,
  };
};
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('while somebody is signed in', () => {
  test('the session is asked about at once and every 30 s, and what was never answered is asked again [S4.104][S9.2][S7.114][A-67]', async () => {
    const { checks, identity, stop } = open();
    expect(SESSION_CHECK_INTERVAL_MS).toBe(30_000);
    await pass(0);
    expect(checks()).toBe(1);
    await pass(SESSION_CHECK_INTERVAL_MS - 1);
    expect(checks()).toBe(1);
    await pass(1);
    expect(checks()).toBe(2);
    identity.script.befall('validateToken', { kind: 'unreachable' });
    await pass(4 * SESSION_CHECK_INTERVAL_MS);
    expect(checks()).toBe(6);
    stop();
  });

  test('the check is no activity: after 29 idle minutes comes the warning, after 30 the end [S4.105][S9.1][A-67]', async () => {
    const { actor, stop } = open();
    await pass(WARNED_AFTER_MS - 1);
    expect(actor.getSnapshot().hasTag('warning')).toBe(false);
    await pass(1);
    expect(actor.getSnapshot().hasTag('warning')).toBe(true);
    await pass(INACTIVITY_WARNING_MS - 1);
    expect(actor.getSnapshot().hasTag('signedIn')).toBe(true);
    await pass(1);
    expect(actor.getSnapshot().matches('signedOut')).toBe(true);
    stop();
  });

  test.each(['pointerdown', 'keydown', 'touchstart', 'scroll'])(
    '%s is activity, and is told to other tabs [A-67]',
    async (event) => {
      const { does, store, activeAt, stop } = open();
      await pass(10_000);
      does(event);
      expect(activeAt()).toBe(OPENED_AT + 10_000);
      expect(store.readActivity()).toBe(OPENED_AT + 10_000);
      stop();
    },
  );

  test('a movement of the pointer alone is none', async () => {
    const { does, activeAt, stop } = open();
    await pass(10_000);
    does('pointermove');
    expect(activeAt()).toBe(OPENED_AT);
    stop();
  });

  test('activity is written down once in five seconds', async () => {
    const { does, store, stop } = open();
    const written = vi.spyOn(store, 'writeActivity');
    for (let at = 0; at < 10; at += 1) {
      does('scroll');
      await pass(1000);
    }
    expect(written).toHaveBeenCalledTimes(2);
    stop();
  });

  test('what is done in another tab counts here, and takes the warning away [A-67]', async () => {
    const { actor, local, activeAt, stop } = open();
    await pass(WARNED_AFTER_MS);
    expect(actor.getSnapshot().hasTag('warning')).toBe(true);
    local.setItem('lastActivityAt:FR', String(Date.now()));
    globalThis.dispatchEvent(new StorageEvent('storage', { key: 'lastActivityAt:FR' }));
    expect(actor.getSnapshot().hasTag('warning')).toBe(false);
    expect(activeAt()).toBe(Date.now());
    stop();
  });

  test('a computer that slept for half an hour wakes up signed out [A-67]', () => {
    const { actor, stop } = open();
    vi.setSystemTime(OPENED_AT + INACTIVITY_TIMEOUT_MS);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(actor.getSnapshot().matches('signedOut') || actor.getSnapshot().hasTag('busy')).toBe(true);
    stop();
  });
});

test('who signs in later is watched from then on [S4.104]', async () => {
  const { actor, checks, identity, stop } = open(false);
  actor.send({
    type: 'adopt',
    user: identity.signedInBefore(),
    loginType: 'email',
    backUrl: null,
    at: Date.now(),
  });
  await pass(SESSION_CHECK_INTERVAL_MS);
  expect(checks()).toBeGreaterThan(0);
  stop();
});

test('guests have no timer [A-67]', async () => {
  const { checks, stop } = open(false);
  expect(vi.getTimerCount()).toBe(0);
  await pass(INACTIVITY_TIMEOUT_MS);
  expect(checks()).toBe(0);
  stop();
});

test('after stopping nothing is watched any more', async () => {
  const { checks, does, stop, activeAt } = open();
  stop();
  expect(vi.getTimerCount()).toBe(0);
  await pass(60_000);
  does('keydown');
  document.dispatchEvent(new Event('visibilitychange'));
  globalThis.dispatchEvent(new StorageEvent('storage', { key: 'lastActivityAt:FR' }));
  expect(checks()).toBe(0);
  expect(activeAt()).toBe(OPENED_AT);
});
