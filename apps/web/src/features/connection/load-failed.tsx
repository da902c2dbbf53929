/** Account data failed to load: the specified text and a retry button. Source: S8.1. */
import { useLingui } from '@lingui/react/macro';
import { Button } from '@offrande/ui-kit/Button';
import { Notice } from '@offrande/ui-kit/Notice';
import { GENERIC_FAILURE } from '../../messages/generic-failure.ts';
import { useTryAgain } from './use-try-again.ts';

export function LoadFailed({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useLingui();
  return (
    <Notice
      tone="danger"
      isLive
      actions={<Button variant="line" size="sm" onPress={useTryAgain(onRetry)}>{t`Try again`}</Button>}
    >
      {t(GENERIC_FAILURE)}
    </Notice>
  );
}
