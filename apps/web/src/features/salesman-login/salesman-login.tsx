/** Sign-in for salesmen, by email and password. Source: S2.78, S6.7, S7.37, A-42. */
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@offrande/ui-kit/Link';
import { Notice } from '@offrande/ui-kit/Notice';
import { PageHeading } from '@offrande/ui-kit/PageHeading';
import '../auth/auth.css';
import { useNextStep } from '../auth/use-next-step.ts';
import { WorkLoginForm } from '../auth/work-login-form.tsx';
import { EnteredPage } from '../session/entry.tsx';
import { useTurnedAway } from '../session/turned-away.ts';

export const title = msg`Sign in as a salesman`;

export function Screen() {
  return (
    <EnteredPage>
      <SalesmanLoginPage />
    </EnteredPage>
  );
}

export function SalesmanLoginPage() {
  const { t } = useLingui();
  const isTurnedAway = useTurnedAway();
  const { keptIn } = useNextStep();
  return (
    <div className="auth o-page">
      <div className="auth-column">
        <PageHeading lead={<Trans>Your customers, their orders and quotations.</Trans>}>
          {t`Sign in as a salesman`}
        </PageHeading>
        {isTurnedAway && <Notice tone="info">{t`Not authorized. Sign in to open that page.`}</Notice>}
        <WorkLoginForm type="salesman" />
        <div className="auth-others">
          <Link href={keptIn('/auth/login')}>
            <Trans>Not a salesman? Sign in here</Trans>
          </Link>
          <Link href={keptIn('/auth/b2b/login')}>
            <Trans>Sign in as a company</Trans>
          </Link>
        </div>
      </div>
    </div>
  );
}
