/**
 * What a company's verification leaves in the tab: its session, and the answers that were typed and not saved yet, with the
 * number of the save that they were read at. Source: S4.79 to S4.82, A-78.
 */
import { storageNameOf } from '@offrande/domain/browser-storage';
import {
  answersOf,
  type Dossier,
  KYB_TABS,
  type KybTab,
  recordsOfTab,
  type TabAnswers,
} from '@offrande/domain/dossier';
import { KybWireRecords } from '@offrande/domain/dossier/schema';
import { Result, Schema } from 'effect';
import { readJson } from './key-value-store.ts';
import { createKybSessionStore, type KybSessionStore } from './kyb-session-store.ts';
import type { Shop } from './shop.ts';

const Kept = Schema.Struct({ revision: Schema.Int, records: KybWireRecords });
const KeptByTab = Schema.Record(Schema.String, Kept);
type KeptAnswersByTab = (typeof KeptByTab)['Type'];
const decode = Schema.decodeUnknownResult(KeptByTab);
const encode = Schema.encodeUnknownResult(KeptByTab);

/** What the storage had last, as text and read. */
interface Last {
  readonly text: string | null;
  readonly kept: KeptAnswersByTab;
}

export interface KeptAnswers {
  readonly change: TabAnswers;
  readonly revision: number;
}

export interface KybStore extends KybSessionStore {
  /** Null if nothing readable is kept of the tab. */
  readAnswers(tab: KybTab): KeptAnswers | null;
  saveAnswers(dossier: Dossier, tab: KybTab, revision: number): void;
  forgetAnswers(tab: KybTab): void;
  /** The tabs with answers that are kept. */
  keptTabs(): readonly KybTab[];
}

export const createKybStore = ({ unitId, tab: storage }: Pick<Shop, 'unitId' | 'tab'>): KybStore => {
  const draftKey = storageNameOf('kybDraft:{unit}', unitId);
  // What is kept is written at every key that is pressed, and is long in a dossier of many people: it is not read anew where it is known.
  let last: Last = { text: null, kept: {} };
  const readAll = (): KeptAnswersByTab => {
    const text = storage.getItem(draftKey);
    if (text !== last.text) last = { text, kept: Result.getOrElse(decode(readJson(storage, draftKey)), () => ({})) };
    return last.kept;
  };
  const writeAll = (kept: KeptAnswersByTab): void => {
    const encoded = encode(kept);
    if (Object.keys(kept).length === 0) storage.removeItem(draftKey);
    else if (Result.isSuccess(encoded)) {
      const text = JSON.stringify(encoded.success);
      storage.setItem(draftKey, text);
      last = { text, kept };
    }
  };
  return {
    ...createKybSessionStore({ unitId, tab: storage }),
    readAnswers: (tab) => {
      const kept = readAll()[tab];
      return kept === undefined ? null : { change: answersOf(kept.records, tab), revision: kept.revision };
    },
    saveAnswers: (dossier, tab, revision) =>
      writeAll({ ...readAll(), [tab]: { revision, records: recordsOfTab(dossier, tab) } }),
    forgetAnswers: (tab) => {
      const { [tab]: _, ...others } = readAll();
      writeAll(others);
    },
    keptTabs: () => {
      const kept = readAll();
      return KYB_TABS.filter((tab) => tab in kept);
    },
  };
};
