import { STORAGE_KEYS, storageNameOf } from '@offrande/domain/browser-storage';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createMemoryStore } from '../shop/key-value-store.ts';
import { checkBuild } from './build.ts';
import { performVersionSteps, type VersionWorld } from './version-steps.ts';

const worldWith = (version: string | null) => {
  const [local, session] = [createMemoryStore(), createMemoryStore()];
  for (const { name, place } of STORAGE_KEYS)
    if (place !== 'cookie') (place === 'local' ? local : session).setItem(storageNameOf(name, 'FR'), 'kept');
  if (version === null) local.removeItem('version');
  else local.setItem('version', version);
  const done: string[] = [];
  const cached = new Set(['pages', 'pictures']);
  const world: VersionWorld = {
    local: { ...local, setItem: (key, text) => (done.push(`${key}=${text}`), local.setItem(key, text)) },
    session,
    forgetCookie: (name) => void done.push(`forget ${name}`),
    caches: { keys: async () => [...cached], delete: async (name) => cached.delete(name) },
    reload: () => void done.push('reload'),
  };
  return { world, done, cached, local, session };
};

describe('a new build', () => {
  test('clears caches and lists, stores its version, and only then loads the page anew; login, cart and consent stay [S4.106][A-68]', async () => {
    const { world, done, cached, local, session } = worldWith('a');
    expect(await performVersionSteps('FR', 'b', world)).toBe(true);
    expect(done).toEqual(['version=b', 'reload']);
    expect([...cached]).toEqual([]);
    expect(local.getItem('discounts:FR')).toBeNull();
    for (const name of ['accessToken:FR', 'cart:FR', 'cookieConsent:FR', 'leftOrder:FR'])
      expect(local.getItem(name)).toBe('kept');
    for (const name of ['couponList:FR', 'registration:FR', 'guestName']) expect(session.getItem(name)).toBe('kept');
  });

  test('never loops: what it stored is what is loaded the next time [S4.106][A-68]', async () => {
    const { world, done } = worldWith('a');
    await performVersionSteps('FR', 'b', world);
    expect(await performVersionSteps('FR', 'b', world)).toBe(false);
    expect(done.filter((step) => step === 'reload')).toHaveLength(1);
  });

  test('of a visitor without one is stored, and nothing else happens [S4.106]', async () => {
    const { world, done, cached, local } = worldWith(null);
    expect(await performVersionSteps('FR', 'b', world)).toBe(false);
    expect(done).toEqual(['version=b']);
    expect(cached.size).toBe(2);
    expect(local.getItem('discounts:FR')).toBe('kept');
  });

  test('clears what it can where the browser has no caches', async () => {
    const { world, local } = worldWith('a');
    expect(await performVersionSteps('FR', 'b', { ...world, caches: null })).toBe(true);
    expect(local.getItem('discounts:FR')).toBeNull();
  });
});

describe('at the start of a page', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    localStorage.clear();
  });

  test('the build that is loaded is known from then on', async () => {
    expect(await checkBuild('FR')).toBe(false);
    expect(localStorage.getItem('version')).toMatch(/build/);
    localStorage.setItem('discounts:FR', 'kept');
    expect(await checkBuild('FR')).toBe(false);
    expect(localStorage.getItem('discounts:FR')).toBe('kept');
  });

  test('a storage that refuses keeps nobody from the shop', async () => {
    localStorage.setItem('version', 'other');
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    expect(await checkBuild('FR')).toBe(false);
  });
});
