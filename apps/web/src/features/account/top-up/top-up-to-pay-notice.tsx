/** A top-up that was left at the provider, on the page of its card or wallet: go on paying, or give it up. Source: A-172. */
import { Trans, useLingui } from '@lingui/react/macro';
import { type CardPlace, selectResumed, topUpToPayOf } from '@offrande/domain/top-up';
import { Button } from '@offrande/ui-kit/Button';
import { Notice } from '@offrande/ui-kit/Notice';
import { useFormats } from '../../../shop/formats.ts';
import type { TopUp } from './use-top-up.ts';

interface TopUpToPayNoticeProps {
  readonly topUp: TopUp;
  /** Null: the wallet. */
  readonly cardNumber: string | null;
  readonly place: CardPlace | null;
}

export function TopUpToPayNotice({ topUp: { snapshot, send, toPay }, cardNumber, place }: TopUpToPayNoticeProps) {
  const { t } = useLingui();
  const { money } = useFormats();
  const left = topUpToPayOf(toPay, cardNumber);
  if (left === null || snapshot.matches('booking') || snapshot.matches('unbooked')) return null;
  const amount = money(left.amount);
  const isBusy = snapshot.hasTag('busy');
  const isResumed = selectResumed(snapshot) !== null;
  return (
    <Notice
      tone="warning"
      title={t`A top-up of ${amount} is not paid yet.`}
      actions={
        <>
          <Button
            size="sm"
            isLoading={isResumed}
            isDisabled={isBusy && !isResumed}
            onPress={() => send({ type: 'resume', topUp: left, place })}
          >
            <Trans>Go on paying</Trans>
          </Button>
          <Button
            variant="line"
            size="sm"
            isLoading={snapshot.matches('givingUp')}
            isDisabled={isBusy && !snapshot.matches('givingUp')}
            onPress={() => send({ type: 'giveUp', topUp: left })}
          >
            <Trans>Give it up</Trans>
          </Button>
        </>
      }
    >
      <Trans>
        You left the bank’s page before it was paid. Nothing was added. If you have just paid, it is added as soon as
        the bank confirms it.
      </Trans>
    </Notice>
  );
}
