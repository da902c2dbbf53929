/** Sends a chosen document, which can be stopped and sent again, and opens one that was sent. Source: S4.82, S5.51. */
import { useLingui } from '@lingui/react/macro';
import { KYB_DOCUMENT_RULES, type KybDocument, type KybDocumentKind, documentOf } from '@offrande/domain/dossier-field';
import { cleanFileName, type FileRefusal, SNIFF_BYTES, uploadRefusalOf } from '@offrande/domain/file';
import type { GatewayFailure } from '@offrande/domain/gateway';
import { Result } from 'effect';
import { useState } from 'react';
import { type RefusedFile, useRefusedFileText } from '../auth/company/use-refused-file-text.ts';
import { failureMessage } from '../auth/failure-message.ts';
import { useSentShare } from '../form/use-sent-share.ts';
import { useDossierTools } from './dossier-context.tsx';
import { useDocumentCalls, useOpenDocument } from './use-open-document.ts';
import { useKybRefusalWords } from './use-kyb-refusal-text.ts';

type Chosen = Parameters<ReturnType<typeof useDossierTools>['parts']['gateways']['dossier']['uploadDocument']>[2];

type State =
  | { readonly is: 'idle' }
  | { readonly is: 'sending'; readonly share: number; readonly stop: () => void }
  | { readonly is: 'stopped'; readonly file: Chosen }
  | { readonly is: 'refused'; readonly text: string }
  | { readonly is: 'failed'; readonly file: Chosen; readonly failure: GatewayFailure };

/** What the domain checks of a file, and the file itself. */
const fileOf = async (content: File): Promise<Chosen> => ({
  name: cleanFileName(content.name),
  size: content.size,
  head: new Uint8Array(await content.slice(0, SNIFF_BYTES).arrayBuffer()),
  content,
});

/** What can be sent once more. */
const unsent = (state: State): Chosen | null => {
  if (state.is === 'stopped') return state.file;
  return state.is === 'failed' && state.failure.isRetryable ? state.file : null;
};

/** What a file says that cannot be used: refused before it was sent, or by the server. */
const useDocumentRefusalText = () => {
  const wordsOf = useKybRefusalWords();
  const refusedFileText = useRefusedFileText();
  return (refusal: FileRefusal | RefusedFile): string => {
    switch (refusal._tag) {
      case 'FilesFull':
      case 'FileNotUsable':
      case 'WrongFileFormat':
        return refusedFileText(refusal);
      default:
        return wordsOf(refusal).text;
    }
  };
};

/** Sends a document; `onState` follows it. Resolves with null if it did not arrive. */
const useSending = (kind: KybDocumentKind, onState: (state: State) => void) => {
  const { dossier, run } = useDocumentCalls();
  const refusalText = useDocumentRefusalText();
  const notKept = (file: Chosen, failure: GatewayFailure): State => {
    const refusal = uploadRefusalOf(failure, KYB_DOCUMENT_RULES[kind]);
    return refusal._tag === 'UploadFailed'
      ? { is: 'failed', file, failure }
      : { is: 'refused', text: refusalText(refusal) };
  };
  return async (file: Chosen): Promise<KybDocument | null> => {
    const { signal, abort } = stoppable();
    const onSent = (share: number): void => onState({ is: 'sending', share, stop: abort });
    const onFail = (failure: GatewayFailure): void =>
      onState(signal.aborted ? { is: 'stopped', file } : notKept(file, failure));
    onSent(0);
    return run((access) => dossier.uploadDocument(access, kind, file, { onSent, signal }), onFail);
  };
};

const stoppable = () => {
  const stop = new AbortController();
  return { signal: stop.signal, abort: () => stop.abort() };
};

export const useDocument = (kind: KybDocumentKind, onChange: (document: KybDocument) => void) => {
  const { t } = useLingui();
  const refusalText = useDocumentRefusalText();
  const sentShare = useSentShare();
  const [state, setState] = useState<State>({ is: 'idle' });
  const upload = useSending(kind, setState);
  const send = async (file: Chosen): Promise<void> => {
    const document = await upload(file);
    if (document === null) return;
    setState({ is: 'idle' });
    onChange(document);
  };
  const choose = async (content: File): Promise<void> => {
    const file = await fileOf(content);
    const checked = documentOf('', file, kind);
    if (Result.isFailure(checked)) setState({ is: 'refused', text: refusalText(checked.failure) });
    else await send(file);
  };
  const onUnread = (failure: GatewayFailure): void => setState({ is: 'refused', text: t(failureMessage(failure)) });
  const open = useOpenDocument(onUnread);
  const again = unsent(state);
  return {
    sent: state.is === 'sending' ? { ...sentShare(state.share), onStop: state.stop } : null,
    error: errorOf(state, (failure) => t(failureMessage(failure))),
    retry: again === null ? null : () => void send(again),
    choose: (content: File) => void choose(content),
    open,
  };
};

const errorOf = (state: State, say: (failure: GatewayFailure) => string): string | undefined => {
  if (state.is === 'refused') return state.text;
  return state.is === 'failed' ? say(state.failure) : undefined;
};
