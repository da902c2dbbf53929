/** An order that waits: who ordered what, above which limit, until when, and the decision. Source: A-183, UX 147. */
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { WaitingOrder } from '@offrande/domain/order-decision';
import { Button } from '@offrande/ui-kit/Button';
import { Link } from '@offrande/ui-kit/Link';
import { useFormats } from '../../shop/formats.ts';
import { useShop } from '../../shop/shop-context.tsx';
import type { Decisions } from './use-decisions.ts';

interface WaitingRowProps {
  readonly order: WaitingOrder;
  readonly state: Decisions;
}

export function WaitingRow({ order, state: { snapshot, send } }: WaitingRowProps) {
  const { t } = useLingui();
  const { money, minute } = useFormats();
  const { orderNo, cards, placedAt, approval } = order;
  const { passed, until, mayDecide } = approval;
  const total = money(order.total);
  const [placed, end] = [minute(placedAt), minute(until)];
  const isDeciding = snapshot.matches('deciding') && snapshot.context.request?.orderNo === orderNo;
  const isBusy = snapshot.hasTag('busy');
  const count = t`${plural(cards, { one: '# card', other: '# cards' })}`;
  return (
    <li className="decision-row">
      <div className="decision-row-text">
        <h3>
          {total} · {count}
        </h3>
        <p>
          {passed === 'order' && <Trans>Above the limit per order</Trans>}
          {passed === 'month' && <Trans>Above the limit per month</Trans>}
          {passed === 'discount' && <Trans>Discount above what a salesman grants alone</Trans>}
        </p>
        <Who approval={approval} />
        <p>
          {passed === 'discount' && !approval.isOwn ? (
            <Trans>
              Order <span className="o-ltr">{orderNo}</span>
            </Trans>
          ) : (
            <Link href={`/order/${encodeURIComponent(orderNo)}`}>
              <Trans>
                Order <span className="o-ltr">{orderNo}</span>
              </Trans>
            </Link>
          )}{' '}
          <Trans>of {placed}</Trans>
        </p>
        <p className="decision-row-until">
          <Trans>Cancelled without a decision by {end}</Trans>
        </p>
      </div>
      {mayDecide && (
        <div className="decision-row-acts">
          <Button
            size="sm"
            aria-label={t`Approve order ${orderNo}`}
            isLoading={isDeciding && snapshot.context.request?.isApproved === true}
            isDisabled={isBusy}
            onPress={() => send({ type: 'approve', orderNo })}
          >
            <Trans>Approve</Trans>
          </Button>
          <Button
            size="sm"
            variant="line"
            aria-label={t`Refuse order ${orderNo}`}
            isDisabled={isBusy}
            onPress={() => send({ type: 'refuse', orderNo })}
          >
            <Trans>Refuse</Trans>
          </Button>
        </div>
      )}
    </li>
  );
}

/** Who ordered it, for who decides; who decides, for who ordered it. */
function Who({ approval: { mayDecide, buyerName, approvers } }: Pick<WaitingOrder, 'approval'>) {
  const { numbers } = useShop();
  if (!mayDecide) {
    const names = new Intl.ListFormat(numbers.languageTag, { type: 'disjunction' }).format(approvers);
    return approvers.length === 0 ? null : (
      <p>
        <Trans>
          Can be decided by <bdi>{names}</bdi>
        </Trans>
      </p>
    );
  }
  return buyerName === null ? null : (
    <p>
      <Trans>
        Ordered by <bdi>{buyerName}</bdi>
      </Trans>
    </p>
  );
}
