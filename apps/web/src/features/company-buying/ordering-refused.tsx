/** What a company that may not order yet is told, with the way to its verification. Source: S5.67, S5.68, S8.30, A-77. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { OrderingRefusal } from '@offrande/domain/checkout';
import { LinkButton } from '@offrande/ui-kit/LinkButton';
import { Notice } from '@offrande/ui-kit/Notice';

export function OrderingRefused({ refusal }: { readonly refusal: OrderingRefusal }) {
  const { t } = useLingui();
  const isVerifying = refusal._tag === 'ClientEnCompte';
  return (
    <Notice
      tone="warning"
      actions={
        <LinkButton href="/auth/kyb/register" size="sm" icon="file">
          {isVerifying ? t`Open the verification` : t`Fill in the verification`}
        </LinkButton>
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
