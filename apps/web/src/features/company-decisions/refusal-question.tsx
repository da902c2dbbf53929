/** Asks for the reason before an order is refused; it may be left empty. Source: A-183. */
import { Trans, useLingui } from '@lingui/react/macro';
import { DECISION_REASON_MAX, selectRefusing } from '@offrande/domain/order-decision';
import { TextField } from '@offrande/ui-kit/TextField';
import { useState } from 'react';
import { Question } from '../../page/dialogs.tsx';
import type { Decisions } from './use-decisions.ts';

export function RefusalQuestion({ state: { snapshot, send } }: { readonly state: Decisions }) {
  const { t } = useLingui();
  const [reason, setReason] = useState('');
  const orderNo = selectRefusing(snapshot);
  return (
    <Question
      isOpen={orderNo !== null}
      title={t`Refuse order ${orderNo ?? ''}?`}
      go={{
        label: t`Refuse`,
        variant: 'danger',
        isLoading: snapshot.matches('deciding'),
        onPress: () => send({ type: 'confirm', reason }),
      }}
      stay={{ label: t`Back`, onPress: () => send({ type: 'cancel' }) }}
    >
      <p>
        <Trans>The order is cancelled, and what it held of the wallet or of gift cards is free again.</Trans>
      </p>
      <TextField
        className="refusal-reason"
        label={t`Reason, for the buyer (optional)`}
        value={reason}
        maxLength={DECISION_REASON_MAX}
        onChange={setReason}
      />
    </Question>
  );
}
