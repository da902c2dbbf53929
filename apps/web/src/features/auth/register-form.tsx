/**
 * The registration form of an individual; all errors are shown at once after an attempt to submit. Source: S3.61 to
 * S3.66, A-56 to A-59.
 */
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@offrande/ui-kit/Button';
import { Checkbox } from '@offrande/ui-kit/Checkbox';
import { PasswordField } from '@offrande/ui-kit/PasswordField';
import { Form } from '../form/form.tsx';
import { Conditions } from './conditions.tsx';
import { DocumentFields } from './document-fields.tsx';
import { RegistrationPhone } from './registration-phone.tsx';
import { Entered, type RegistrationProps } from './registration-text.tsx';
import { FailureNotice } from './failure-notice.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import { RegistrationErrors } from './registration-errors.tsx';
import { registrationFieldId } from './registration-fields.ts';
import { useFieldError, useFieldNames } from './use-registration-texts.ts';

export function RegisterForm({ registration }: RegistrationProps) {
  const { entry, change, refusals, attempt, policy } = registration;
  return (
    <Form onSubmit={registration.submit} isRefused={Object.keys(refusals).length > 0}>
      <RegistrationErrors refusals={refusals} attempt={attempt} />
      <FailureNotice failure={registration.failure} />
      <Names registration={registration} />
      <Entered
        registration={registration}
        field="email"
        type="email"
        autoComplete="email"
        spellCheck="false"
        isLtr
        description={<Trans>A code is sent there to confirm it.</Trans>}
      />
      <Passwords registration={registration} />
      <RegistrationPhone registration={registration} />
      {policy.isDocumentNeeded && <DocumentFields registration={registration} />}
      <PromoCode registration={registration} />
      <Checkbox isSelected={entry.isSubscribed} onChange={(isSubscribed) => change({ isSubscribed })}>
        <Trans>Write to me about offers and new brands. I can stop it at any time.</Trans>
      </Checkbox>
      <Conditions />
      <Button type="submit" size="lg">
        <Trans>Create my account</Trans>
      </Button>
    </Form>
  );
}

function Names({ registration }: RegistrationProps) {
  return (
    <div className="form-pair">
      <Entered registration={registration} field="firstName" autoComplete="given-name" spellCheck="false" />
      <Entered registration={registration} field="lastName" autoComplete="family-name" spellCheck="false" />
    </div>
  );
}

function Passwords({ registration: { entry, change, refusals } }: RegistrationProps) {
  const { t } = useLingui();
  const names = useFieldNames();
  const errorOf = useFieldError(refusals);
  return (
    <>
      <NewPasswordField
        label={names.password}
        name="password"
        inputId={registrationFieldId('password')}
        value={entry.password}
        onChange={(password) => change({ password })}
        error={errorOf('password')}
      />
      <PasswordField
        label={names.confirmPassword}
        name="confirmPassword"
        autoComplete="new-password"
        showLabel={t`Show the password`}
        hideLabel={t`Hide the password`}
        inputId={registrationFieldId('confirmPassword')}
        value={entry.confirmPassword}
        onChange={(confirmPassword) => change({ confirmPassword })}
        error={errorOf('confirmPassword')}
      />
    </>
  );
}

function PromoCode({ registration }: RegistrationProps) {
  const { t } = useLingui();
  return (
    <Entered
      registration={registration}
      field="promoCode"
      optionalMark={t`optional`}
      autoComplete="off"
      spellCheck="false"
      isLtr
    />
  );
}
