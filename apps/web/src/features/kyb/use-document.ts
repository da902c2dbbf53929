/** Sends a chosen document, and opens one that was sent. A session that ended meanwhile closes the dossier. Source: S4.82, S5.51. */
import { useLingui } from '@lingui/react/macro';
import { type KybDocument, type KybDocumentKind, documentOf } from '@offrande/domain/dossier-field';
import { cleanFileName, SNIFF_BYTES } from '@offrande/domain/file';
import { type GatewayFailure, readFailure } from '@offrande/domain/gateway';
import { kybAccess, selectKybSession } from '@offrande/domain/kyb';
import { Result } from 'effect';
import { useState } from 'react';
import { useShop } from '../../shop/shop-context.tsx';
import { failureMessage } from '../auth/failure-message.ts';
import { useDossierTools } from './dossier-context.tsx';
import { useKybRefusalWords } from './use-kyb-refusal-text.ts';

type Chosen = Parameters<ReturnType<typeof useDossierTools>['parts']['gateways']['dossier']['uploadDocument']>[2];

type State =
  | { readonly is: 'idle' }
  | { readonly is: 'sending' }
  | { readonly is: 'refused'; readonly text: string }
  | { readonly is: 'failed'; readonly file: Chosen; readonly failure: GatewayFailure };

const CONTENT_TYPES: Readonly<Partial<Record<KybDocument['type'], string>>> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpeg: 'image/jpeg',
};

/** What the domain checks of a file, and the file itself. */
const fileOf = async (content: File): Promise<Chosen> => ({
  name: cleanFileName(content.name),
  size: content.size,
  head: new Uint8Array(await content.slice(0, SNIFF_BYTES).arrayBuffer()),
  content,
});

const useCalls = () => {
  const { actor, parts, end } = useDossierTools();
  const run = async <Answer>(
    call: (access: NonNullable<ReturnType<typeof kybAccess>>) => Promise<Answer>,
    onFail: (failure: GatewayFailure) => void,
  ): Promise<Answer | null> => {
    const access = kybAccess(selectKybSession(actor.getSnapshot()));
    if (access === null) return null;
    return call(access).catch((error: unknown) => {
      const failure = readFailure(error);
      if (failure.reason === 'unauthorized') end();
      else onFail(failure);
      return null;
    });
  };
  return { dossier: parts.gateways.dossier, run };
};

export const useDocument = (kind: KybDocumentKind, onChange: (document: KybDocument) => void) => {
  const { t } = useLingui();
  const { saveFile } = useShop();
  const wordsOf = useKybRefusalWords();
  const { dossier, run } = useCalls();
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
  const open = async ({ fileId, name, type }: KybDocument): Promise<void> => {
    const found = await run((access) => dossier.readDocument(access, fileId), onUnread);
    if (found === null) return;
    const contentType = CONTENT_TYPES[type] ?? 'application/octet-stream';
    saveFile({ fileName: name, contentType, content: found.bytes });
  };
  return {
    sending: state.is === 'sending',
    error: errorOf(state, (failure) => t(failureMessage(failure))),
    retry: state.is === 'failed' && state.failure.isRetryable ? () => void send(state.file) : null,
    choose: (content: File) => void choose(content),
    open: (document: KybDocument) => void open(document),
  };
};

const errorOf = (state: State, say: (failure: GatewayFailure) => string): string | undefined => {
  if (state.is === 'refused') return state.text;
  return state.is === 'failed' ? say(state.failure) : undefined;
};
