/** The documents of step 3: each is checked when it is chosen, then sent at once; that can be stopped, and tried again. Source: S3.78, S5.53, S5.54, S8.14 to S8.17. */
import { BUSINESS_DOCUMENT_KINDS, type BusinessDocumentKind } from '@offrande/domain/business-registration';
import { cleanFileName, SNIFF_BYTES } from '@offrande/domain/file';
import { useState } from 'react';
import type { CompanyRegistration } from './use-company-registration.ts';
import { useCompanyRefusalText } from './use-company-refusal-text.ts';
import { useFileSize } from '../form/use-file-size.ts';
import type { SentFile } from '@offrande/ui-kit/FileField';
import { useSentShare } from '../form/use-sent-share.ts';

export interface DocumentShown {
  readonly kind: BusinessDocumentKind;
  readonly inputId: string;
  readonly file: { readonly name: string; readonly size: string } | undefined;
  readonly error: string | undefined;
  /** How far it is sent; null while it is not. */
  readonly sent: Omit<SentFile, 'stopLabel'> | null;
  /** Sends a file again that did not arrive. */
  readonly retry: (() => void) | null;
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

type Checked = Awaited<ReturnType<typeof fileOf>>;
type Attempts = Partial<Record<BusinessDocumentKind, { readonly file: Checked; readonly before: unknown }>>;

/** The last file that was sent for each document, until it has taken the place of the one before. */
const useUnsent = ({ snapshot }: CompanyRegistration) => {
  const [attempts, setAttempts] = useState<Attempts>({});
  const { documents, documentRefusals, uploading } = snapshot.context;
  const unsent = (kind: BusinessDocumentKind): Checked | null => {
    const refusal = documentRefusals?.[kind];
    const mayArrive = refusal === undefined || refusal._tag === 'UploadFailed';
    const attempt = attempts[kind];
    return uploading === null && mayArrive && attempt?.before === documents[kind] ? (attempt?.file ?? null) : null;
  };
  const attempted = (kind: BusinessDocumentKind, file: Checked): void =>
    setAttempts({ ...attempts, [kind]: { file, before: documents[kind] } });
  return { unsent, attempted };
};

const useShown = (registration: CompanyRegistration): readonly DocumentShown[] => {
  const { snapshot, send } = registration;
  const refusalText = useCompanyRefusalText();
  const sizeText = useFileSize();
  const shareOf = useSentShare();
  const { unsent, attempted } = useUnsent(registration);
  const { documents, documentRefusals, uploading } = snapshot.context;
  const attach = (kind: BusinessDocumentKind, file: Checked): void => {
    attempted(kind, file);
    send({ type: 'attach', kind, file });
  };
  return ORDER.map((kind) => {
    const [file, refusal, again] = [documents[kind], documentRefusals?.[kind], unsent(kind)];
    return {
      kind,
      inputId: `document-${kind}`,
      file: file && { name: file.name, size: sizeText(file.sizeBytes) },
      error: refusal && refusalText(refusal),
      sent:
        uploading?.kind === kind
          ? { ...shareOf(registration.sentShare), onStop: () => send({ type: 'stopUpload' }) }
          : null,
      retry: again === null ? null : () => attach(kind, again),
      isDisabled: uploading !== null,
      choose: (chosen) => void fileOf(chosen).then((checked) => attach(kind, checked)),
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
