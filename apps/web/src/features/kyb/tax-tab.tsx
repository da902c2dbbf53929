/** The tax residence of each representative and of each shareholder from 25 % on. Source: S2.90, S3.81. */
import { EMPTY_TAX_RESIDENCE, type TaxResidence, taxResidents } from '@offrande/domain/stakeholder';
import { selectDraft } from '@offrande/domain/kyb';
import { TextField } from '@offrande/ui-kit/TextField';
import { memo } from 'react';
import { field } from '../form/field.ts';
import { AboutPerson } from './about-person.tsx';
import { CountryEntry } from './entry-fields.tsx';
import { TabShell } from './tab-shell.tsx';
import { usePersonNames } from './use-answer-names.ts';
import { useAboutPersonLabels } from './use-field-labels.ts';
import type { KybProps } from './use-kyb.ts';
import { type PartForm, type TabForm, useAbout, useTabForm } from './use-tab-form.ts';

export function TaxTab({ kyb }: KybProps) {
  const form = useTabForm(kyb, 'taxResidence');
  const draft = selectDraft(kyb.snapshot);
  const nameOf = usePersonNames(draft);
  const isRepresentative = (id: string): boolean => draft.representatives.people.some((person) => person.id === id);
  return (
    <TabShell kyb={kyb} form={form}>
      {taxResidents(draft).map((id) => (
        <OneResident key={id} form={form} id={id} name={nameOf(id)} isRepresentative={isRepresentative(id)} />
      ))}
    </TabShell>
  );
}

interface OneResidentProps {
  readonly form: TabForm<'taxResidence'>;
  readonly id: string;
  readonly name: string;
  readonly isRepresentative: boolean;
}

function OneResident({ form, id, ...person }: OneResidentProps) {
  return <ResidenceFields form={useAbout(form, id, EMPTY_TAX_RESIDENCE)} {...person} />;
}

interface ResidenceFieldsProps extends Pick<OneResidentProps, 'name' | 'isRepresentative'> {
  readonly form: PartForm<TaxResidence>;
}

const ResidenceFields = memo(function ResidenceFields({ form, name, isRepresentative }: ResidenceFieldsProps) {
  const labels = useAboutPersonLabels();
  return (
    <AboutPerson name={name} isRepresentative={isRepresentative}>
      <div className="form-pair">
        <CountryEntry form={form} name="country" label={labels.country} />
        <TextField {...field(form, 'tin')} label={labels.tin} isLtr autoComplete="off" />
      </div>
    </AboutPerson>
  );
});
