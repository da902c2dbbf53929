/** The identity document, if the unit requires one. Source: S3.62, S3.63. */
import { useLingui } from '@lingui/react/macro';
import { DOCUMENT_TYPES, type DocumentType } from '@offrande/domain/customer';
import { SelectField } from '@offrande/ui-kit/SelectField';
import { registrationFieldId } from './registration-fields.ts';
import { Entered, type RegistrationProps } from './registration-text.tsx';
import { useFieldError, useFieldNames } from './use-registration-texts.ts';

export function DocumentFields({ registration }: RegistrationProps) {
  const { t } = useLingui();
  const names = useFieldNames();
  const { entry, change, refusals } = registration;
  const types: Readonly<Record<DocumentType, string>> = {
    identificationCard: t`Identity card`,
    other: t`Other`,
  };
  return (
    <div className="form-pair">
      <SelectField
        label={names.documentType}
        name="documentType"
        inputId={registrationFieldId('documentType')}
        placeholder={t`Choose`}
        options={DOCUMENT_TYPES.map((value) => ({ value, label: types[value] }))}
        value={entry.documentType ?? ''}
        onChange={(chosen) => change({ documentType: DOCUMENT_TYPES.find((type) => type === chosen) ?? null })}
        error={useFieldError(refusals)('documentType')}
      />
      <Entered registration={registration} field="documentNumber" autoComplete="off" spellCheck="false" isLtr />
    </div>
  );
}
