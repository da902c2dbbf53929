/** The person who answers for the company, and the password of its account. Source: S3.73. */
import { Trans, useLingui } from '@lingui/react/macro';
import { CIVILITIES } from '@offrande/domain/address';
import { PasswordField } from '@offrande/ui-kit/PasswordField';
import { RadioList } from '@offrande/ui-kit/RadioList';
import { TextField } from '@offrande/ui-kit/TextField';
import '../auth/auth.css';
import { NewPasswordField } from '../auth/new-password-field.tsx';
import { field } from '../form/field.ts';
import { PhoneNumber } from '../phone/phone-number.tsx';
import type { ContactForm } from './use-contact-form.ts';
import { useCivilityNames, useContactNames } from './use-field-names.ts';

interface ContactPersonProps {
  readonly form: ContactForm;
}

export function ContactPerson({ form }: ContactPersonProps) {
  const { t } = useLingui();
  const names = useContactNames();
  const civilities = useCivilityNames();
  return (
    <section className="company-part" aria-labelledby="company-person">
      <h2 id="company-person">
        <Trans>Who to reach</Trans>
      </h2>
      <RadioList
        label={t`Civility`}
        optionalMark={t`optional`}
        layout="inline"
        options={CIVILITIES.map((value) => ({ value, title: civilities[value] }))}
        value={form.entry.civility}
        onChange={(civility) => form.change({ civility })}
      />
      <div className="form-pair">
        <TextField {...field(form, 'firstName')} label={names.firstName} autoComplete="given-name" spellCheck="false" />
        <TextField {...field(form, 'lastName')} label={names.lastName} autoComplete="family-name" spellCheck="false" />
      </div>
      <div className="form-pair">
        <TextField
          {...field(form, 'email')}
          label={names.email}
          type="email"
          isLtr
          autoComplete="email"
          spellCheck="false"
          description={t`You sign in with it, and confirm it by a link.`}
        />
        <PhoneNumber {...field(form, 'phone')} label={names.phone} phone={form.entry.phone} />
      </div>
      <Passwords form={form} />
    </section>
  );
}

function Passwords({ form }: ContactPersonProps) {
  const { t } = useLingui();
  const names = useContactNames();
  return (
    <div className="form-pair">
      <NewPasswordField {...field(form, 'password')} label={names.password} inputId={form.idOf('password')} />
      <PasswordField
        {...field(form, 'confirmPassword')}
        label={names.confirmPassword}
        autoComplete="new-password"
        showLabel={t`Show the password`}
        hideLabel={t`Hide the password`}
      />
    </div>
  );
}
