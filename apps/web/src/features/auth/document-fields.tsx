/** The identity document, if the unit requires one. Source: S3.62, S3.63. */
import { IdentityDocumentFields } from '../form/identity-document-fields.tsx';
import { registrationFieldId } from './registration-fields.ts';
import type { RegistrationProps } from './registration-text.tsx';

export function DocumentFields({ registration: { entry, change, errorOf } }: RegistrationProps) {
  return (
    <div className="form-pair">
      <IdentityDocumentFields
        entry={entry}
        onChange={change}
        controlOf={(name) => ({ inputId: registrationFieldId(name), error: errorOf(name) })}
      />
    </div>
  );
}
