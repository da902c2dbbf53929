/** The fields of the company: those that the register may fill in, and those that only the company knows. Source: S3.67 to S3.72. */
import { Trans, useLingui } from '@lingui/react/macro';
import { SOCIETY_TYPES } from '@offrande/domain/customer';
import { Button } from '@offrande/ui-kit/Button';
import { Checkbox } from '@offrande/ui-kit/Checkbox';
import { SelectField } from '@offrande/ui-kit/SelectField';
import { TextField } from '@offrande/ui-kit/TextField';
import { field, inside } from '../form/field.ts';
import { PhoneNumber } from '../phone/phone-number.tsx';
import type { CompanyForm } from './use-company-form.ts';
import { CompanyAddress } from './company-address.tsx';
import type { StepProps } from './use-company-registration.ts';
import { useCompanyNames, useSocietyNames } from './use-field-names.ts';
import { useNameOfSiren } from './use-name-of-siren.ts';

interface CompanyFieldsProps extends StepProps {
  readonly form: CompanyForm;
}

export function RegisterFields({ form, registration }: CompanyFieldsProps) {
  const { t } = useLingui();
  const names = useCompanyNames();
  const optionalMark = t`optional`;
  return (
    <>
      <div className="form-pair">
        <TextField {...field(form, 'siren')} label={names.siren} isLtr autoComplete="off" inputMode="numeric" />
        <TextField
          {...field(form, 'siret')}
          label={names.siret}
          optionalMark={optionalMark}
          isLtr
          autoComplete="off"
          inputMode="numeric"
        />
      </div>
      <NameOfSiren form={form} registration={registration} />
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
        <TextField
          {...field(form, 'vatNumber')}
          label={names.vatNumber}
          optionalMark={optionalMark}
          isLtr
          autoComplete="off"
        />
        <TextField
          {...field(form, 'legalForm')}
          label={names.legalForm}
          optionalMark={optionalMark}
          autoComplete="off"
        />
      </div>
      <CompanyAddress address={inside(form, 'address')} section="section-company" served={null} />
    </>
  );
}

/** The register's name for a number that was typed by hand. */
function NameOfSiren({ form, registration }: CompanyFieldsProps) {
  const companyName = useNameOfSiren(form.entry, registration.registration);
  return (
    <div aria-live="polite" className="company-offer-place">
      {companyName !== '' && (
        <div className="company-offer">
          <span>
            <Trans>
              In the register: <bdi>{companyName}</bdi>
            </Trans>
          </span>
          <Button variant="line" size="sm" onPress={() => form.update((entry) => ({ ...entry, companyName }))}>
            <Trans>Use this name</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}

export function CompanyDetails({ form, registration }: CompanyFieldsProps) {
  const { t } = useLingui();
  const names = useCompanyNames();
  const { entry } = form;
  const societies = useSocietyNames();
  return (
    <section className="company-part" aria-labelledby="company-details">
      <h2 id="company-details">
        <Trans>About your organisation</Trans>
      </h2>
      <div className="form-pair">
        <SelectField
          label={names.societyType}
          name="societyType"
          inputId={form.idOf('societyType')}
          placeholder={t`Choose`}
          options={SOCIETY_TYPES.map((value) => ({ value, label: societies[value] }))}
          value={entry.societyType ?? ''}
          onChange={(societyType) => form.change({ societyType: societyType === '' ? null : societyType })}
          error={form.errorOf('societyType')}
        />
        <Category form={form} categories={registration.policy.accountCategories} />
      </div>
      <div className="form-pair">
        <PhoneNumber
          {...field(form, 'phone')}
          label={names.phone}
          phone={entry.phone}
          description={t`A landline is fine for a company.`}
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
        isSelected={entry.isInContactWithStore}
        onChange={(isInContactWithStore) => form.change({ isInContactWithStore })}
      >
        <Trans>An adviser in one of your shops already knows us.</Trans>
      </Checkbox>
    </section>
  );
}

interface CategoryProps {
  readonly form: CompanyForm;
  readonly categories: readonly string[];
}

/** Chosen from the unit's list, or written where it has none. */
function Category({ form, categories }: CategoryProps) {
  const { t } = useLingui();
  const { accountCategory: label } = useCompanyNames();
  const bound = field(form, 'accountCategory');
  return categories.length === 0 ? (
    <TextField {...bound} label={label} optionalMark={t`optional`} autoComplete="off" />
  ) : (
    <SelectField
      {...bound}
      label={label}
      placeholder={t`Choose`}
      options={categories.map((value) => ({ value, label: value }))}
    />
  );
}
