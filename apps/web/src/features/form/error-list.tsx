/** The error summary of a form, which takes the focus; each line links to its field. */
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ErrorSummary, type SummaryError } from '@offrande/ui-kit/ErrorSummary';
import { useErrorTitle } from '../../shop/use-error-title.ts';

interface ErrorListProps {
  readonly errors: readonly SummaryError[];
  /** Number of attempts to submit. */
  readonly attempt: number;
}

export function ErrorList({ errors, attempt }: ErrorListProps) {
  const { t } = useLingui();
  const count = errors.length;
  useErrorTitle(count > 0);
  const title = t`${plural(count, { one: '# answer to correct', other: '# answers to correct' })}`;
  return <ErrorSummary title={title} errors={errors} attempt={attempt} />;
}
