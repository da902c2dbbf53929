/** The list of what is to be corrected, at the head of the form; it takes the focus. */
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ErrorSummary } from '@offrande/ui-kit/ErrorSummary';
import { useRefusalText } from '../../messages/use-refusal-text.ts';
import { fieldId } from './product-errors.ts';
import type { FormRefusal } from './product-check.ts';

type Shown = readonly (readonly [string, FormRefusal])[];

/** The message of a refusal, the same in the list and under its field. */
export const useFormText = (): ((refusal: FormRefusal) => string) => {
  const { t } = useLingui();
  const textOf = useRefusalText();
  return (refusal) =>
    refusal._tag === 'PhotoOnItsWay' ? t`The photo is still being uploaded. Wait a moment.` : textOf(refusal);
};

export function FormErrors({ refusals, attempt }: { readonly refusals: Shown; readonly attempt: number }) {
  const { t } = useLingui();
  const textOf = useFormText();
  return (
    <ErrorSummary
      title={t`${plural(refusals.length, { one: '# answer to correct', other: '# answers to correct' })}`}
      errors={refusals.map(([path, refusal]) => ({ fieldId: fieldId(path), message: textOf(refusal) }))}
      attempt={attempt}
    />
  );
}
