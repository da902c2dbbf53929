/**
 * What a company that may not order yet is told, with the way to its verification; that comes by itself, for few who buy need it. Source:
 * S5.67, S5.68, S8.30, A-77.
 */
import { Trans } from '@lingui/react/macro';
import type { OrderingRefusal } from '@offrande/domain/checkout';
import { Notice } from '@offrande/ui-kit/Notice';
import { lazy } from 'react';
import { Part } from '../../page/part.tsx';

const VerificationWay = lazy(() =>
  import('./verification-way.tsx').then((module) => ({ default: module.VerificationWay })),
);

export function OrderingRefused({ refusal }: { readonly refusal: OrderingRefusal }) {
  const isVerifying = refusal._tag === 'ClientEnCompte';
  return (
    <Notice
      tone="warning"
      actions={
        <Part>
          <VerificationWay level={isVerifying ? 'enCompte' : 'light'} />
        </Part>
      }
    >
      <p>
        {isVerifying ? (
          <Trans>This client is En Compte, you can’t place the order.</Trans>
        ) : (
          <Trans>This client is not yet verified, you can’t place the order.</Trans>
        )}
      </p>
      <p>
        {isVerifying ? (
          <Trans>Our team is checking your papers. Orders open once your company is verified.</Trans>
        ) : (
          <Trans>Orders open once your company has answered the questions of its verification.</Trans>
        )}
      </p>
    </Notice>
  );
}
