/** Step 3: the two documents, each uploaded on its own. Source: S2.87, S3.78, S5.53, S5.54. */
import { Trans, useLingui } from '@lingui/react/macro';
import { BUSINESS_DOCUMENT, endingsOf } from '@offrande/domain/file';
import { formatNumber } from '@offrande/domain/locale';
import { Button } from '@offrande/ui-kit/Button';
import { FileField } from '@offrande/ui-kit/FileField';
import { PageHeading } from '@offrande/ui-kit/PageHeading';
import { useNumberStyle } from '../../page/number-style.ts';
import { useKeptFocus } from '../../page/kept-focus.ts';
import { ErrorList } from '../form/error-list.tsx';
import { Form } from '../form/form.tsx';
import type { StepProps } from './use-company-registration.ts';
import { type DocumentShown, useDocuments } from './use-documents.ts';
import { useDocumentNames } from './use-field-names.ts';

const ACCEPT = BUSINESS_DOCUMENT.types.flatMap((type) => endingsOf(type).map((ending) => `.${ending}`)).join(',');

export function DocumentsStep({ registration }: StepProps) {
  const { t } = useLingui();
  const names = useDocumentNames();
  const { shown, attempt, submit, isRefused } = useDocuments(registration);
  const errors = shown.flatMap(({ kind, inputId, error }) => {
    const name = names[kind];
    return error === undefined ? [] : [{ fieldId: inputId, message: t`${name}: ${error}` }];
  });
  return (
    <>
      <PageHeading lead={<Trans>Two files, then you see everything once more before you send it.</Trans>}>
        {t`Documents`}
      </PageHeading>
      <Form onSubmit={submit} isRefused={isRefused}>
        {attempt > 0 && <ErrorList errors={errors} attempt={attempt} />}
        <div className="company-files">
          {shown.map((document) => (
            <OneDocument key={document.kind} document={document} />
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

function OneDocument({ document }: { readonly document: DocumentShown }) {
  const { t } = useLingui();
  const names = useDocumentNames();
  const label = names[document.kind];
  useKeptFocus(`${document.isUploading} ${document.file?.name}`, () =>
    globalThis.document.getElementById(document.inputId),
  );
  return (
    <FileField
      label={label}
      hint={useHints()[document.kind]}
      icon={document.kind === 'identity' ? 'user' : 'file'}
      accept={ACCEPT}
      inputId={document.inputId}
      file={document.file}
      error={document.error}
      isDisabled={document.isDisabled}
      chooseLabel={t`Choose a file`}
      replaceLabel={t`Replace`}
      removeLabel={t`Remove: ${label}`}
      sendingLabel={document.isUploading ? t`Sending the file` : undefined}
      onSelect={document.choose}
      onRemove={document.remove}
    />
  );
}

const useHints = (): Readonly<Record<DocumentShown['kind'], string>> => {
  const { t } = useLingui();
  const megabytes = formatNumber(String(BUSINESS_DOCUMENT.statedMegabytes), useNumberStyle());
  return {
    siret: t`Younger than 3 months. JPG, PNG or PDF, ${megabytes} MB at most.`,
    identity: t`Identity card, passport or residence permit, both sides. JPG, PNG or PDF, ${megabytes} MB at most.`,
  };
};
