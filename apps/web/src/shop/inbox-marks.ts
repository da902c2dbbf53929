/**
 * Which messages were opened on this device. The marks outlast a sign-out, so they must not reveal whose messages they
 * are or what they are about: each is a short hash of the ids of the message and its reader, who is not identifiable in
 * the browser after signing out. Source: A-90.
 */
import { storageNameOf } from '@offrande/domain/browser-storage';
import { type KeyValueStore, readJson, writeJson } from './key-value-store.ts';
import { createListeners } from './listeners.ts';

export interface InboxMarks {
  /** The same set until another message is marked. */
  get(): ReadonlySet<string>;
  mark(custId: string, messageId: string): void;
  subscribe(onChange: () => void): () => void;
}

/** An upper bound well above any inbox; the oldest marks are dropped. */
const MAX_MARKS = 1000;
const FNV_OFFSET = 0x81_1c_9d_c5;
const FNV_PRIME = 0x01_00_01_93;

/** 32-bit FNV-1a: short, stable, and useless without the reader's id. */
export const readMark = (custId: string, messageId: string): string => {
  let digest = FNV_OFFSET;
  for (const sign of `${custId} ${messageId}`) digest = Math.imul(digest ^ sign.codePointAt(0)!, FNV_PRIME);
  return (digest >>> 0).toString(36);
};

const textsIn = (kept: unknown): readonly string[] =>
  Array.isArray(kept) ? kept.filter((mark): mark is string => typeof mark === 'string') : [];

export const createInboxMarks = (unitId: string, storage: KeyValueStore): InboxMarks => {
  const key = storageNameOf('inboxRead:{unit}', unitId);
  const read = (): ReadonlySet<string> => new Set(textsIn(readJson(storage, key)));
  let marks = read();
  const listeners = createListeners(key, () => void (marks = read()));
  return {
    get: () => marks,
    subscribe: listeners.subscribe,
    mark: (custId, messageId) => {
      const mark = readMark(custId, messageId);
      if (marks.has(mark)) return;
      const kept = [...marks, mark].slice(-MAX_MARKS);
      marks = new Set(kept);
      writeJson(storage, key, kept);
      listeners.notify();
    },
  };
};
