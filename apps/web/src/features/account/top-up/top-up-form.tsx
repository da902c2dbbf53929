/** The form of a top-up: amount, costs, and the redirect to the provider. Source: S1.15, A-08, A-87, A-172. */
import { Trans, useLingui } from '@lingui/react/macro';
import { isPositive } from '@offrande/domain/money';
import {
  type CardPlace,
  checkTopUp,
  entryAgain,
  selectRefusedEntry,
  selectTopUpFailure,
  selectTopUpOffer,
  selectTopUpRefusal,
  type TopUpLimits,
  type TopUpOffer,
  type TopUpTarget,
} from '@offrande/domain/top-up';
import { AmountField } from '@offrande/ui-kit/AmountField';
import { Button } from '@offrande/ui-kit/Button';
import { DefinitionList } from '@offrande/ui-kit/DefinitionList';
import { Notice } from '@offrande/ui-kit/Notice';
import { Skeleton } from '@offrande/ui-kit/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { Result } from 'effect';
import { useEffect } from 'react';
import { useRefusalText } from '../../../messages/use-refusal-text.ts';
import { useFormats } from '../../../shop/formats.ts';
import { field } from '../../form/field.ts';
import { Form } from '../../form/form.tsx';
import { useEntry } from '../../form/use-entry.ts';
import { useCurrencySign } from '../../product/use-currency-sign.ts';
import { usePageQueries } from '../../../shop/queries.ts';
import { useShop } from '../../../shop/shop-context.tsx';
import { LoadFailed } from '../../connection/load-failed.tsx';
import { BankPageNotOpened } from './top-up-notice.tsx';
import type { TopUp } from './use-top-up.ts';

interface TopUpFormProps {
  readonly target: TopUpTarget;
  readonly topUp: TopUp;
  /** Null: the wallet. */
  readonly place: CardPlace | null;
  /** Query key of the limits. */
  readonly limitsKey: readonly unknown[];
  readonly readLimits: () => Promise<TopUpLimits | null>;
}

export function TopUpForm({ target, topUp, place, limitsKey, readLimits }: TopUpFormProps) {
  const { data, isError, refetch } = useQuery({ queryKey: limitsKey, queryFn: readLimits }, usePageQueries());
  const offer = selectTopUpOffer(topUp.snapshot);
  const { send } = topUp;
  useEffect(() => () => send({ type: 'change' }), [send]);
  if (isError) return <LoadFailed onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton shape="block" />;
  if (data === null) {
    return (
      <Notice>
        <Trans>Nothing can be added at the moment.</Trans>
      </Notice>
    );
  }
  return offer === null ? (
    <AmountStep target={target} limits={data} topUp={topUp} place={place} />
  ) : (
    <PayStep offer={offer} topUp={topUp} />
  );
}

interface AmountStepProps {
  readonly target: TopUpTarget;
  readonly limits: TopUpLimits;
  readonly topUp: TopUp;
  readonly place: CardPlace | null;
}

function AmountStep({ target, limits, place, topUp: { snapshot, send } }: AmountStepProps) {
  const { t } = useLingui();
  const { together } = useFormats();
  const refusalText = useRefusalText();
  const sign = useCurrencySign();
  const { currency, numbers } = useShop();
  const form = useEntry(
    { amount: entryAgain(selectRefusedEntry(snapshot), currency, numbers.decimalSeparator) },
    ({ amount }) =>
      Result.mapBoth(checkTopUp(amount, target, limits), {
        onSuccess: () => ({ amount }),
        onFailure: (refusal) => ({ amount: refusal }),
      }),
    ({ amount }) => send({ type: 'open', entry: amount, target, limits, place }),
    'topUp',
  );
  const refusal = form.refusals.amount ?? selectTopUpRefusal(snapshot) ?? undefined;
  const [least, most] = together(limits.minAmount, limits.maxAmount);
  return (
    <Form onSubmit={form.submit} attempt={form.attempt} isRefused={refusal !== undefined}>
      <AmountField
        {...field(form, 'amount')}
        label={t`Amount to add`}
        unit={sign}
        description={t`From ${least} to ${most}.`}
        error={refusal && refusalText(refusal)}
      />
      <div className="form-acts">
        <Button type="submit">
          <Trans>Continue</Trans>
        </Button>
      </div>
    </Form>
  );
}

function PayStep({
  offer,
  topUp: { snapshot, send },
}: {
  readonly offer: TopUpOffer;
  readonly topUp: Pick<TopUp, 'snapshot' | 'send'>;
}) {
  const { t } = useLingui();
  const { money } = useFormats();
  const due = money(offer.due);
  return (
    <div className="form">
      <DefinitionList
        layout="rows"
        definitions={[
          { id: 'amount', term: t`Added`, value: money(offer.amount) },
          ...(isPositive(offer.fee) ? [{ id: 'fee', term: t`Fee`, value: money(offer.fee) }] : []),
          { id: 'due', term: t`To pay`, value: <strong>{due}</strong> },
        ]}
      />
      <p className="account-note">
        <Trans>You pay on the bank’s page and come back here.</Trans>
      </p>
      {snapshot.matches('offered') && selectTopUpFailure(snapshot) !== null && <BankPageNotOpened />}
      <div className="form-acts">
        <Button onPress={() => send({ type: 'pay' })} isLoading={snapshot.hasTag('busy')}>{t`Pay ${due}`}</Button>
        <Button variant="ghost" onPress={() => send({ type: 'change' })}>
          <Trans>Change the amount</Trans>
        </Button>
      </div>
    </div>
  );
}
