/** Everything to correct, in one list that takes the focus; each line has the words of its field. */
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ErrorSummary } from '@offrande/ui-kit/ErrorSummary';
import { useRefusalText } from '../../messages/use-refusal-text.ts';
import { useErrorTitle } from '../../shop/use-error-title.ts';
import type { CheckoutProblem } from '@offrande/domain/checkout';
import { FIELD_IDS } from './field-ids.ts';

/** The words for what no refusal names, and the names of the fields for "This field is required.". */
export const useProblemText = (): ((problem: CheckoutProblem) => string) => {
  const { t } = useLingui();
  const refusalText = useRefusalText();
  const names = {
    name: t`Full name`,
    phone: t`Mobile number`,
    email: t`Email`,
    confirmEmail: t`Confirm email`,
    cart: '',
  };
  const others = {
    coupons: t`A gift card could not be checked. Check again or remove it before you pay.`,
    means: t`Choose how to pay.`,
    terms: t`Accept the general conditions of sale to order.`,
  };
  return (problem) => {
    if (problem.refusal === null) return others[problem.at];
    const text = refusalText(problem.refusal);
    const field = names[problem.at];
    return problem.refusal._tag === 'Required' ? t`${field}: ${text}` : text;
  };
};

export function ProblemList({
  problems,
  attempt,
}: {
  readonly problems: readonly CheckoutProblem[];
  readonly attempt: number;
}) {
  const { t } = useLingui();
  const text = useProblemText();
  const count = problems.length;
  useErrorTitle(count > 0);
  return (
    <ErrorSummary
      title={t`${plural(count, { one: '# answer to correct', other: '# answers to correct' })}`}
      attempt={attempt}
      errors={problems.map((problem) => ({ fieldId: FIELD_IDS[problem.at], message: text(problem) }))}
    />
  );
}
