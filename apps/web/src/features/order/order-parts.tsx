/** The parts of an order's page below its head: contents, costs. */
import { Trans, useLingui } from '@lingui/react/macro';
import { isPhysicalDelivery } from '@offrande/domain/delivery';
import { Button } from '@offrande/ui-kit/Button';
import { GiftCard } from '@offrande/ui-kit/GiftCard';
import { OrderSummary } from '@offrande/ui-kit/OrderSummary';
import { Tag } from '@offrande/ui-kit/Tag';
import { useKeptFocus } from '../../page/kept-focus.ts';
import { useFormats } from '../../shop/formats.ts';
import { quotationHref } from '../../shop/quotation-link.ts';
import { useCostLines } from '../cart/use-cost-lines.ts';
import { MEANS } from '../../messages/payment-means-texts.ts';
import { ExtraWords, PlaceWords } from '../cart/line-notes.tsx';
import { DELIVERY_TEXTS } from '../cart/line-words.ts';
import { Link } from '@offrande/ui-kit/Link';
import { useState } from 'react';
import type { Instant } from '@offrande/domain/time';
import { CASHBACK_HOURS, cashbackPromisedBy } from '@offrande/domain/wallet';
import type { PlacedLine, PlacedOrder, PlacedReward } from '@offrande/api-client/gateways';

interface OrderPartProps {
  readonly order: PlacedOrder;
}

/** How many lines are shown at first, and how many more at each press: a company's order has thousands. */
const LINES_SHOWN = 20;
const MORE_LINES = 100;
const LINES_HEADING = 'order-lines';

/** `isPaid`: only issued cards can be locked. */
export function InThisOrder({ order: { lines }, isPaid }: OrderPartProps & { readonly isPaid: boolean }) {
  const [shown, setShown] = useState(LINES_SHOWN);
  const more = Math.min(lines.length - shown, MORE_LINES);
  useKeptFocus(more > 0, () => document.getElementById(LINES_HEADING));
  return (
    <section className="order-part" aria-labelledby={LINES_HEADING}>
      <h2 id={LINES_HEADING} tabIndex={-1}>
        <Trans>In this order</Trans>
      </h2>
      <ul className="order-lines">
        {lines.slice(0, shown).map((line, at) => (
          <Line key={`${at} ${line.name}`} line={line} isLocked={isPaid && line.isLocked} />
        ))}
      </ul>
      {more > 0 && (
        <Button variant="line" onPress={() => setShown(shown + MORE_LINES)}>
          <Trans>Show {more} more</Trans>
        </Button>
      )}
    </section>
  );
}

function Line({ line, isLocked }: { readonly line: PlacedLine; readonly isLocked: boolean }) {
  const { t } = useLingui();
  const { money, short } = useFormats();
  const { name, receiverName, receiverPlace, delivery, quantity } = line;
  const to = [receiverName, receiverPlace ?? ''].filter((part) => part !== '').join(', ');
  return (
    <li className="order-line">
      <GiftCard
        className="order-line-card"
        lines={line.words}
        amount={short(line.amount)}
        photoSrc={line.photoUrl ?? undefined}
      >
        {line.imageUrl !== '' && <img src={line.imageUrl} alt="" loading="lazy" />}
      </GiftCard>
      <div className="order-line-text">
        <h3>
          <bdi>{name}</bdi>
        </h3>
        {line.extraName !== null && (
          <p>
            <ExtraWords what={line.extraName} />
          </p>
        )}
        {line.redeemablePlace.type !== 'wholeStore' && (
          <p>
            <PlaceWords place={line.redeemablePlace} />
          </p>
        )}
        <p>
          {to === '' || !isPhysicalDelivery(delivery.type) ? t(DELIVERY_TEXTS[delivery.type](to)) : <bdi>{to}</bdi>}
        </p>
      </div>
      <bdi className="order-line-amount">{`${quantity} × ${money(line.amount)}`}</bdi>
      {line.isGift && (
        <Tag tone="success" icon="gift">
          <Trans>A gift with this order</Trans>
        </Tag>
      )}
      {isLocked && (
        <Tag tone="warning" icon="lock">
          <Trans>Locked</Trans>
        </Tag>
      )}
    </li>
  );
}

/** `confirmedAt` null: nothing is paid yet, and so no time runs. */
function Cashback({
  reward: { amount, creditedAt },
  confirmedAt,
}: {
  readonly reward: PlacedReward;
  readonly confirmedAt: Instant | null;
}) {
  const { money, day, minute } = useFormats();
  const cashback = money(amount);
  const hours = CASHBACK_HOURS;
  if (creditedAt !== null) {
    const date = day(creditedAt);
    return (
      <p className="order-means">
        <Trans>
          Cashback of {cashback}, in your <Link href="/account/wallet">wallet</Link> since {date}
        </Trans>
      </p>
    );
  }
  const until = confirmedAt === null ? null : minute(cashbackPromisedBy(confirmedAt));
  return (
    <p className="order-means">
      {until === null ? (
        <Trans>
          Cashback of {cashback}, in your wallet within {hours} hours of payment
        </Trans>
      ) : (
        <Trans>
          Cashback of {cashback}, in your wallet by {until}
        </Trans>
      )}
    </p>
  );
}

/** The amount paid, with its parts; `isPaid` is false while payment is pending. */
export function TotalPaid({ order, isPaid }: OrderPartProps & { readonly isPaid: boolean }) {
  const { t } = useLingui();
  const { money, day } = useFormats();
  const lines = useCostLines();
  const { costs, means, confirmedAt, createdAt, purchaseOrder, quotations } = order;
  const title = isPaid ? t`Total paid` : t`Total to pay`;
  const when = day(confirmedAt ?? createdAt);
  const how = means && t(MEANS[means].title);
  return (
    <div className="order-total">
      <OrderSummary
        title={title}
        lines={lines(costs)}
        total={{ term: t`Total, tax included`, amount: money(costs.total) }}
      >
        {order.reward?.form === 'bonus' && <Cashback reward={order.reward} confirmedAt={confirmedAt} />}
        {purchaseOrder !== null && (
          <p className="order-means">
            <Trans>
              Your order number: <bdi>{purchaseOrder}</bdi>
            </Trans>
          </p>
        )}
        {quotations.map((quotationNo) => (
          <p className="order-means" key={quotationNo}>
            <Trans>
              Ordered from quotation{' '}
              <Link href={quotationHref(quotationNo)}>
                <span className="o-ltr">{quotationNo}</span>
              </Link>
            </Trans>
          </p>
        ))}
        {how !== null && (
          <p className="order-means">
            <Trans>
              {how}, {when}
            </Trans>
          </p>
        )}
      </OrderSummary>
    </div>
  );
}
