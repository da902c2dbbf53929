/**
 * A company's registration that was not sent yet: kept without its passwords, beyond the tab, for 30 days from the last
 * change. Source: A-82.
 */
import { COMPANY_DRAFT_LIFETIME_MS, storageNameOf } from '@offrande/domain/browser-storage';
import { type BusinessDraft, storableContact } from '@offrande/domain/business-registration';
import { BusinessDraftSchema } from '@offrande/domain/business-registration/schema';
import { Result, Schema } from 'effect';
import { readJson, writeJson } from './key-value-store.ts';
import type { Shop } from './shop.ts';

const decode = Schema.decodeUnknownResult(Schema.Struct({ savedAt: Schema.Finite, draft: BusinessDraftSchema }));

export interface CompanyDraftStore {
  /** Null if there is no readable draft, or only one that is too old. */
  readDraft(): BusinessDraft | null;
  saveDraft(draft: BusinessDraft): void;
  forgetDraft(): void;
}

export const createCompanyDraftStore = ({
  unitId,
  local,
  now,
}: Pick<Shop, 'unitId' | 'local' | 'now'>): CompanyDraftStore => {
  const key = storageNameOf('companyRegistration:{unit}', unitId);
  const forgetDraft = (): void => local.removeItem(key);
  return {
    readDraft: () => {
      const kept = Result.getOrElse(decode(readJson(local, key)), () => null);
      if (kept !== null && now() - kept.savedAt < COMPANY_DRAFT_LIFETIME_MS) return kept.draft;
      forgetDraft();
      return null;
    },
    saveDraft: (draft) =>
      writeJson(local, key, { savedAt: now(), draft: { ...draft, contact: storableContact(draft.contact) } }),
    forgetDraft,
  };
};
