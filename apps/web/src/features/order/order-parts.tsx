/** The parts of an order's page below its head: next steps, contents, costs. */
import { Trans, useLingui } from '@lingui/react/macro';
import { isPhysicalDelivery } from '@offrande/domain/delivery';
import { GiftCard } from '@offrande/ui-kit/GiftCard';
import { Notice } from '@offrande/ui-kit/Notice';
import { OrderSummary } from '@offrande/ui-kit/OrderSummary';
import { Stepper } from '@offrande/ui-kit/Stepper';
import { Tag } from '@offrande/ui-kit/Tag';
import { useFormats } from '../../shop/formats.ts';
import { useShop } from '../../shop/shop-context.tsx';
import { useCostLines } from '../cart/use-cost-lines.ts';
import { MEANS } from '../../messages/payment-means-texts.ts';
import { ExtraWords, PlaceWords } from '../cart/line-notes.tsx';
import { DELIVERY_TEXTS } from '../cart/line-words.ts';
import type { PlacedOrder, PlacedLine } from '@offrande/api-client/gateways';
import { orderSteps, type OrderStep } from '@offrande/domain/order';

interface OrderPartProps {
  readonly order: PlacedOrder;
}

const useStepNote = (): ((step: OrderStep) => string | undefined) => {
  const { t } = useLingui();
  const { day, minute } = useFormats();
  return ({ name, when }) => {
    if (name === 'unlocked') return t`then the cards can be used`;
    if (when === null) return undefined;
    const [from, to] = [day(when.from), day(when.to)];
    if (name === 'posted') return t`arrives ${from} to ${to}`;
    return from === to ? minute(when.from) : t`${from} to ${to}`;
  };
};

export function WhatHappensNow({ order }: OrderPartProps) {
  const { t } = useLingui();
  const { timeZone } = useShop();
  const noteOf = useStepNote();
  const titles = {
    paid: t`Paid`,
    made: t`Cards made`,
    posted: t`Posted by letter`,
    unlocked: t`You confirm they arrived`,
    sent: t`Cards sent`,
    received: t`They open their card`,
  };
  return (
    <section className="order-part" aria-labelledby="order-next">
      <h2 id="order-next">
        <Trans>What happens now</Trans>
      </h2>
      <Stepper
        layout="track"
        label={t`Steps of the order`}
        stateLabels={{ done: t`(done)` }}
        steps={orderSteps(order, timeZone).map((step) => ({
          id: step.name,
          title: titles[step.name],
          state: step.state,
          note: noteOf(step),
        }))}
      />
      {order.lines.some(({ isLocked }) => isLocked) && (
        <Notice icon="lock" title={t`Posted cards are locked.`}>
          <Trans>When the letters arrive, open the unlock link in your email. Until then nobody can spend them.</Trans>
        </Notice>
      )}
    </section>
  );
}

/** `isPaid`: only issued cards can be locked. */
export function InThisOrder({ order: { lines }, isPaid }: OrderPartProps & { readonly isPaid: boolean }) {
  return (
    <section className="order-part" aria-labelledby="order-lines">
      <h2 id="order-lines">
        <Trans>In this order</Trans>
      </h2>
      <ul className="order-lines">
        {lines.map((line, at) => (
          <Line key={`${at} ${line.name}`} line={line} isLocked={isPaid && line.isLocked} />
        ))}
      </ul>
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
            <ExtraWords name={line.extraName} />
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
      {isLocked && (
        <Tag tone="warning" icon="lock">
          <Trans>Locked</Trans>
        </Tag>
      )}
    </li>
  );
}

/** The amount paid, with its parts; `isPaid` is false while payment is pending. */
export function TotalPaid({ order, isPaid }: OrderPartProps & { readonly isPaid: boolean }) {
  const { t } = useLingui();
  const { money, day } = useFormats();
  const lines = useCostLines();
  const { costs, means, confirmedAt, createdAt } = order;
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
