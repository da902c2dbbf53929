/** The person who answers for the company. The email is the sign-in's: it is read here. Source: S3.73, S3.87. */
import { useLingui } from '@lingui/react/macro';
import { CIVILITIES, fullNameOf, phoneWithAreaCode } from '@offrande/domain/address';
import { formatPhone } from '@offrande/domain/phone';
import type { ProfileEdit } from '@offrande/domain/profile';
import { DefinitionList } from '@offrande/ui-kit/DefinitionList';
import { RadioList } from '@offrande/ui-kit/RadioList';
import { TextField } from '@offrande/ui-kit/TextField';
import { useCivilityNames, useContactNames } from '../../../company-registration/use-field-names.ts';
import { field } from '../../../form/field.ts';
import { PhoneNumber } from '../../../phone/phone-number.tsx';
import { EditSection } from './edit-section.tsx';
import { SectionForm } from './section-form.tsx';
import type { SectionProps } from './section-props.ts';
import { stated } from './stated.tsx';
import { useSectionEntry } from './use-section-entry.ts';

type Edit = Extract<ProfileEdit, { readonly section: 'contact' }>;

export function ContactSection(props: SectionProps) {
  const { t } = useLingui();
  return (
    <EditSection
      profile={props.profile}
      section="contact"
      title={t`Contact`}
      editLabel={t`Edit the contact`}
      shown={<Shown {...props} />}
      form={<ContactForm {...props} />}
    />
  );
}

function Shown({ member }: SectionProps) {
  const { t } = useLingui();
  const names = useContactNames();
  const civilities = useCivilityNames();
  const { civility, email, phone } = member;
  return (
    <DefinitionList
      layout="rows"
      definitions={stated([
        { id: 'civility', term: t`Civility`, value: civility === null ? '' : civilities[civility] },
        { id: 'name', term: t`Name`, value: fullNameOf(member) },
        { id: 'email', term: names.email, value: email, isLtr: true },
        { id: 'phone', term: t`Phone`, value: formatPhone({ e164: phoneWithAreaCode(phone) }), isLtr: true },
      ])}
    />
  );
}

function ContactForm(props: SectionProps) {
  const { t } = useLingui();
  const names = useContactNames();
  const civilities = useCivilityNames();
  const { profile, member } = props;
  const form = useSectionEntry<Edit>(
    props,
    'contact',
    () => {
      const { civility, firstName, lastName, phone } = member;
      return { civility, firstName, lastName, phone };
    },
    (entry) => ({ section: 'contact', entry }),
  );
  return (
    <SectionForm profile={profile} form={form}>
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
      <PhoneNumber {...field(form, 'phone')} label={names.phone} phone={form.entry.phone} autoComplete="tel-national" />
    </SectionForm>
  );
}
