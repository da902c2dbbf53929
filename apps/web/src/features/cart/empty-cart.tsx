/** The empty cart, with a link to the catalogue. */
import { useLingui } from '@lingui/react/macro';
import { EmptyState } from '@offrande/ui-kit/EmptyState';
import { LinkButton } from '@offrande/ui-kit/LinkButton';
import type { ReactNode } from 'react';

interface EmptyCartProps {
  /** A description of what will appear here. */
  readonly children: ReactNode;
  /** An additional action. */
  readonly action?: ReactNode;
}

export function EmptyCart({ children, action }: EmptyCartProps) {
  const { t } = useLingui();
  return (
    <EmptyState
      level={1}
      icon="bag"
      title={t`Your cart is empty`}
      actions={
        <>
          <LinkButton href="/#main">{t`Choose a card`}</LinkButton>
          {action}
        </>
      }
    >
      {children}
    </EmptyState>
  );
}
