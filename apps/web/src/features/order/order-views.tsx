/**
 * The head of an order's page in each state. Texts are calm and say what to do. Source: spec sections 4 and 8, A-34,
 * A-36.
 */
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { PENDING_APPROVAL_HOURS } from '@offrande/domain/order';
import { wasConfirmed } from '@offrande/domain/order-course';
import { TRANSFER_WINDOW_MINUTES, transferDeadline, unpaidUntil } from '@offrande/domain/payment';
import { Button } from '@offrande/ui-kit/Button';
import { type ComponentType, lazy } from 'react';
import { useFormats } from '../../shop/formats.ts';
import { useShop } from '../../shop/shop-context.tsx';
import { InvoiceButton } from './invoice-button.tsx';
import { receiverNames } from './names.ts';
import type { PlacedOrder } from '@offrande/api-client/gateways';
import { OrderHero } from './order-hero.tsx';
import type { ViewProps } from './order-view-props.ts';
import { Undecided } from './order-undecided.tsx';
import { Unknown } from './order-unknown.tsx';
import { Canceled, Failed, Unconfirmed, Unreachable, Working } from './order-views-open.tsx';
import type { OrderView } from '@offrande/domain/order';

const MAX_NAMES = 3;

/** "Inès and Hugo" in the page's language; null if there are no names or too many. */
const useNames = (order: PlacedOrder | null): { readonly text: string; readonly count: number } | null => {
  const { numbers } = useShop();
  const names = order === null ? [] : receiverNames(order);
  if (names.length === 0 || names.length > MAX_NAMES) return null;
  return { text: new Intl.ListFormat(numbers.languageTag, { type: 'conjunction' }).format(names), count: names.length };
};

function PrintButton() {
  return (
    <Button variant="line" icon="print" onPress={() => window.print()}>
      <Trans>Print this page</Trans>
    </Button>
  );
}

function Confirmed({ order, orderNo }: ViewProps) {
  const { t } = useLingui();
  const email = order?.buyerEmail ?? '';
  const names = useNames(order);
  const [people, count] = [names?.text, names?.count ?? 0];
  return (
    <OrderHero
      tone="success"
      icon="check-circle"
      status={t`Payment accepted`}
      orderNo={orderNo}
      title={
        names === null
          ? t`Order confirmed. A treat is on its way.`
          : t`${plural(count, {
              one: `Order confirmed. ${people} is in for a treat.`,
              other: `Order confirmed. ${people} are in for a treat.`,
            })}`
      }
      lines={order?.lines ?? []}
      actions={
        <>
          <InvoiceButton orderNo={orderNo} />
          <PrintButton />
        </>
      }
    >
      {email !== '' && (
        <p>
          <Trans>
            A receipt is on its way to <bdi>{email}</bdi>.
          </Trans>
        </p>
      )}
    </OrderHero>
  );
}

function WaitingPayment({ order, orderNo }: ViewProps) {
  const { t } = useLingui();
  const { minute } = useFormats();
  const minutes = TRANSFER_WINDOW_MINUTES;
  const deadline = order && minute(transferDeadline(order.createdAt));
  return (
    <OrderHero
      tone="warning"
      icon="clock"
      status={t`Waiting Payment`}
      title={t`Your order waits for your payment.`}
      orderNo={orderNo}
      actions={
        <>
          <InvoiceButton orderNo={orderNo} isProforma />
          <PrintButton />
        </>
      }
    >
      <p>
        <Trans>Payment by transfer is to be completed within {minutes} minutes.</Trans>
      </p>
      {deadline !== null && (
        <p>
          <Trans>Transfer the total by {deadline}, with the order number.</Trans>
        </p>
      )}
    </OrderHero>
  );
}

function WaitingCheck({ order, orderNo }: ViewProps) {
  const { t } = useLingui();
  const { day } = useFormats();
  const end = order && day(unpaidUntil('bankCheck', order.createdAt));
  return (
    <OrderHero
      tone="warning"
      icon="clock"
      status={t`Requesting`}
      title={t`Your order waits for your cheque.`}
      orderNo={orderNo}
      actions={<PrintButton />}
    >
      {end !== null && (
        <p>
          <Trans>
            Write the order number on the back. We keep the order until {end}, and email you once it is paid.
          </Trans>
        </p>
      )}
    </OrderHero>
  );
}

function Pending({ orderNo }: ViewProps) {
  const { t } = useLingui();
  const hours = PENDING_APPROVAL_HOURS;
  return (
    <OrderHero
      tone="info"
      icon="clock"
      status={t`Pending`}
      title={t`Your order is being approved.`}
      orderNo={orderNo}
      actions={<PrintButton />}
    >
      <p>
        <Trans>Orders are approved within {hours} hours. We will email you.</Trans>
      </p>
    </OrderHero>
  );
}

/** What became of an order whose cards went back, or were never made. */
const useReturnTitle = (order: PlacedOrder | null): string => {
  const { t } = useLingui();
  if (order === null || order.status === 'partialReturned') return t`Some cards of this order were returned.`;
  return wasConfirmed(order) ? t`The cards of this order were returned.` : t`This order was not approved.`;
};

function Returned({ order, orderNo }: ViewProps) {
  const { t } = useLingui();
  const title = useReturnTitle(order);
  return (
    <OrderHero
      tone="info"
      icon="refresh"
      status={order?.status === 'partialReturned' ? t`Partial Returned` : t`Full Returned`}
      title={title}
      orderNo={orderNo}
      actions={<PrintButton />}
    >
      <p>
        <Trans>What you get back, and how, is in the email that we sent you.</Trans>
      </p>
    </OrderHero>
  );
}

/** Few orders wait for an approver of a company. */
const approvalHead = (name: 'AwaitingApprover' | 'ToPay' | 'NotApproved') =>
  lazy(() => import('./order-approval.tsx').then((module) => ({ default: module[name] })));

/** One head per state; a new state does not compile until it has one. */
export const ORDER_VIEWS: Readonly<Record<OrderView, ComponentType<ViewProps>>> = {
  working: Working,
  confirmed: Confirmed,
  returned: Returned,
  waitingPayment: WaitingPayment,
  waitingCheck: WaitingCheck,
  awaitingApprover: approvalHead('AwaitingApprover'),
  toPay: approvalHead('ToPay'),
  notApproved: approvalHead('NotApproved'),
  pending: Pending,
  undecided: Undecided,
  unconfirmed: Unconfirmed,
  failed: Failed,
  canceled: Canceled,
  unknown: Unknown,
  unreachable: Unreachable,
};
