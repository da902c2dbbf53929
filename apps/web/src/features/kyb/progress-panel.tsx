/** How many parts are complete, and how many answers are missing before the submit. */
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { TabStatus } from '@offrande/domain/kyb';

interface ProgressPanelProps {
  readonly statuses: readonly TabStatus[];
  readonly missing: number;
  /** Answers that are asked for again and not changed yet. */
  readonly asked: number;
}

/** The submit is a part too. */
const PARTS_BESIDE = 1;

export function ProgressPanel({ statuses, missing, asked }: ProgressPanelProps) {
  const { t } = useLingui();
  const all = statuses.length + PARTS_BESIDE;
  const done = statuses.filter(({ progress }) => progress === 'completed').length;
  return (
    <div className="kyb-progress">
      <span className="kyb-ring" role="img" aria-label={t`${done} of ${all} parts completed`}>
        <svg viewBox="0 0 96 96" aria-hidden="true">
          <circle cx="48" cy="48" r="42" />
          <circle cx="48" cy="48" r="42" pathLength={all} strokeDasharray={`${done} ${all}`} />
        </svg>
        <span aria-hidden="true">
          <strong>{done}</strong>/{all}
        </span>
      </span>
      <div>
        <Next missing={missing} asked={asked} />
      </div>
    </div>
  );
}

function Next({ missing, asked }: Omit<ProgressPanelProps, 'statuses'>) {
  const { t } = useLingui();
  if (missing > 0)
    return (
      <>
        <h2>
          {t`${plural(missing, { one: '# answer is missing before the submit', other: '# answers are missing before the submit' })}`}
        </h2>
        <p>
          <Trans>They are listed below the parts, each with a link to its field.</Trans>
        </p>
      </>
    );
  return asked > 0 ? (
    <>
      <h2>{t`${plural(asked, { one: '# answer is asked for again', other: '# answers are asked for again' })}`}</h2>
      <p>
        <Trans>They are listed above, each with the reason. Then submit the dossier again.</Trans>
      </p>
    </>
  ) : (
    <>
      <h2>
        <Trans>Nothing is missing</Trans>
      </h2>
      <p>
        <Trans>Read everything once more, then submit it.</Trans>
      </p>
    </>
  );
}
