/** What has happened to an order, what comes next and by when. Source: S4.13 to S4.18, A-26, A-39, decision 041. */
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { PlacedOrder } from '@offrande/api-client/gateways';
import { orderSteps, type OrderStep, type OrderStepName, type StepTime } from '@offrande/domain/order-course';
import { Link } from '@offrande/ui-kit/Link';
import { Notice } from '@offrande/ui-kit/Notice';
import { Stepper } from '@offrande/ui-kit/Stepper';
import type { ReactNode } from 'react';
import { useFormats } from '../../shop/formats.ts';
import { useShop } from '../../shop/shop-context.tsx';
import { goToSentCards } from './sent-cards-place.ts';

interface StepsProps {
  readonly order: PlacedOrder;
}

export function OrderSteps({ order }: StepsProps) {
  const { t } = useLingui();
  const { timeZone, now } = useShop();
  const titleOf = useStepTitle(order);
  const noteOf = useStepNote(order);
  const steps = orderSteps(order, { zone: timeZone, now: now() });
  const isOver = steps.every(({ state }) => state === 'done');
  const isIssued = order.status === 'confirmed' || order.status === 'partialReturned';
  return (
    <section className="order-part" aria-labelledby="order-next">
      <h2 id="order-next">{isOver ? t`What has happened` : t`What happens now`}</h2>
      <Stepper
        layout="track"
        label={t`Steps of the order`}
        stateLabels={{ done: t`(done)`, failed: t`(failed in part)` }}
        steps={steps.map((step) => ({
          id: step.name,
          title: titleOf(step),
          state: step.state,
          note: noteOf(step) ?? undefined,
        }))}
      />
      {isIssued && order.lines.some(({ isLocked }) => isLocked) && (
        <Notice icon="lock" title={t`Posted cards are locked.`}>
          <Trans>When the letters arrive, open the unlock link in your email. Until then nobody can spend them.</Trans>
        </Notice>
      )}
    </section>
  );
}

const useStepTitle = ({ sending }: PlacedOrder): ((step: OrderStep) => string) => {
  const { t } = useLingui();
  const titles: Readonly<Record<OrderStepName, string>> = {
    placed: t`Order placed`,
    allowed: t`Approved by your company`,
    notAllowed: t`Not approved by your company`,
    transferred: t`Your transfer arrives`,
    checkReceived: t`Your cheque arrives`,
    bankAnswered: t`Your bank answers`,
    paid: t`Paid`,
    approved: t`Order approved`,
    made: t`Cards made`,
    posted: t`Posted by letter`,
    unlocked: t`You confirm they arrived`,
    sent: t`Cards sent`,
    received: t`They open their card`,
    canceled: t`Order cancelled`,
    notApproved: t`Order not approved`,
    returnedInPart: t`Some cards returned`,
    returned: t`Cards returned`,
    refunded: t`Your money paid back`,
  };
  return ({ name, state }) => {
    if (name !== 'sent' || state !== 'failed') return titles[name];
    return sending?.cards === 1 ? t`Card not delivered` : t`Not all cards delivered`;
  };
};

const useStepNote = ({ sending }: PlacedOrder): ((step: OrderStep) => ReactNode) => {
  const { t } = useLingui();
  const timeOf = useStepTime();
  return ({ name, state, when }) => {
    if (state === 'failed' && sending !== null) return <Undelivered cards={sending.cards} failed={sending.failed} />;
    if (name === 'unlocked' && state !== 'done') return t`then the cards can be used`;
    if (name === 'approved' && state === 'current' && when === null) return t`takes longer than usual`;
    if (name === 'refunded' && state === 'current') return t`under way`;
    return when === null ? null : timeOf(when, name);
  };
};

const useStepTime = (): ((when: StepTime, name: OrderStepName) => string) => {
  const { t } = useLingui();
  const { day, minute } = useFormats();
  return (when, name) => {
    if (when.is === 'at') return minute(when.at);
    if (when.is === 'by') {
      const end = minute(when.at);
      return t`by ${end}`;
    }
    const [from, to] = [day(when.from), day(when.to)];
    if (name === 'posted') return t`arrives ${from} to ${to}`;
    return from === to ? from : t`${from} to ${to}`;
  };
};

function Undelivered({ cards, failed }: { readonly cards: number; readonly failed: number }) {
  const { t } = useLingui();
  return (
    <span className="order-step-failed">
      {cards === 1
        ? t`It could not be delivered.`
        : t`${plural(failed, {
            one: `# of ${cards} cards could not be delivered.`,
            other: `# of ${cards} cards could not be delivered.`,
          })}`}
      <Link onPress={goToSentCards}>
        {failed === 1 ? t`Send it to another address` : t`Send them to another address`}
      </Link>
    </span>
  );
}
