/** The form of a top-up: amount, costs, and the redirect to the provider. Source: S1.15, A-08, A-87. */
import { Trans, useLingui } from '@lingui/react/macro';
import { isPositive } from '@offrande/domain/money';
import {
  checkTopUp,
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
import { GENERIC_FAILURE } from '../../../messages/generic-failure.ts';
import { useRefusalText } from '../../../messages/use-refusal-text.ts';
import { useFormats } from '../../../shop/formats.ts';
import { field } from '../../form/field.ts';
import { Form } from '../../form/form.tsx';
import { useEntry } from '../../form/use-entry.ts';
import { useCurrencySign } from '../../product/use-currency-sign.ts';
import { usePageQueries } from '../../../shop/queries.ts';
import { LoadFailed } from '../../connection/load-failed.tsx';
import type { TopUp } from './use-top-up.ts';

interface TopUpFormProps {
  readonly target: TopUpTarget;
  readonly topUp: TopUp;
  /** Query key of the limits. */
  readonly limitsKey: readonly unknown[];
  readonly readLimits: () => Promise<TopUpLimits | null>;
}

export function TopUpForm({ target, topUp, limitsKey, readLimits }: TopUpFormProps) {
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
  return offer === null || !(topUp.snapshot.matches('offered') || topUp.snapshot.matches('paying')) ? (
    <AmountStep target={target} limits={data} topUp={topUp} />
  ) : (
    <PayStep offer={offer} topUp={topUp} />
  );
}

interface AmountStepProps {
  readonly target: TopUpTarget;
  readonly limits: TopUpLimits;
  readonly topUp: TopUp;
}

function AmountStep({ target, limits, topUp: { snapshot, send } }: AmountStepProps) {
  const { t } = useLingui();
  const { together } = useFormats();
  const refusalText = useRefusalText();
  const sign = useCurrencySign();
  const form = useEntry(
    { amount: '' },
    ({ amount }) =>
      Result.mapBoth(checkTopUp(amount, target, limits), {
        onSuccess: () => ({ amount }),
        onFailure: (refusal) => ({ amount: refusal }),
      }),
    ({ amount }) => send({ type: 'open', entry: amount, target, limits }),
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
      {selectTopUpFailure(snapshot) !== null && (
        <Notice tone="danger" isLive>
          {t(GENERIC_FAILURE)}
        </Notice>
      )}
      <div className="form-acts">
        <Button type="submit" isLoading={snapshot.matches('opening')}>
          <Trans>Continue</Trans>
        </Button>
      </div>
    </Form>
  );
}

function PayStep({ offer, topUp }: { readonly offer: TopUpOffer; readonly topUp: TopUp }) {
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
      {topUp.hasPaymentFailed && (
        <Notice tone="danger" isLive>
          <Trans>The bank’s page could not be opened. Nothing was paid.</Trans>
        </Notice>
      )}
      <div className="form-acts">
        <Button onPress={() => void topUp.pay()} isLoading={topUp.snapshot.matches('paying')}>{t`Pay ${due}`}</Button>
        <Button variant="ghost" onPress={() => topUp.send({ type: 'change' })}>
          <Trans>Change the amount</Trans>
        </Button>
      </div>
    </div>
  );
}
