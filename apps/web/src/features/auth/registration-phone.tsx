/** The mobile number of a new account, with the reason for asking. Source: S3.64, S4.64. */
import { useLingui } from '@lingui/react/macro';
import { PhoneNumber } from '../phone/phone-number.tsx';
import { registrationFieldId } from './registration-fields.ts';
import type { RegistrationProps } from './registration-text.tsx';
import { useFieldError, useFieldNames } from './use-registration-texts.ts';

export function RegistrationPhone({ registration: { entry, change, refusals, policy } }: RegistrationProps) {
  const { t } = useLingui();
  const names = useFieldNames();
  const errorOf = useFieldError(refusals);
  return (
    <PhoneNumber
      label={names.phone}
      optionalMark={policy.isPhoneNeeded ? undefined : t`optional`}
      name="mobile"
      description={t`A code is sent there too. With it you can also sign in by your number.`}
      inputId={registrationFieldId('phone')}
      phone={entry.phone}
      onChange={(phone) => change({ phone })}
      error={errorOf('phone')}
    />
  );
}
