/**
 * The head of an order whose payment is undecided: what the page does about it, and the ways on. Whoever closed the bank's
 * page without paying goes back to the checkout, which gives this order up before another one is paid. Source,
 *
 */
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@offrande/ui-kit/Button';
import { LinkButton } from '@offrande/ui-kit/LinkButton';
import { OrderHero } from './order-hero.tsx';
import type { ViewProps } from './order-view-props.ts';

export function Undecided({ orderNo, isLooking, isPaidHere, lookAgain }: ViewProps) {
  const { t } = useLingui();
  return (
    <OrderHero
      tone="info"
      icon="clock"
      status={t`Requesting`}
      title={t`Your bank has not answered yet.`}
      orderNo={orderNo}
      actions={
        <>
          <Button onPress={lookAgain}>
            <Trans>Check again</Trans>
          </Button>
          {isPaidHere ? (
            <LinkButton href="/buying/checkout" variant="line">
              <Trans>Back to the checkout</Trans>
            </LinkButton>
          ) : (
            <LinkButton href="/" variant="line">
              <Trans>Back home</Trans>
            </LinkButton>
          )}
        </>
      }
    >
      <p aria-live="polite">
        {isLooking
          ? t`Do not pay again. This page looks by itself, and an email comes as soon as the bank has answered.`
          : t`This page has stopped looking. Check again, or wait for the email that comes as soon as the bank has answered.`}
      </p>
      {isPaidHere && (
        <p>
          <Trans>
            Closed the bank’s page without paying? Go back to the checkout: this order is given up first, so that
            nothing is paid twice.
          </Trans>
        </p>
      )}
    </OrderHero>
  );
}
