/**
 * The heads of an order above its buyer's limits: waiting for an approver of the company, to be paid once it is approved, or refused.
 * Source: A-183, UX 147.
 */
import { Trans, useLingui } from '@lingui/react/macro';
import type { PlacedOrder } from '@offrande/api-client/gateways';
import { homeOf } from '@offrande/domain/guest-gate';
import type { OrderApproval } from '@offrande/domain/order';
import { Button } from '@offrande/ui-kit/Button';
import { LinkButton } from '@offrande/ui-kit/LinkButton';
import { Notice } from '@offrande/ui-kit/Notice';
import { Skeleton } from '@offrande/ui-kit/Skeleton';
import type { ComponentType } from 'react';
import { serverRefusalText } from '../../messages/server-refusal-text.ts';
import { useFormats } from '../../shop/formats.ts';
import { useShop } from '../../shop/shop-context.tsx';
import { useBuyerKind } from '../../shop/use-buyer-kind.ts';
import { useAddedTexts } from '../../shop/use-added-texts.ts';
import { LoadFailed } from '../connection/load-failed.tsx';
import { OrderHero } from './order-hero.tsx';
import type { ViewProps } from './order-view-props.ts';
import { usePayOrder } from './use-pay-order.ts';
import { useWithdrawal } from './use-withdrawal.ts';

interface HeadProps extends ViewProps {
  readonly order: PlacedOrder;
  readonly approval: OrderApproval;
}

/** The head once its texts are here; the record that led to it is. */
function ApprovalHead({ head: Head, ...props }: ViewProps & { readonly head: ComponentType<HeadProps> }) {
  const { answer, hasFailed, retry } = useAddedTexts('approval');
  const { order } = props;
  if (hasFailed) return <LoadFailed onRetry={retry} />;
  if (answer === null || order?.approval == null) return <Skeleton shape="block" />;
  return <Head {...props} order={order} approval={order.approval} />;
}

function FailureNotice({ code }: { readonly code: string | null }) {
  const { t } = useLingui();
  return (
    <Notice tone="danger" isLive>
      {t(serverRefusalText(code))}
    </Notice>
  );
}

function Awaiting({ orderNo, approval, lookAgain }: HeadProps) {
  const { t } = useLingui();
  const { minute } = useFormats();
  const { numbers } = useShop();
  const { isBusy, failure, withdraw } = useWithdrawal(orderNo, lookAgain);
  const { isOwn, mayDecide, approvers, buyerName, passed } = approval;
  const names = new Intl.ListFormat(numbers.languageTag, { type: 'disjunction' }).format(approvers);
  const end = minute(approval.until);
  return (
    <OrderHero
      tone="warning"
      icon="clock"
      status={t`Waiting for approval`}
      title={isOwn ? t`Your order waits for approval.` : t`This order waits for approval.`}
      orderNo={orderNo}
      actions={
        <>
          {mayDecide && (
            <LinkButton href="/account/approvals">
              <Trans>Approve or refuse</Trans>
            </LinkButton>
          )}
          {isOwn && (
            <Button variant="line" isLoading={isBusy} onPress={withdraw}>
              <Trans>Cancel the order</Trans>
            </Button>
          )}
        </>
      }
    >
      <p>
        {passed === 'order' && (
          <Trans>It is above the limit per order. Nothing is paid or sent before it is approved.</Trans>
        )}
        {passed === 'month' && (
          <Trans>It is above the limit per month. Nothing is paid or sent before it is approved.</Trans>
        )}
        {passed === 'discount' && (
          <Trans>
            Its discount is above what a salesman grants alone. Nothing is paid or sent before another admin approves
            it.
          </Trans>
        )}
      </p>
      {!isOwn && buyerName !== null && (
        <p>
          <Trans>
            Ordered by <bdi>{buyerName}</bdi>.
          </Trans>
        </p>
      )}
      {isOwn && approvers.length > 0 && (
        <p>
          <Trans>
            <bdi>{names}</bdi> can decide, and has an email about it.
          </Trans>
        </p>
      )}
      <p>
        <Trans>Without a decision by {end}, the order is cancelled.</Trans>
      </p>
      {failure !== null && <FailureNotice code={failure.code} />}
    </OrderHero>
  );
}

function Payable({ orderNo, order, approval }: HeadProps) {
  const { t } = useLingui();
  const { money, minute } = useFormats();
  const { isBusy, failure, pay } = usePayOrder(order);
  const total = money(order.costs.total);
  const end = minute(approval.until);
  const { decidedBy } = approval;
  return (
    <OrderHero
      tone="info"
      icon="check-circle"
      status={t`Order approved`}
      title={t`The order is approved. It can be paid now.`}
      orderNo={orderNo}
      actions={
        <Button isLoading={isBusy} onPress={pay}>
          <Trans>Pay {total}</Trans>
        </Button>
      }
    >
      {decidedBy !== null && (
        <p>
          <Trans>
            Approved by <bdi>{decidedBy}</bdi>.
          </Trans>
        </p>
      )}
      <p>
        <Trans>If it is not paid by {end}, it is cancelled.</Trans>
      </p>
      {failure !== null && <FailureNotice code={failure.code} />}
    </OrderHero>
  );
}

function Refused({ orderNo, approval: { standing, decidedBy, reason } }: HeadProps) {
  const { t } = useLingui();
  return (
    <OrderHero
      tone="danger"
      icon="alert"
      status={t`Canceled`}
      title={standing === 'lapsed' ? t`Nobody approved this order in time.` : t`This order was not approved.`}
      orderNo={orderNo}
      actions={
        <LinkButton href={homeOf(useBuyerKind())} variant="line">
          <Trans>Back home</Trans>
        </LinkButton>
      }
    >
      {decidedBy !== null && (
        <p>
          <Trans>
            Refused by <bdi>{decidedBy}</bdi>.
          </Trans>
        </p>
      )}
      {reason !== '' && (
        <p>
          <Trans>
            The reason: <bdi>{reason}</bdi>
          </Trans>
        </p>
      )}
      <p>
        <Trans>Nothing was paid. What it held of the wallet or of gift cards is free again.</Trans>
      </p>
    </OrderHero>
  );
}

export const AwaitingApprover = (props: ViewProps) => <ApprovalHead {...props} head={Awaiting} />;
export const ToPay = (props: ViewProps) => <ApprovalHead {...props} head={Payable} />;
export const NotApproved = (props: ViewProps) => <ApprovalHead {...props} head={Refused} />;
