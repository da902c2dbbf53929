/** The calls for a dossier's documents, and opening one of them. A session that ended meanwhile closes the dossier. Source: S4.82. */
import type { KybDocument } from '@offrande/domain/dossier-field';
import { CONTENT_TYPES } from '@offrande/domain/file';
import { type GatewayFailure, readFailure } from '@offrande/domain/gateway';
import { kybAccess, selectKybSession } from '@offrande/domain/kyb';
import { useShop } from '../../shop/shop-context.tsx';
import { useDossierTools } from './dossier-context.tsx';

export const useDocumentCalls = () => {
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

export const useOpenDocument = (onFail: (failure: GatewayFailure) => void): ((document: KybDocument) => void) => {
  const { saveFile } = useShop();
  const { dossier, run } = useDocumentCalls();
  const open = async ({ fileId, name, type }: KybDocument): Promise<void> => {
    const found = await run((access) => dossier.readDocument(access, fileId), onFail);
    if (found === null) return;
    saveFile({ fileName: name, contentType: CONTENT_TYPES[type], content: found.bytes });
  };
  return (document) => void open(document);
};
