/**
 * A company's number belongs to one account of a unit: whether another has it only the server knows, and says so in the reason of its
 * refusal. The number and the country of its register identify a company together (S3.69), so a change of either is refused beside its field.
 */
import { refusalReason } from '../gateway/index.ts';
import type { ProfileSection } from './sections.ts';

/** The reason with which the server refuses. */
export const NUMBER_TAKEN = 'NumberOfAnotherCompany';

export interface TakenNumber {
  readonly _tag: typeof NUMBER_TAKEN;
}

export type TakenNumberRefusals = { readonly siren: TakenNumber } | { readonly countryCode: TakenNumber };

/** The field of a section that determines which company it is; null if none does. */
export const numberFieldOf = (section: ProfileSection): 'siren' | 'countryCode' | null =>
  section === 'company' ? 'siren' : section === 'companyAddress' ? 'countryCode' : null;

/** The refusal beside the field of a section, of a save that failed; null if it failed for anything else. */
export const takenNumberRefusals = (section: ProfileSection | null, error: unknown): TakenNumberRefusals | null => {
  const field = section === null ? null : numberFieldOf(section);
  const reason = refusalReason(error, [NUMBER_TAKEN]);
  if (field === null || reason === null) return null;
  const taken: TakenNumber = { _tag: reason };
  return field === 'siren' ? { siren: taken } : { countryCode: taken };
};
