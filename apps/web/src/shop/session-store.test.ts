import { clearingOf, STORAGE_KEYS, storageNameOf } from '@offrande/domain/browser-storage';
import { type StoredSession } from '@offrande/domain/session';
import { storedSessions } from '@offrande/domain/session/testing';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createMemoryStore } from './key-value-store.ts';
import { createSessionStore, type OtherTabs } from './session-store.ts';

const open = (unitId = 'FR', [local, session] = [createMemoryStore(), createMemoryStore()]) => {
  const forgotten: string[] = [];
  const store = createSessionStore(unitId, { local, session, forgetCookie: (name) => void forgotten.push(name) });
  return { store, local, session, forgotten };
};
const NOTHING: StoredSession = { user: null, loginType: null, backUrl: null, lastActivityAt: null };

describe('what the browser keeps of a session', () => {
  test('is read as it was written, whatever was there before [S3.157]', () =>
    fc.assert(
      fc.property(storedSessions, storedSessions, (before, session) => {
        const { store } = open();
        store.write(before);
        store.write(session);
        expect(store.read()).toEqual(session);
      }),
    ));

  test('is nothing before somebody signs in, and stays within its unit [S1.36]', () =>
    fc.assert(
      fc.property(storedSessions, (session) => {
        const { store, local, session: tab } = open();
        expect(store.read()).toEqual(NOTHING);
        store.write(session);
        expect(open('UAE', [local, tab]).store.read()).toEqual(NOTHING);
      }),
    ));

  test('holds the last activity apart, for every tab to read [A-67]', () => {
    const { store, local } = open();
    expect(store.readActivity()).toBeNull();
    store.writeActivity(1234);
    expect(store.readActivity()).toBe(1234);
    expect(local.getItem('lastActivityAt:FR')).toBe('1234');
  });
});

describe('clearing at a sign-out', () => {
  test('removes cart and storage of the unit, and nothing of the answer about cookies, of what was read or matched on this device, of another unit, or of remembered logins [S2.6][A-90][A-131]', () => {
    const { store, local, session, forgotten } = open();
    const keeps = { local, session };
    for (const unitId of ['FR', 'UAE'])
      for (const { name, place } of STORAGE_KEYS)
        if (place !== 'cookie') keeps[place].setItem(storageNameOf(name, unitId), 'x');
    store.clear(clearingOf('signOut', 'FR'));
    for (const { name, place, owner } of STORAGE_KEYS) {
      if (place === 'cookie') continue;
      const isSpared = ['consent', 'notice', 'readMarks', 'columnMatches'].includes(owner);
      expect([name, keeps[place].getItem(storageNameOf(name, 'FR'))]).toEqual([name, isSpared ? 'x' : null]);
      if (name.includes('{unit}')) expect(keeps[place].getItem(storageNameOf(name, 'UAE'))).toBe('x');
    }
    expect(forgotten).toEqual(['csrfToken']);
  });
});

const change = (key: string | null) => globalThis.dispatchEvent(new StorageEvent('storage', { key }));
const following = () => {
  const heard: string[] = [];
  const other: OtherTabs = { onUser: () => heard.push('user'), onActivity: () => heard.push('activity') };
  return { heard, stop: open().store.subscribe(other) };
};

describe('other tabs', () => {
  test('are heard when somebody signs in or out, or does something, in this unit alone [A-67]', () => {
    const { heard, stop } = following();
    change('custId:FR');
    change('lastActivityAt:FR');
    change('custId:UAE');
    change('cart:FR');
    change(null);
    expect(heard).toEqual(['user', 'activity', 'user']);
    stop();
  });

  test('are not heard any more after stopping', () => {
    const { heard, stop } = following();
    stop();
    change('custId:FR');
    expect(heard).toEqual([]);
  });
});
