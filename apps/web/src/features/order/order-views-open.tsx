/** Heads of an order's page where something is missing: an answer, a payment, the order itself. Source: spec section 8 (S8.57, S8.58), A-34. */
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@offrande/ui-kit/Button';
import { LinkButton } from '@offrande/ui-kit/LinkButton';
import { Spinner } from '@offrande/ui-kit/Spinner';
import { OrderHero } from './order-hero.tsx';
import type { ViewProps } from './order-view-props.ts';

const HomeButton = ({ variant = 'line' }: { readonly variant?: 'line' | 'primary' }) => (
  <LinkButton href="/" variant={variant}>
    <Trans>Back home</Trans>
  </LinkButton>
);

export function Undecided({ orderNo, lookAgain }: ViewProps) {
  const { t } = useLingui();
  return (
    <OrderHero
      tone="info"
      icon="clock"
      status={t`Requesting`}
      title={t`Your bank has not answered yet.`}
      orderNo={orderNo}
      actions={
        <Button onPress={lookAgain}>
          <Trans>Check again</Trans>
        </Button>
      }
    >
      <p>
        <Trans>Do not pay again. This page looks by itself, and an email comes as soon as the bank has answered.</Trans>
      </p>
    </OrderHero>
  );
}

export function Unconfirmed({ orderNo, confirmAgain }: ViewProps) {
  const { t } = useLingui();
  return (
    <OrderHero
      tone="warning"
      icon="warning"
      status={t`Requesting`}
      title={t`Your order is not confirmed yet.`}
      orderNo={orderNo}
      actions={
        <>
          <Button onPress={confirmAgain}>
            <Trans>Try again</Trans>
          </Button>
          <HomeButton />
        </>
      }
    >
      <p>
        <Trans>The shop could not be reached. Nothing is paid twice when you try again.</Trans>
      </p>
    </OrderHero>
  );
}

export function Failed({ orderNo }: ViewProps) {
  const { t } = useLingui();
  return (
    <OrderHero
      tone="danger"
      icon="alert"
      status={t`Canceled`}
      title={t`The payment did not go through.`}
      orderNo={orderNo}
      actions={
        <>
          <LinkButton href="/buying/checkout">
            <Trans>Try again</Trans>
          </LinkButton>
          <HomeButton />
        </>
      }
    >
      <p>
        <Trans>Verify card information and retry. Nothing was charged, and your cart is as you left it.</Trans>
      </p>
    </OrderHero>
  );
}

export function Canceled({ orderNo }: ViewProps) {
  const { t } = useLingui();
  return (
    <OrderHero
      tone="danger"
      icon="alert"
      status={t`Canceled`}
      title={t`This order was canceled.`}
      orderNo={orderNo}
      actions={<HomeButton variant="primary" />}
    >
      <p>
        <Trans>Nothing will be sent. Gift cards that were to pay for it have their balance back.</Trans>
      </p>
    </OrderHero>
  );
}

export function Unknown({ lookAgain }: ViewProps) {
  const { t } = useLingui();
  return (
    <OrderHero
      tone="warning"
      icon="search"
      status={t`Not found`}
      title={t`This order cannot be shown here.`}
      orderNo={null}
      actions={
        <>
          <Button onPress={lookAgain}>
            <Trans>Try again</Trans>
          </Button>
          <HomeButton />
        </>
      }
    >
      <p>
        <Trans>Open it in the browser you ordered with, or look for the email with its number.</Trans>
      </p>
    </OrderHero>
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
