/** The draft of a registration, stored for the session without its passwords. Source: A-82. */
import type { IndividualEntry } from '@offrande/domain/registration';
import { storableIndividual } from '@offrande/domain/registration';
import { IndividualDraft } from '@offrande/domain/registration/schema';
import { storageNameOf } from '@offrande/domain/browser-storage';
import { Result, Schema } from 'effect';
import { type KeyValueStore, readJson, writeJson } from '../../shop/key-value-store.ts';

const decode = Schema.decodeUnknownResult(IndividualDraft);

export interface RegistrationStore {
  /** Null if there is no readable draft. */
  readDraft(): IndividualEntry | null;
  saveDraft(entry: IndividualEntry): void;
  forgetDraft(): void;
}

export const createRegistrationStore = (unitId: string, storage: KeyValueStore): RegistrationStore => {
  const key = storageNameOf('registration:{unit}', unitId);
  return {
    readDraft: () => Result.getOrElse(decode(readJson(storage, key)), () => null),
    saveDraft: (entry) => writeJson(storage, key, storableIndividual(entry)),
    forgetDraft: () => storage.removeItem(key),
  };
};
