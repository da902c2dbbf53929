/** Step 3: the two documents, each uploaded on its own. Source: S2.87, S3.78, S5.53, S5.54. */
import { Trans, useLingui } from '@lingui/react/macro';
import { BUSINESS_DOCUMENT, endingsOf } from '@offrande/domain/file';
import { formatNumber } from '@offrande/domain/locale';
import { Button } from '@offrande/ui-kit/Button';
import { FileField } from '@offrande/ui-kit/FileField';
import { PageHeading } from '@offrande/ui-kit/PageHeading';
import { useNumberStyle } from '../../page/number-style.ts';
import type { ReactNode } from 'react';
import { useKeptFocus } from '../../page/kept-focus.ts';
import { ErrorList } from '../form/error-list.tsx';
import { DayField } from '../form/day-field.tsx';
import { Form } from '../form/form.tsx';
import type { StepProps } from './use-company-registration.ts';
import { type DocumentShown, useDocuments } from './use-documents.ts';
import { useDocumentNames } from './use-field-names.ts';

const EXTRACT_DATE = 'extract-date';

const ACCEPT = BUSINESS_DOCUMENT.types.flatMap((type) => endingsOf(type).map((ending) => `.${ending}`)).join(',');

export function DocumentsStep({ registration }: StepProps) {
  const { t } = useLingui();
  const names = useDocumentNames();
  const { shown, extractDate, attempt, submit, isRefused } = useDocuments(registration);
  const fields = shown.map(({ kind, inputId, error }) => ({ fieldId: inputId, name: names[kind], error }));
  const [extract, ...others] = fields;
  const errors = [
    extract!,
    { fieldId: EXTRACT_DATE, name: t`Date of the extract`, error: extractDate.error },
    ...others,
  ]
    .filter(({ error }) => error !== undefined)
    .map(({ fieldId, name, error }) => ({ fieldId, message: t`${name}: ${error}` }));
  return (
    <>
      <PageHeading lead={<Trans>Two files, then you see everything once more before you send it.</Trans>}>
        {t`Documents`}
      </PageHeading>
      <Form onSubmit={submit} isRefused={isRefused}>
        {attempt > 0 && <ErrorList errors={errors} attempt={attempt} />}
        <div className="company-files">
          {shown.map((document) => (
            <OneDocument key={document.kind} document={document}>
              {document.kind === 'siret' && (
                <DayField
                  inputId={EXTRACT_DATE}
                  label={t`Date of the extract`}
                  description={t`As printed on it.`}
                  value={extractDate.value}
                  onChange={extractDate.change}
                  error={extractDate.error}
                  malformedError={extractDate.malformedError}
                />
              )}
            </OneDocument>
          ))}
        </div>
        <div className="form-acts company-acts">
          <Button type="submit" size="lg" isDisabled={registration.snapshot.hasTag('busy')}>
            <Trans>Save and continue</Trans>
          </Button>
          <Button variant="ghost" size="lg" onPress={() => registration.send({ type: 'back' })}>
            <Trans>Back</Trans>
          </Button>
        </div>
      </Form>
    </>
  );
}

interface OneDocumentProps {
  readonly document: DocumentShown;
  /** What is asked about it. */
  readonly children: ReactNode;
}

function OneDocument({ document, children }: OneDocumentProps) {
  const { t } = useLingui();
  const names = useDocumentNames();
  const label = names[document.kind];
  const { inputId, sent, retry } = document;
  useKeptFocus(`${sent === null} ${document.file?.name}`, () => focusable(inputId));
  return (
    <div className="company-file">
      <FileField
        label={label}
        hint={useHints()[document.kind]}
        icon={document.kind === 'identity' ? 'user' : 'file'}
        accept={ACCEPT}
        inputId={inputId}
        file={document.file}
        error={document.error}
        isDisabled={document.isDisabled}
        chooseLabel={t`Choose a file`}
        replaceLabel={t`Replace`}
        removeLabel={t`Remove: ${label}`}
        {...(sent !== null && { sendingLabel: t`Sending the file`, sent: { ...sent, stopLabel: t`Stop sending` } })}
        retry={retry === null ? undefined : { label: t`Try again`, onPress: retry }}
        onSelect={document.choose}
        onRemove={document.remove}
      />
      {children}
    </div>
  );
}

/** The field, or what stops it from sending: meanwhile no other file can be chosen. */
const focusable = (inputId: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`#${inputId}:enabled, #${inputId}:disabled ~ * button:enabled`);

const useHints = (): Readonly<Record<DocumentShown['kind'], string>> => {
  const { t } = useLingui();
  const megabytes = formatNumber(String(BUSINESS_DOCUMENT.statedMegabytes), useNumberStyle());
  return {
    siret: t`Younger than 3 months. JPG, PNG or PDF, ${megabytes} MB at most.`,
    identity: t`Identity card, passport or residence permit, both sides. JPG, PNG or PDF, ${megabytes} MB at most.`,
  };
};
