/** The fields of a company, as its registration asked for them. Source: S3.67 to S3.72, S3.87. */
import { Trans, useLingui } from '@lingui/react/macro';
import { SOCIETY_TYPES } from '@offrande/domain/customer';
import { companyEntryOf, type CompanyIdentityEntry, type ProfileEdit } from '@offrande/domain/profile';
import { Checkbox } from '@offrande/ui-kit/Checkbox';
import { SelectField } from '@offrande/ui-kit/SelectField';
import { TextField } from '@offrande/ui-kit/TextField';
import { useCompanyNames, useSocietyNames } from '../../../company-registration/use-field-names.ts';
import { field } from '../../../form/field.ts';
import { PhoneNumber } from '../../../phone/phone-number.tsx';
import { SectionForm } from './section-form.tsx';
import type { SectionProps } from './section-props.ts';
import { type SectionEntry, useSectionEntry } from './use-section-entry.ts';

type Edit = Extract<ProfileEdit, { readonly section: 'company' }>;
type CompanyEntry = SectionEntry<CompanyIdentityEntry>;

export function CompanyForm(props: SectionProps) {
  const form = useSectionEntry<Edit>(
    props,
    'company',
    () => companyEntryOf(props.company),
    (entry) => ({ section: 'company', entry }),
  );
  return (
    <SectionForm profile={props.profile} form={form}>
      <NamesAndNumbers form={form} />
      <Kind form={form} categories={props.profile.policy.accountCategories} />
      <Details form={form} />
    </SectionForm>
  );
}

function NamesAndNumbers({ form }: { readonly form: CompanyEntry }) {
  const { t } = useLingui();
  const names = useCompanyNames();
  const optionalMark = t`optional`;
  return (
    <>
      <div className="form-pair">
        <TextField {...field(form, 'companyName')} label={names.companyName} autoComplete="organization" />
        <TextField
          {...field(form, 'commercialName')}
          label={names.commercialName}
          optionalMark={optionalMark}
          autoComplete="off"
        />
      </div>
      <div className="form-pair">
        <TextField {...field(form, 'siren')} label={names.siren} isLtr autoComplete="off" inputMode="numeric" />
        <TextField
          {...field(form, 'vatNumber')}
          label={names.vatNumber}
          optionalMark={optionalMark}
          isLtr
          autoComplete="off"
        />
      </div>
    </>
  );
}

interface KindProps {
  readonly form: CompanyEntry;
  readonly categories: readonly string[];
}

/** The activity is chosen from the unit's list, or written where it has none. */
function Kind({ form, categories }: KindProps) {
  const { t } = useLingui();
  const names = useCompanyNames();
  const societies = useSocietyNames();
  const activity = { ...field(form, 'accountCategory'), label: names.accountCategory };
  return (
    <div className="form-pair">
      <SelectField
        label={names.societyType}
        name="societyType"
        inputId={form.idOf('societyType')}
        placeholder={t`Choose`}
        options={SOCIETY_TYPES.map((value) => ({ value, label: societies[value] }))}
        value={form.entry.societyType ?? ''}
        onChange={(societyType) => form.change({ societyType: societyType === '' ? null : societyType })}
        error={form.errorOf('societyType')}
      />
      {categories.length === 0 ? (
        <TextField {...activity} optionalMark={t`optional`} autoComplete="off" />
      ) : (
        <SelectField
          {...activity}
          placeholder={t`Choose`}
          options={categories.map((value) => ({ value, label: value }))}
        />
      )}
    </div>
  );
}

function Details({ form }: { readonly form: CompanyEntry }) {
  const { t } = useLingui();
  const names = useCompanyNames();
  return (
    <>
      <div className="form-pair">
        <PhoneNumber
          {...field(form, 'phone')}
          label={names.phone}
          phone={form.entry.phone}
          autoComplete="section-company tel-national"
        />
        <TextField
          {...field(form, 'employees')}
          label={names.employees}
          optionalMark={t`optional`}
          inputMode="numeric"
          autoComplete="off"
        />
      </div>
      <Checkbox
        isSelected={form.entry.isInContactWithStore}
        onChange={(isInContactWithStore) => form.change({ isInContactWithStore })}
      >
        <Trans>An adviser in one of your shops already knows us.</Trans>
      </Checkbox>
    </>
  );
}
