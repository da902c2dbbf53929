/** What is to be said on the page that is opened anew after a sign-out. Source: S8.45, S8.64, A-67. */
import { type SessionNotice } from '@offrande/domain/session';
import { storageNameOf } from '@offrande/domain/browser-storage';
import { type KeyValueStore, readJson, writeJson } from './key-value-store.ts';

const KEPT = ['SignedOutForInactivity', 'LogoutFailed'] as const satisfies readonly SessionNotice['_tag'][];
export type PendingNotice = (typeof KEPT)[number];

export interface NoticeStore {
  leave(notices: readonly SessionNotice[]): void;
  read(): readonly PendingNotice[];
  forget(): void;
}

const keyOf = (unitId: string): string => storageNameOf('signOutNotices:{unit}', unitId);

/** Something waits to be said. */
export const hasPendingNotices = (unitId: string, keep: KeyValueStore): boolean => keep.getItem(keyOf(unitId)) !== null;

const amongKept = (tags: unknown): readonly PendingNotice[] =>
  KEPT.filter((tag) => Array.isArray(tags) && tags.includes(tag));

export const createNoticeStore = (unitId: string, keep: KeyValueStore): NoticeStore => {
  const key = keyOf(unitId);
  return {
    leave: (notices) => {
      const kept = amongKept(notices.map(({ _tag }) => _tag));
      if (kept.length > 0) writeJson(keep, key, kept);
    },
    read: () => amongKept(readJson(keep, key)),
    forget: () => keep.removeItem(key),
  };
};
