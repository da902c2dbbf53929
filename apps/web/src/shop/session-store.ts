/**
 * The stored session, under the names and in the storages of the domain's table, shared by all tabs of a unit. Source:
 * S3.157, S4.82, A-67, A-76, A-131.
 */
import { Struct } from 'effect';
import { type Clearing, storageNameOf } from '@offrande/domain/browser-storage';
import { type StoredSession } from '@offrande/domain/session';
import { readSession, type SessionName, sessionTexts } from '@offrande/domain/session/schema';
import { clearStorage, type ClearableStorage } from './clear-storage.ts';
import { readLastActivity, notifySignedInChanged } from './signed-in.ts';

export interface SessionStore {
  read(): StoredSession;
  write(session: StoredSession): void;
  /**
   * A partner's sign-on ended the sign-in before it: the address of the next page signs in. The customer stays noted, so
   * that other tabs of the same customer go on.
   */
  expectAddress(backUrl: string | null): void;
  writeActivity(at: number): void;
  readActivity(): number | null;
  clear(clearing: Clearing): void;
  /** Reports changes made by other tabs; returns an unsubscribe function. */
  subscribe(other: OtherTabs): () => void;
}

export interface OtherTabs {
  /** A user has signed in or out. */
  readonly onUser?: () => void;
  readonly onActivity?: () => void;
}

const ACTIVITY = 'lastActivityAt:{unit}';

export const createSessionStore = (unitId: string, storages: ClearableStorage): SessionStore => {
  const { local } = storages;
  const storageKey = (name: SessionName): string => storageNameOf(name, unitId);
  const read = (): StoredSession => readSession((name) => local.getItem(storageKey(name)));
  return {
    read,
    write: (stored) => {
      const texts = sessionTexts(stored);
      for (const name of Struct.keys(texts)) {
        const text = texts[name];
        if (text === null) local.removeItem(storageKey(name));
        else local.setItem(storageKey(name), text);
      }
      notifySignedInChanged();
    },
    expectAddress: (backUrl) => {
      local.removeItem(storageKey('accessToken:{unit}'));
      if (backUrl === null) local.removeItem(storageKey('backUrl:{unit}'));
      else local.setItem(storageKey('backUrl:{unit}'), backUrl);
      notifySignedInChanged();
    },
    writeActivity: (at) => local.setItem(storageKey(ACTIVITY), String(at)),
    readActivity: () => readLastActivity(unitId, local),
    clear: (clearing) => {
      clearStorage(clearing, storages);
      notifySignedInChanged();
    },
    subscribe: ({ onUser, onActivity }) => {
      const listen = ({ key }: StorageEvent): void => {
        if (key === storageKey('custId:{unit}') || key === null) onUser?.();
        if (key === storageKey(ACTIVITY)) onActivity?.();
      };
      globalThis.addEventListener?.('storage', listen);
      return () => globalThis.removeEventListener?.('storage', listen);
    },
  };
};
