/** Notices to show on the page that reloads after a sign-out, or after an account was deleted. Source: S8.45, S8.64, A-67. */
import { type SessionNotice } from '@offrande/domain/session';
import { storageNameOf } from '@offrande/domain/browser-storage';
import { type KeyValueStore, readJson, writeJson } from './key-value-store.ts';

const AFTER_SIGN_OUT = ['SignedOutForInactivity', 'LogoutFailed'] as const satisfies readonly SessionNotice['_tag'][];
const PENDING_TAGS = [...AFTER_SIGN_OUT, 'AccountDeleted'] as const;
export type PendingNotice = (typeof PENDING_TAGS)[number];

export interface NoticeStore {
  leave(notices: readonly SessionNotice[]): void;
  /** The account was deleted, which ends the sign-in by itself: nothing else is said of that. */
  leaveDeleted(): void;
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
  const read = (): readonly PendingNotice[] => pendingTags(readJson(storage, key));
  return {
    leave: (notices) => {
      if (read().includes('AccountDeleted')) return;
      const pending = pendingTags(notices.map(({ _tag }) => _tag));
      if (pending.length > 0) writeJson(storage, key, pending);
    },
    leaveDeleted: () => writeJson(storage, key, ['AccountDeleted']),
    read,
    forget: () => storage.removeItem(key),
  };
};
