/** What is asked about a natural person. Source: S3.81. */
import { useLingui } from '@lingui/react/macro';
import type { Person } from '@offrande/domain/stakeholder';
import { useCallback } from 'react';
import { CodeEntry, CountryEntry, DayEntry, LineEntry } from './entry-fields.tsx';
import { usePersonLabels } from './use-field-labels.ts';
import { useLimits } from './use-limits.ts';
import type { PartForm } from './use-tab-form.ts';

interface PersonProps {
  readonly form: PartForm<Person>;
}

/** The person in a longer entry; its `update` stays the same. */
export const usePersonIn = <Entry extends Person>(form: PartForm<Entry>): PartForm<Person> => {
  const { update } = form;
  const change = useCallback(
    (next: (person: Person) => Person) => update((entry) => ({ ...entry, ...next(entry) })),
    [update],
  );
  return { ...form, update: change };
};

export function PersonName({ form }: PersonProps) {
  const labels = usePersonLabels();
  return (
    <div className="form-pair">
      <LineEntry form={form} name="firstName" label={labels.firstName} spellCheck="false" />
      <LineEntry form={form} name="lastName" label={labels.lastName} spellCheck="false" />
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
        <LineEntry form={form} name="birthCity" label={labels.birthCity} />
      </div>
      <div className="form-pair">
        <CountryEntry form={form} name="nationality" label={labels.nationality} />
        <LineEntry form={form} name="jobTitle" label={labels.jobTitle} />
      </div>
      <div className="form-pair">
        <CodeEntry form={form} name="monthlyIncomeRange" label={labels.monthlyIncomeRange} list="monthlyIncome" />
        <CodeEntry form={form} name="personalAssetsRange" label={labels.personalAssetsRange} list="personalAssets" />
      </div>
    </>
  );
}
