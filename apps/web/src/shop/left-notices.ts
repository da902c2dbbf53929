/** What is to be said on the page that is opened anew after a sign-out. Source: S8.45, S8.64, A-67. */
import { type SessionNotice } from '@offrande/domain/session';
import { storageNameOf } from '@offrande/domain/browser-storage';
import { type Keep, readJson, writeJson } from './keep.ts';

const KEPT = ['SignedOutForInactivity', 'LogoutFailed'] as const satisfies readonly SessionNotice['_tag'][];
export type LeftNotice = (typeof KEPT)[number];

export interface NoticeKeep {
  leave(notices: readonly SessionNotice[]): void;
  read(): readonly LeftNotice[];
  forget(): void;
}

const keyOf = (unitId: string): string => storageNameOf('signOutNotices:{unit}', unitId);

/** Something waits to be said. */
export const hasLeftNotices = (unitId: string, keep: Keep): boolean => keep.getItem(keyOf(unitId)) !== null;

const amongKept = (tags: unknown): readonly LeftNotice[] =>
  KEPT.filter((tag) => Array.isArray(tags) && tags.includes(tag));

export const createNoticeKeep = (unitId: string, keep: Keep): NoticeKeep => {
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
