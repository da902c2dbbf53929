/**
 * Why an import failed: what the server's code says, with the code in brackets, else a message for this kind of import. Source:
 * S8.55, S8.56, A-89.
 */
import { useLingui } from '@lingui/react/macro';
import { selectImportNotice } from '@offrande/domain/card-import';
import { Notice } from '@offrande/ui-kit/Notice';
import { textWithCode } from '../../../messages/server-refusal-text.ts';
import { type Import, isCaptchaCode } from './use-import.ts';

export function ImportNotice({ bringing: { snapshot } }: { readonly bringing: Import }) {
  const { t } = useLingui();
  const notice = selectImportNotice(snapshot);
  if (notice === null || isCaptchaCode(snapshot.context.failure?.code ?? null)) return null;
  if (notice._tag !== 'ImportRefused' && notice._tag !== 'ImportFailed') return null;
  const failed = { card: t`The card could not be imported.`, balance: t`The balance could not be imported.` };
  return (
    <Notice tone="danger" isLive>
      {notice._tag === 'ImportRefused' ? textWithCode(notice.code, t) : failed[notice.importType]}
    </Notice>
  );
}
