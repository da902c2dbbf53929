/** The identity document of each representative and of each person with 25 % or more: its kind, and a copy of it. Source: S2.90, S3.81, S5.52. */
import { useLingui } from '@lingui/react/macro';
import { selectDraft } from '@offrande/domain/kyb';
import {
  EMPTY_IDENTITY_PAPER,
  IDENTITY_PAPER_KINDS,
  type IdentityPaper,
  paperHolders,
} from '@offrande/domain/stakeholder';
import { memo } from 'react';
import { AboutPerson } from './about-person.tsx';
import { DocumentEntry } from './document-entry.tsx';
import { ChoiceEntry } from './entry-fields.tsx';
import { TabShell } from './tab-shell.tsx';
import { usePersonNames } from './use-answer-names.ts';
import { useAboutPersonLabels, usePaperNames } from './use-field-labels.ts';
import type { KybProps } from './use-kyb.ts';
import { useLimits } from './use-limits.ts';
import { type PartForm, type TabForm, useAbout, useTabForm } from './use-tab-form.ts';

export function PapersTab({ kyb }: KybProps) {
  const form = useTabForm(kyb, 'idDocuments');
  const draft = selectDraft(kyb.snapshot);
  const nameOf = usePersonNames(draft);
  const isRepresentative = (id: string): boolean => draft.representatives.people.some((person) => person.id === id);
  return (
    <TabShell kyb={kyb} form={form}>
      {paperHolders(draft).map((id) => (
        <OneHolder key={id} form={form} id={id} name={nameOf(id)} isRepresentative={isRepresentative(id)} />
      ))}
    </TabShell>
  );
}

interface OneHolderProps {
  readonly form: TabForm<'idDocuments'>;
  readonly id: string;
  readonly name: string;
  readonly isRepresentative: boolean;
}

function OneHolder({ form, id, ...person }: OneHolderProps) {
  return <PaperFields form={useAbout(form, id, EMPTY_IDENTITY_PAPER)} {...person} />;
}

interface PaperFieldsProps extends Pick<OneHolderProps, 'name' | 'isRepresentative'> {
  readonly form: PartForm<IdentityPaper>;
}

const PaperFields = memo(function PaperFields({ form, name, isRepresentative }: PaperFieldsProps) {
  const { t } = useLingui();
  const { size } = useLimits();
  const labels = useAboutPersonLabels();
  const kinds = usePaperNames();
  return (
    <AboutPerson name={name} isRepresentative={isRepresentative}>
      <ChoiceEntry
        form={form}
        name="kind"
        label={labels.kind}
        options={IDENTITY_PAPER_KINDS.map((value) => ({ value, title: kinds[value] }))}
        value={form.entry.kind}
        onChoose={(kind) => form.update((entry) => ({ ...entry, kind }))}
      />
      <DocumentEntry
        kind="identityPaper"
        label={t`Document of ${name}`}
        hint={t`Both sides in one file. PDF, JPG or PNG, under ${size} MB.`}
        inputId={form.idOf('document')}
        document={form.entry.document}
        onChange={(document) => form.update((entry) => ({ ...entry, document }))}
        error={form.errorOf('document')}
        isReadOnly={form.isReadOnly('document')}
      />
    </AboutPerson>
  );
});
