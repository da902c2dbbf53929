/** Notices to show on the page that reloads after a sign-out. Source: S8.45, S8.64, A-67. */
import { type SessionNotice } from '@offrande/domain/session';
import { storageNameOf } from '@offrande/domain/browser-storage';
import { type KeyValueStore, readJson, writeJson } from './key-value-store.ts';

const PENDING_TAGS = ['SignedOutForInactivity', 'LogoutFailed'] as const satisfies readonly SessionNotice['_tag'][];
export type PendingNotice = (typeof PENDING_TAGS)[number];

export interface NoticeStore {
  leave(notices: readonly SessionNotice[]): void;
  read(): readonly PendingNotice[];
  forget(): void;
}

const storageKey = (unitId: string): string => storageNameOf('signOutNotices:{unit}', unitId);

/** Whether any notice is waiting to be shown. */
export const hasPendingNotices = (unitId: string, storage: KeyValueStore): boolean =>
  storage.getItem(storageKey(unitId)) !== null;

const pendingTags = (tags: unknown): readonly PendingNotice[] =>
  PENDING_TAGS.filter((tag) => Array.isArray(tags) && tags.includes(tag));

export const createNoticeStore = (unitId: string, storage: KeyValueStore): NoticeStore => {
  const key = storageKey(unitId);
  return {
    leave: (notices) => {
      const pending = pendingTags(notices.map(({ _tag }) => _tag));
      if (pending.length > 0) writeJson(storage, key, pending);
    },
    read: () => pendingTags(readJson(storage, key)),
    forget: () => storage.removeItem(key),
  };
};
