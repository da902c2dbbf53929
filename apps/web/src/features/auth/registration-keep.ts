/** A registration that is not sent yet, kept for the session without its passwords. Source: A-82. */
import type { IndividualEntry } from '@offrande/domain/registration';
import { storableIndividual } from '@offrande/domain/registration';
import { IndividualDraft } from '@offrande/domain/registration/schema';
import { storageNameOf } from '@offrande/domain/browser-storage';
import { Result, Schema } from 'effect';
import { type Keep, readJson, writeJson } from '../../shop/keep.ts';

const decode = Schema.decodeUnknownResult(IndividualDraft);

export interface RegistrationKeep {
  /** Null where nothing is kept that can be read. */
  readDraft(): IndividualEntry | null;
  keepDraft(entry: IndividualEntry): void;
  forgetDraft(): void;
}

export const createRegistrationKeep = (unitId: string, keep: Keep): RegistrationKeep => {
  const key = storageNameOf('registration:{unit}', unitId);
  return {
    readDraft: () => Result.getOrElse(decode(readJson(keep, key)), () => null),
    keepDraft: (entry) => writeJson(keep, key, storableIndividual(entry)),
    forgetDraft: () => keep.removeItem(key),
  };
};
