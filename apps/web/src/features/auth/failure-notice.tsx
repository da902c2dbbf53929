/** Announces why a call failed, until the next try. */
import { useLingui } from '@lingui/react/macro';
import type { GatewayFailure } from '@offrande/domain/gateway';
import { Notice } from '@offrande/ui-kit/Notice';
import type { ReactNode } from 'react';
import { failureMessage } from './failure-message.ts';

interface FailureNoticeProps {
  readonly failure: GatewayFailure | null;
  /** Actions to recover. */
  readonly actions?: ReactNode;
}

export function FailureNotice({ failure, actions }: FailureNoticeProps) {
  const { t } = useLingui();
  return failure === null ? null : (
    <Notice tone="danger" isLive actions={actions}>
      {t(failureMessage(failure))}
    </Notice>
  );
}
