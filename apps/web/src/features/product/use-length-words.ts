/** What a text's field says of its length: how many characters are left, and that it is too long. Nothing is cut off. */
import { useLingui } from '@lingui/react/macro';
import { charactersLeft } from '@offrande/domain/text';
import type { BoundField } from '../form/field.ts';

export interface CountedField extends BoundField<string> {
  readonly count: string;
}

/** The field with its count; being too long is said while typing, an error of its own comes first. */
export const useLengthWords = (): ((bound: BoundField<string>, max: number) => CountedField) => {
  const { t } = useLingui();
  return (bound, max) => {
    const left = charactersLeft(bound.value, max);
    if (left >= 0) return { ...bound, count: t`${left} left` };
    const length = max - left;
    return { ...bound, count: t`${-left} too many`, error: bound.error ?? t`${length} characters. ${max} at most.` };
  };
};
