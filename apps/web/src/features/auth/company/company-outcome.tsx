/** The frame of the pages at the end of a company's registration: what was reached, and the way home, which can be stopped. */
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { HOME_SECONDS } from '@offrande/domain/registration';
import { Button } from '@offrande/ui-kit/Button';
import { Icon } from '@offrande/ui-kit/Icon';
import { Link } from '@offrande/ui-kit/Link';
import { PageHeading } from '@offrande/ui-kit/PageHeading';
import type { ReactNode } from 'react';
import './company-outcome.css';

interface CompanyOutcomeProps extends WayHomeProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children?: ReactNode;
}

export function CompanyOutcome({ title, lead, children, ...wayHome }: CompanyOutcomeProps) {
  return (
    <div className="company-outcome o-page">
      <Ring seconds={wayHome.homeSeconds} />
      <PageHeading lead={lead}>{title}</PageHeading>
      {children}
      <WayHome {...wayHome} />
    </div>
  );
}

interface WayHomeProps {
  /** Null once stopped. */
  readonly homeSeconds: number | null;
  readonly onStay: () => void;
  readonly onHome: () => void;
  /** Another act of the page comes first. */
  readonly isHomeSecond?: boolean;
}

function WayHome({ homeSeconds, onStay, onHome, isHomeSecond = false }: WayHomeProps) {
  const { t } = useLingui();
  return (
    <div className="company-home">
      {homeSeconds === null ? (
        <p role="status">
          <Trans>You stay on this page.</Trans>
        </p>
      ) : (
        <>
          <p>{t`${plural(homeSeconds, { one: 'The home page opens in # second.', other: 'The home page opens in # seconds.' })}`}</p>
          <Link onPress={onStay}>
            <Trans>Stay on this page</Trans>
          </Link>
        </>
      )}
      <Button size="sm" variant={isHomeSecond ? 'line' : 'primary'} onPress={onHome}>
        <Trans>Home</Trans>
      </Button>
    </div>
  );
}

/** The seconds left as part of a circle. */
function Ring({ seconds }: { readonly seconds: number | null }) {
  return (
    <span className="company-ring" aria-hidden="true">
      <svg viewBox="0 0 96 96">
        <circle cx="48" cy="48" r="45" />
        <circle
          cx="48"
          cy="48"
          r="45"
          pathLength={HOME_SECONDS}
          strokeDasharray={`${seconds ?? HOME_SECONDS} ${HOME_SECONDS}`}
        />
      </svg>
      <Icon name="mail" size="lg" />
    </span>
  );
}
