/** Sign-in for companies, by email and password. Source: S2.77, S6.7, A-64, A-66. */
import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { BUSINESS_VALIDATION_DAYS } from '@offrande/domain/registration';
import { Link } from '@offrande/ui-kit/Link';
import { LinkButton } from '@offrande/ui-kit/LinkButton';
import { Notice } from '@offrande/ui-kit/Notice';
import { PageHeading } from '@offrande/ui-kit/PageHeading';
import { EnteredPage } from '../session/entry.tsx';
import { useTurnedAway } from '../session/turned-away.ts';
import { useNextStep } from '../auth/use-next-step.ts';
import { WorkLoginForm } from '../auth/work-login-form.tsx';
import { BusinessBenefits } from './business-benefits.tsx';

export const title = msg`Sign in as a company`;

export function Screen() {
  return (
    <EnteredPage>
      <CompanyLoginPage />
    </EnteredPage>
  );
}

export function CompanyLoginPage() {
  const { t } = useLingui();
  const isTurnedAway = useTurnedAway();
  return (
    <div className="auth o-page">
      <div className="auth-column">
        <PageHeading lead={<Trans>Orders, quotations and invoices of your company.</Trans>}>
          {t`Sign in as a company`}
        </PageHeading>
        {isTurnedAway && <Notice tone="info">{t`Not authorized. Sign in to open that page.`}</Notice>}
        <WorkLoginForm type="business" />
        <OtherWays />
      </div>
      <BusinessBenefits />
    </div>
  );
}

function OtherWays() {
  const { t } = useLingui();
  const { keptIn } = useNextStep();
  const days = BUSINESS_VALIDATION_DAYS;
  return (
    <div className="auth-others">
      <h2>
        <Trans>Not registered yet?</Trans>
      </h2>
      <p>
        <Trans>Have your registration extract and an identity document at hand.</Trans>{' '}
        {t`${plural(days, { one: 'The account opens within # business day.', other: 'The account opens within # business days.' })}`}
      </p>
      <LinkButton href="/auth/b2b/register" variant="line">
        <Trans>Register a company</Trans>
      </LinkButton>
      <Link href={keptIn('/auth/login')}>
        <Trans>Not a company? Sign in here</Trans>
      </Link>
    </div>
  );
}
