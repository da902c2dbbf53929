/**
 * Announces the upcoming redirect to the home page, and how to stay. Announced once: the seconds are not read out one
 * by one. Source: S2.88, A-82, WCAG 2.2.1.
 */
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@offrande/ui-kit/Button';

interface HomeCountdownProps {
  /** Null once stopped. */
  readonly seconds: number | null;
  readonly onStop: () => void;
}

export function HomeCountdown({ seconds, onStop }: HomeCountdownProps) {
  const { t } = useLingui();
  return seconds === null ? (
    <p className="auth-note" role="status">
      <Trans>You stay on this page.</Trans>
    </p>
  ) : (
    <div className="auth-countdown">
      <p className="auth-note">{t`${plural(seconds, { one: 'The home page opens in # second.', other: 'The home page opens in # seconds.' })}`}</p>
      <Button variant="ghost" size="sm" onPress={onStop}>
        <Trans>Stay on this page</Trans>
      </Button>
    </div>
  );
}
