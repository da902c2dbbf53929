/** The documents of step 3: each is checked when it is chosen, then sent at once. Source: S3.78, S5.53, S5.54, S8.14 to S8.17. */
import { BUSINESS_DOCUMENT_KINDS, type BusinessDocumentKind } from '@offrande/domain/business-registration';
import { cleanFileName, SNIFF_BYTES } from '@offrande/domain/file';
import { useState } from 'react';
import type { CompanyRegistration } from './use-company-registration.ts';
import { useCompanyRefusalText } from './use-company-refusal-text.ts';
import { useFileSize } from '../form/use-file-size.ts';

export interface DocumentShown {
  readonly kind: BusinessDocumentKind;
  readonly inputId: string;
  readonly file: { readonly name: string; readonly size: string } | undefined;
  readonly error: string | undefined;
  readonly isUploading: boolean;
  /** While another is sent. */
  readonly isDisabled: boolean;
  readonly choose: (file: File) => void;
  readonly remove: () => void;
}

/** What the domain checks of a file, and the file itself. */
const fileOf = async (content: File) => ({
  name: cleanFileName(content.name),
  size: content.size,
  head: new Uint8Array(await content.slice(0, SNIFF_BYTES).arrayBuffer()),
  content,
});

/** The extract first: it is the one that takes time to find. */
const ORDER = BUSINESS_DOCUMENT_KINDS.toReversed();

const useShown = ({ snapshot, send }: CompanyRegistration): readonly DocumentShown[] => {
  const refusalText = useCompanyRefusalText();
  const sizeText = useFileSize();
  const { documents, documentRefusals, uploading } = snapshot.context;
  return ORDER.map((kind) => {
    const [file, refusal] = [documents[kind], documentRefusals?.[kind]];
    return {
      kind,
      inputId: `document-${kind}`,
      file: file && { name: file.name, size: sizeText(file.sizeBytes) },
      error: refusal && refusalText(refusal),
      isUploading: uploading?.kind === kind,
      isDisabled: uploading !== null,
      choose: (chosen) => void fileOf(chosen).then((checked) => send({ type: 'attach', kind, file: checked })),
      remove: () => send({ type: 'detach', kind }),
    };
  });
};

/** The day on which the extract was issued; its error goes once it is changed. */
const useExtractDate = ({ snapshot, readEntered, keep }: CompanyRegistration) => {
  const refusalText = useCompanyRefusalText();
  const [value, setValue] = useState(() => readEntered().extractDate);
  const [judged, setJudged] = useState<string | null>(null);
  const refusal = snapshot.context.documentRefusals?.extractDate;
  return {
    value,
    error: refusal && value === judged ? refusalText(refusal) : undefined,
    malformedError: refusalText({ _tag: 'InvalidDate' }),
    change: (extractDate: string) => {
      setValue(extractDate);
      keep({ extractDate });
    },
    judge: () => setJudged(value),
  };
};

export const useDocuments = (registration: CompanyRegistration) => {
  const [attempt, setAttempt] = useState(0);
  const shown = useShown(registration);
  const extractDate = useExtractDate(registration);
  return {
    shown,
    extractDate,
    attempt,
    isRefused: extractDate.error !== undefined || shown.some(({ error }) => error !== undefined),
    submit: () => {
      setAttempt(attempt + 1);
      extractDate.judge();
      registration.send({ type: 'submitDocuments', extractDate: extractDate.value });
    },
  };
};
