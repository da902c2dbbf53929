/**
 * Heads of an order's page while something is missing: an answer, a payment, the order itself. Source: spec section 8
 * (S8.57, S8.58), A-34.
 */
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@offrande/ui-kit/Button';
import { EmptyState } from '@offrande/ui-kit/EmptyState';
import { LinkButton } from '@offrande/ui-kit/LinkButton';
import { Spinner } from '@offrande/ui-kit/Spinner';
import type { ReactNode } from 'react';
import { GENERIC_FAILURE } from '../../messages/generic-failure.ts';
import { OrderHero, type OrderHeroProps } from './order-hero.tsx';
import type { ViewProps } from './order-view-props.ts';

export const HomeButton = ({ variant = 'line' }: { readonly variant?: 'line' | 'primary' }) => (
  <LinkButton href="/" variant={variant}>
    <Trans>Back home</Trans>
  </LinkButton>
);

/** Actions to retry or to go to the home page. */
const TryAgain = ({ onPress }: { readonly onPress: () => void }) => (
  <>
    <Button onPress={onPress}>
      <Trans>Try again</Trans>
    </Button>
    <HomeButton />
  </>
);

interface OpenHead extends Pick<OrderHeroProps, 'tone' | 'icon'> {
  readonly status: MessageDescriptor;
  readonly title: MessageDescriptor;
  readonly text: MessageDescriptor;
  readonly hidesNumber?: boolean;
  readonly actions: (props: ViewProps) => ReactNode;
}

export const openHead = ({ tone, icon, status, title, text, hidesNumber = false, actions }: OpenHead) =>
  function OpenOrder(props: ViewProps) {
    const { t } = useLingui();
    return (
      <OrderHero
        tone={tone}
        icon={icon}
        status={t(status)}
        title={t(title)}
        orderNo={hidesNumber ? null : props.orderNo}
        actions={actions(props)}
      >
        <p>{t(text)}</p>
      </OrderHero>
    );
  };

export const Unconfirmed = openHead({
  tone: 'warning',
  icon: 'warning',
  status: msg`Requesting`,
  title: msg`Your order is not confirmed yet.`,
  text: msg`The shop could not be reached. Nothing is paid twice when you try again.`,
  actions: ({ confirmAgain }) => <TryAgain onPress={confirmAgain} />,
});

export const Failed = openHead({
  tone: 'danger',
  icon: 'alert',
  status: msg`Canceled`,
  title: msg`The payment did not go through.`,
  text: msg`Verify card information and retry. Nothing was charged, and your cart is as you left it.`,
  actions: () => (
    <>
      <LinkButton href="/buying/checkout">
        <Trans>Try again</Trans>
      </LinkButton>
      <HomeButton />
    </>
  ),
});

/** Whoever left to pay this order has the cart still, and may pay for it anew. */
export const Canceled = openHead({
  tone: 'danger',
  icon: 'alert',
  status: msg`Canceled`,
  title: msg`This order was cancelled.`,
  text: msg`Nothing will be sent. Gift cards that were to pay for it have their balance back.`,
  actions: ({ isPaidHere }) => (
    <>
      {isPaidHere && (
        <LinkButton href="/buying/checkout">
          <Trans>Back to the checkout</Trans>
        </LinkButton>
      )}
      <HomeButton variant={isPaidHere ? 'line' : 'primary'} />
    </>
  ),
});

/** The order may exist: the shop just could not be reached. */
export function Unreachable({ lookAgain }: ViewProps) {
  const { t } = useLingui();
  return (
    <div className="o-page">
      <EmptyState level={1} title={t(GENERIC_FAILURE)} actions={<TryAgain onPress={lookAgain} />} />
    </div>
  );
}

export function Working() {
  const { t } = useLingui();
  return (
    <div className="order-working o-page" aria-busy="true">
      <Spinner size="lg" label={t`Looking up your order`} showLabel />
    </div>
  );
}
