/** The identity document of a person, in units that need one: its type and its number. Source: S3.60, S3.62, S3.63. */
import { useLingui } from '@lingui/react/macro';
import { DOCUMENT_TYPES, type DocumentType, type IdentityDocumentEntry } from '@offrande/domain/customer';
import { SelectField } from '@offrande/ui-kit/SelectField';
import { Skeleton } from '@offrande/ui-kit/Skeleton';
import { TextField } from '@offrande/ui-kit/TextField';
import { useAddedTexts } from '../../shop/use-added-texts.ts';
import { LoadFailed } from '../connection/load-failed.tsx';

/** How a field is bound, apart from its value. */
interface Control {
  readonly inputId: string;
  readonly error: string | undefined;
  readonly onBlur?: () => void;
  readonly isDisabled?: boolean;
}

interface IdentityDocumentFieldsProps {
  readonly entry: IdentityDocumentEntry;
  readonly onChange: (change: Partial<IdentityDocumentEntry>) => void;
  readonly controlOf: (name: keyof IdentityDocumentEntry) => Control;
}

export function IdentityDocumentFields(props: IdentityDocumentFieldsProps) {
  const { answer, hasFailed, retry } = useAddedTexts('identity');
  if (answer !== null) return <Fields {...props} />;
  return hasFailed ? <LoadFailed onRetry={retry} /> : <Skeleton shape="block" />;
}

function Fields({ entry, onChange, controlOf }: IdentityDocumentFieldsProps) {
  const { t } = useLingui();
  const types: Readonly<Record<DocumentType, string>> = {
    identificationCard: t`Identity card`,
    other: t`Other`,
  };
  return (
    <>
      <SelectField
        {...controlOf('documentType')}
        name="documentType"
        label={t`Identity document`}
        description={t`We must know who buys here. The number is stored encrypted.`}
        placeholder={t`Choose`}
        options={DOCUMENT_TYPES.map((value) => ({ value, label: types[value] }))}
        value={entry.documentType ?? ''}
        onChange={(chosen) => onChange({ documentType: chosen === '' ? null : chosen })}
      />
      <TextField
        {...controlOf('documentNumber')}
        name="documentNumber"
        label={t`Number of the document`}
        autoComplete="off"
        spellCheck="false"
        isLtr
        value={entry.documentNumber}
        onChange={(documentNumber) => onChange({ documentNumber })}
      />
    </>
  );
}
