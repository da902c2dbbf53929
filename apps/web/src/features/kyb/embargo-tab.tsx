/** The embargo questionnaire: three more questions after a yes to the first. Source: S3.83, S3.148 to S3.151, S5.62, A-81, A-140. */
import { Trans, useLingui } from '@lingui/react/macro';
import { EMBARGO_ANSWER_MAX, EMBARGO_SCOPE_CODES, EMBARGO_SCOPES, type EmbargoAnswers } from '@offrande/domain/dossier';
import { TextArea } from '@offrande/ui-kit/TextArea';
import { useState } from 'react';
import { field } from '../form/field.ts';
import { ChoiceEntry } from './entry-fields.tsx';
import { TabShell } from './tab-shell.tsx';
import { useEmbargoLabels, useScopeNames } from './use-field-labels.ts';
import type { KybProps } from './use-kyb.ts';
import { type PartForm, useTabForm } from './use-tab-form.ts';

interface QuestionsProps {
  readonly form: PartForm<EmbargoAnswers>;
}

export function EmbargoTab({ kyb }: KybProps) {
  const { t } = useLingui();
  const labels = useEmbargoLabels();
  const form = useTabForm(kyb, 'embargo');
  const { question1 } = form.entry;
  return (
    <TabShell kyb={kyb} form={form}>
      <ChoiceEntry
        form={form}
        name="question1"
        label={labels.question1}
        options={[
          { value: 'yes', title: t`Yes` },
          { value: 'no', title: t`No` },
        ]}
        value={question1 === null ? null : question1 ? 'yes' : 'no'}
        onChoose={(answer) => form.update((entry) => ({ ...entry, question1: answer === 'yes' }))}
      />
      {question1 === true && <MoreQuestions form={form} />}
    </TabShell>
  );
}

function MoreQuestions({ form }: QuestionsProps) {
  const { t } = useLingui();
  const labels = useEmbargoLabels();
  const scopes = useScopeNames();
  const { question2 } = form.entry;
  const max = EMBARGO_ANSWER_MAX;
  return (
    <>
      <ChoiceEntry
        form={form}
        name="question2"
        layout="rows"
        label={labels.question2}
        options={EMBARGO_SCOPES.map((value) => ({ value, title: `${EMBARGO_SCOPE_CODES[value]}. ${scopes[value]}` }))}
        value={question2}
        onChoose={(scope) => form.update((entry) => ({ ...entry, question2: scope }))}
      />
      {question2 === 'entityAndListedSubsidiaries' && <Subsidiaries form={form} />}
      <TextArea {...field(form, 'question3')} label={labels.question3} description={t`${max} characters at most.`} />
      <TextArea {...field(form, 'question4')} label={labels.question4} description={t`${max} characters at most.`} />
    </>
  );
}

const namesIn = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Typed one name a line; empty lines are no names. */
function Subsidiaries({ form }: QuestionsProps) {
  const { subsidiaries: label } = useEmbargoLabels();
  const { subsidiaries } = form.entry;
  const [typed, setTyped] = useState(() => subsidiaries.join('\n'));
  const isTyped = namesIn(typed).join('\n') === subsidiaries.join('\n');
  const wrong = subsidiaries.map((_, at) => form.errorOf(`subsidiaries.${at}`)).find((error) => error !== undefined);
  return (
    <TextArea
      label={label}
      name="subsidiaries"
      inputId={form.idOf('subsidiaries')}
      isReadOnly={form.isReadOnly('subsidiaries')}
      rows={5}
      description={<Trans>One name a line.</Trans>}
      value={isTyped ? typed : subsidiaries.join('\n')}
      onChange={(text) => {
        setTyped(text);
        form.update((entry) => ({ ...entry, subsidiaries: namesIn(text) }));
      }}
      error={form.errorOf('subsidiaries') ?? wrong}
    />
  );
}
