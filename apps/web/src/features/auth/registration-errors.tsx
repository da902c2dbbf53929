/** The error summary of a registration, which takes the focus; each line links to its field. */
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ErrorSummary } from '@offrande/ui-kit/ErrorSummary';
import { registrationFieldId, REGISTRATION_FIELDS } from './registration-fields.ts';
import type { Registration } from './use-registration.ts';
import { useFieldError, useFieldNames } from './use-registration-texts.ts';

export function RegistrationErrors({ refusals, attempt }: Pick<Registration, 'refusals' | 'attempt'>) {
  const { t } = useLingui();
  const names = useFieldNames();
  const errorOf = useFieldError(refusals);
  const errors = REGISTRATION_FIELDS.flatMap((field) => {
    const [name, message] = [names[field], errorOf(field)];
    return message === undefined ? [] : [{ fieldId: registrationFieldId(field), message: t`${name}: ${message}` }];
  });
  return (
    <ErrorSummary
      title={t`${plural(errors.length, { one: '# answer to correct', other: '# answers to correct' })}`}
      errors={errors}
      attempt={attempt}
    />
  );
}
