/** The popup before checkout is left: a warning, two lines, leave or stay. Source: S2.98, S2.99. */
import { Trans, useLingui } from '@lingui/react/macro';
import { Question } from '../../app/dialogs.tsx';
import type { LeaveQuestion } from './use-leave-guard.ts';

export function LeaveDialog({ question }: { readonly question: LeaveQuestion }) {
  const { t } = useLingui();
  return (
    <Question
      isOpen={question.isAsking}
      title={t`Leave this order?`}
      go={{ label: t`Leave`, onPress: question.confirm }}
      stay={{ label: t`Stay`, onPress: question.stay }}
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
