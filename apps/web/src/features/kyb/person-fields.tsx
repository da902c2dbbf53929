/** What is asked about a natural person. Source: S3.81. */
import { useLingui } from '@lingui/react/macro';
import type { Person } from '@offrande/domain/stakeholder';
import { TextField } from '@offrande/ui-kit/TextField';
import { field } from '../form/field.ts';
import { CodeEntry, CountryEntry, DayEntry } from './entry-fields.tsx';
import { usePersonLabels } from './use-field-labels.ts';
import { useLimits } from './use-limits.ts';
import type { PartForm } from './use-tab-form.ts';

interface PersonProps {
  readonly form: PartForm<Person>;
}

/** The person in a longer entry. */
export const personIn = <Entry extends Person>(form: PartForm<Entry>): PartForm<Person> => ({
  ...form,
  update: (next) => form.update((entry) => ({ ...entry, ...next(entry) })),
});

export function PersonName({ form }: PersonProps) {
  const labels = usePersonLabels();
  return (
    <div className="form-pair">
      <TextField {...field(form, 'firstName')} label={labels.firstName} autoComplete="off" spellCheck="false" />
      <TextField {...field(form, 'lastName')} label={labels.lastName} autoComplete="off" spellCheck="false" />
    </div>
  );
}

export function CivilStatus({ form }: PersonProps) {
  const { t } = useLingui();
  const { years } = useLimits();
  const labels = usePersonLabels();
  return (
    <>
      <div className="form-pair">
        <DayEntry form={form} name="birthDate" label={labels.birthDate} description={t`${years} years old at least.`} />
        <TextField {...field(form, 'birthCity')} label={labels.birthCity} autoComplete="off" />
      </div>
      <div className="form-pair">
        <CountryEntry form={form} name="nationality" label={labels.nationality} />
        <TextField {...field(form, 'jobTitle')} label={labels.jobTitle} autoComplete="off" />
      </div>
      <div className="form-pair">
        <CodeEntry form={form} name="monthlyIncomeRange" label={labels.monthlyIncomeRange} list="monthlyIncome" />
        <CodeEntry form={form} name="personalAssetsRange" label={labels.personalAssetsRange} list="personalAssets" />
      </div>
    </>
  );
}
