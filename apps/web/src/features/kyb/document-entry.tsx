/** A document beside its question: refused at once where it cannot be used, then sent; it can be opened, replaced and removed. Source: S5.51, S5.52, S8.18. */
import { useLingui } from '@lingui/react/macro';
import { KYB_DOCUMENT_RULES, type KybDocument, type KybDocumentKind } from '@offrande/domain/dossier-field';
import { endingsOf } from '@offrande/domain/file';
import { FileField } from '@offrande/ui-kit/FileField';
import { useKeptFocus } from '../../page/kept-focus.ts';
import { useFileSize } from '../form/use-file-size.ts';
import { useDocument } from './use-document.ts';

interface DocumentEntryProps {
  readonly kind: KybDocumentKind;
  readonly label: string;
  readonly hint: string;
  readonly inputId: string;
  readonly document: KybDocument | null;
  readonly onChange: (document: KybDocument | null) => void;
  readonly error: string | undefined;
  readonly isReadOnly: boolean;
}

const acceptOf = (kind: KybDocumentKind): string =>
  KYB_DOCUMENT_RULES[kind].types.flatMap((type) => endingsOf(type).map((ending) => `.${ending}`)).join(',');

export function DocumentEntry(props: DocumentEntryProps) {
  const { kind, label, hint, inputId, document, onChange, isReadOnly } = props;
  const { t } = useLingui();
  const sizeText = useFileSize();
  const name = document?.name ?? '';
  const { sent, error, retry, choose, open } = useDocument(kind, onChange);
  useKeptFocus(`${sent === null} ${document?.fileId}`, () => globalThis.document.getElementById(inputId));
  return (
    <FileField
      label={label}
      hint={hint}
      icon={kind === 'identityPaper' ? 'user' : 'file'}
      accept={acceptOf(kind)}
      inputId={inputId}
      {...(document !== null && { file: { name: document.name, size: sizeText(document.size) } })}
      error={error ?? props.error}
      isReadOnly={isReadOnly}
      chooseLabel={t`Choose a file`}
      replaceLabel={t`Replace`}
      removeLabel={t`Remove: ${label}`}
      openLabel={t`Open ${name}`}
      onOpen={document === null ? undefined : () => open(document)}
      {...(sent !== null && { sendingLabel: t`Sending the file`, sent: { ...sent, stopLabel: t`Stop sending` } })}
      retry={retry === null ? undefined : { label: t`Try again`, onPress: retry }}
      onSelect={choose}
      onRemove={() => onChange(null)}
    />
  );
}
