/** Signing in to a company's verification, by the email and password of its account. Source: S2.79, S6.7, S7.38. */
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@offrande/ui-kit/Link';
import { LinkButton } from '@offrande/ui-kit/LinkButton';
import { PageHeading } from '@offrande/ui-kit/PageHeading';
import { Suspense } from 'react';
import { PageWaiting } from '../../page/page-waiting.tsx';
import { EnteredPage } from '../session/entry.tsx';
import { KybExplained } from './kyb-explained.tsx';
import { KybLoginForm } from './kyb-login-form.tsx';
import './kyb.css';

export const title = msg`Company verification`;

export function Screen() {
  return (
    <EnteredPage>
      <KybLoginPage />
    </EnteredPage>
  );
}

export function KybLoginPage() {
  const { t } = useLingui();
  return (
    <Suspense fallback={<PageWaiting />}>
      <div className="kyb-start o-page">
        <div className="kyb-start-main">
          <PageHeading lead={<Trans>With the email and the password of the company’s account.</Trans>}>
            {t`Sign in to the verification`}
          </PageHeading>
          <KybLoginForm />
          <OtherWays />
        </div>
        <KybExplained />
      </div>
    </Suspense>
  );
}

function OtherWays() {
  return (
    <div className="kyb-others">
      <h2>
        <Trans>No password at hand?</Trans>
      </h2>
      <LinkButton href="/auth/kyb/register" variant="line" icon="mail">
        <Trans>Get a code by email</Trans>
      </LinkButton>
      <p>
        <Link href="/auth/b2b/login">
          <Trans>Sign in as a company, to order</Trans>
        </Link>
      </p>
      <p>
        <Link href="/auth/b2b/register">
          <Trans>Register a company</Trans>
        </Link>
      </p>
    </div>
  );
}
