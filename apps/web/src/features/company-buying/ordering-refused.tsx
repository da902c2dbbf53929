/**
 * What a company that may not order yet is told, with the way to its verification; that comes by itself, for few who buy need it. Source:
 * S5.67, S5.68, S8.30, A-77.
 */
import { Trans, useLingui } from '@lingui/react/macro';
import type { OrderingRefusal } from '@offrande/domain/checkout';
import { Notice } from '@offrande/ui-kit/Notice';
import { lazy } from 'react';
import { ORDERING_REFUSAL_TEXTS } from '../../messages/ordering-refusal-text.ts';
import { Part } from '../../page/part.tsx';

const VerificationWay = lazy(() =>
  import('./verification-way.tsx').then((module) => ({ default: module.VerificationWay })),
);

export function OrderingRefused({ refusal }: { readonly refusal: OrderingRefusal }) {
  const { t } = useLingui();
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
      <p>{t(ORDERING_REFUSAL_TEXTS[refusal._tag])}</p>
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
