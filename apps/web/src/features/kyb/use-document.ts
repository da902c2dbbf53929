/** Sends a chosen document, and opens one that was sent. Source: S4.82, S5.51. */
import { useLingui } from '@lingui/react/macro';
import { type KybDocument, type KybDocumentKind, documentOf } from '@offrande/domain/dossier-field';
import { cleanFileName, SNIFF_BYTES } from '@offrande/domain/file';
import type { GatewayFailure } from '@offrande/domain/gateway';
import { Result } from 'effect';
import { useState } from 'react';
import { failureMessage } from '../auth/failure-message.ts';
import { useDossierTools } from './dossier-context.tsx';
import { useDocumentCalls, useOpenDocument } from './use-open-document.ts';
import { useKybRefusalWords } from './use-kyb-refusal-text.ts';

type Chosen = Parameters<ReturnType<typeof useDossierTools>['parts']['gateways']['dossier']['uploadDocument']>[2];

type State =
  | { readonly is: 'idle' }
  | { readonly is: 'sending' }
  | { readonly is: 'refused'; readonly text: string }
  | { readonly is: 'failed'; readonly file: Chosen; readonly failure: GatewayFailure };

/** What the domain checks of a file, and the file itself. */
const fileOf = async (content: File): Promise<Chosen> => ({
  name: cleanFileName(content.name),
  size: content.size,
  head: new Uint8Array(await content.slice(0, SNIFF_BYTES).arrayBuffer()),
  content,
});

export const useDocument = (kind: KybDocumentKind, onChange: (document: KybDocument) => void) => {
  const { t } = useLingui();
  const wordsOf = useKybRefusalWords();
  const { dossier, run } = useDocumentCalls();
  const [state, setState] = useState<State>({ is: 'idle' });
  const send = async (file: Chosen): Promise<void> => {
    setState({ is: 'sending' });
    const onFail = (failure: GatewayFailure): void => setState({ is: 'failed', file, failure });
    const document = await run((access) => dossier.uploadDocument(access, kind, file), onFail);
    if (document === null) return;
    setState({ is: 'idle' });
    onChange(document);
  };
  const choose = async (content: File): Promise<void> => {
    const file = await fileOf(content);
    const checked = documentOf('', file, kind);
    if (Result.isFailure(checked)) setState({ is: 'refused', text: wordsOf(checked.failure).text });
    else await send(file);
  };
  const onUnread = (failure: GatewayFailure): void => setState({ is: 'refused', text: t(failureMessage(failure)) });
  const open = useOpenDocument(onUnread);
  return {
    sending: state.is === 'sending',
    error: errorOf(state, (failure) => t(failureMessage(failure))),
    retry: state.is === 'failed' && state.failure.isRetryable ? () => void send(state.file) : null,
    choose: (content: File) => void choose(content),
    open,
  };
};

const errorOf = (state: State, say: (failure: GatewayFailure) => string): string | undefined => {
  if (state.is === 'refused') return state.text;
  return state.is === 'failed' ? say(state.failure) : undefined;
};
