/** The popup before checkout is left: a warning, two lines, leave or stay. Source: S2.98, S2.99. */
import { Trans, useLingui } from '@lingui/react/macro';
import { Question } from '../../app/dialogs.tsx';
import type { Checkout } from './use-checkout.ts';

export function LeaveDialog({ checkout: { isAsking, send } }: { readonly checkout: Checkout }) {
  const { t } = useLingui();
  return (
    <Question
      isOpen={isAsking}
      title={t`Leave this order?`}
      go={{ label: t`Leave`, onPress: () => send({ type: 'confirm' }) }}
      stay={{ label: t`Stay`, onPress: () => send({ type: 'stay' }) }}
    >
      <p>
        <Trans>Leaving this page ends the order you have begun.</Trans>
      </p>
      <p>
        <Trans>Your cart will be emptied.</Trans>
      </p>
    </Question>
  );
}
