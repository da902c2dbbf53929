/** A page's data failed to load: the specified text and a retry button. Source: S8.1. */
import { useLingui } from '@lingui/react/macro';
import { Button } from '@offrande/ui-kit/Button';
import { EmptyState } from '@offrande/ui-kit/EmptyState';
import type { ReactNode } from 'react';
import { GENERIC_FAILURE } from '../../messages/generic-failure.ts';
import { useTryAgain } from './use-try-again.ts';

interface PageNotLoadedProps {
  readonly onRetry: () => void;
  readonly children?: ReactNode;
}

export function PageNotLoaded({ onRetry, children }: PageNotLoadedProps) {
  const { t } = useLingui();
  return (
    <EmptyState
      level={1}
      title={t(GENERIC_FAILURE)}
      actions={<Button onPress={useTryAgain(onRetry)}>{t`Try again`}</Button>}
    >
      {children}
    </EmptyState>
  );
}
