/** What became of a top-up: after returning from the provider, and after giving it up. Source: S4.48, S4.49, A-87, A-130, A-172. */
import { Trans, useLingui } from '@lingui/react/macro';
import { selectBookedTopUp, selectGivenUp, selectIsTopUp, selectTopUpFailure } from '@offrande/domain/top-up';
import { Button } from '@offrande/ui-kit/Button';
import { Notice } from '@offrande/ui-kit/Notice';
import { Spinner } from '@offrande/ui-kit/Spinner';
import { useFormats } from '../../../shop/formats.ts';
import type { TopUp } from './use-top-up.ts';

export function TopUpNotice({ topUp: { snapshot, send } }: { readonly topUp: TopUp }) {
  const { t } = useLingui();
  const { money } = useFormats();
  const booked = selectBookedTopUp(snapshot);
  if (snapshot.matches('booking')) return <Spinner label={t`Adding your payment`} showLabel />;
  if (snapshot.matches('failed')) {
    return (
      <Notice tone="danger" isLive title={t`The payment was not made.`}>
        <Trans>It was refused or cancelled. Nothing was paid, and the balance is what it was. You can try again.</Trans>
      </Notice>
    );
  }
  if (snapshot.matches('unbooked')) {
    return (
      <Notice
        tone="warning"
        isLive
        title={t`Your payment is safe, but not added yet.`}
        actions={
          snapshot.can({ type: 'again' }) && (
            <Button variant="line" size="sm" onPress={() => send({ type: 'again' })}>
              <Trans>Try again</Trans>
            </Button>
          )
        }
      >
        <Trans>We add it by ourselves as soon as the bank confirms it. Nothing is paid twice.</Trans>
      </Notice>
    );
  }
  if (snapshot.matches('ready')) return <ReadyNotice snapshot={snapshot} />;
  if (!selectIsTopUp(snapshot) || booked === null) return null;
  const balance = money(booked.balance);
  return (
    <Notice tone="success" isLive title={t`Topped up.`}>
      <Trans>The new balance is {balance}.</Trans>
    </Notice>
  );
}

function ReadyNotice({ snapshot }: Pick<TopUp, 'snapshot'>) {
  const { t } = useLingui();
  const { money } = useFormats();
  const givenUp = selectGivenUp(snapshot);
  const stopped = selectTopUpFailure(snapshot)?.stopped ?? null;
  if (stopped === 'paying') return <BankPageNotOpened />;
  if (stopped === 'givingUp') {
    return (
      <Notice tone="danger" isLive title={t`The top-up could not be given up.`}>
        <Trans>It may have been paid a moment ago; the balance says so. Otherwise try again.</Trans>
      </Notice>
    );
  }
  if (givenUp === null) return null;
  const amount = money(givenUp);
  return (
    <Notice tone="info" isLive title={t`The top-up of ${amount} was given up.`}>
      <Trans>Nothing was paid, and the balance is what it was.</Trans>
    </Notice>
  );
}

export function BankPageNotOpened() {
  return (
    <Notice tone="danger" isLive>
      <Trans>The bank’s page could not be opened. Nothing was paid.</Trans>
    </Notice>
  );
}
