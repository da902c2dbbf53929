/** Sign-in and registration on one page: side by side, or one at a time below 992 px. Source: S2.2, S2.3. */
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { hasPasswordLogin } from '@offrande/domain/sign-in';
import { PageHeading } from '@offrande/ui-kit/PageHeading';
import { Skeleton } from '@offrande/ui-kit/Skeleton';
import { useBoot } from '../../page/boot.tsx';
import { useKeptFocus } from '../../page/kept-focus.ts';
import { useIsWide } from '../../page/use-is-wide.ts';
import { EnteredPage } from '../session/entry.tsx';
import { useSession } from '../session/use-session.ts';
import { lazy, Suspense } from 'react';
import './auth.css';
import { AuthFrame } from './auth-frame.tsx';
import { AskedCode } from './asked-code.tsx';
import { LoginForm } from './login-form.tsx';
import { MobileAuth } from './mobile-auth.tsx';
import { RegisterForm } from './register-form.tsx';
import { isFilling, RegistrationProof } from './registration-proof.tsx';
import type { RegistrationProps } from './registration-text.tsx';
import { useRegistration } from './use-registration.ts';

const LoginPage = lazy(() => import('./login.tsx').then((module) => ({ default: module.LoginPage })));

export const title = msg`Sign in or create an account`;

export function Screen() {
  return (
    <EnteredPage>
      <AuthPage />
    </EnteredPage>
  );
}

/** Where nobody registers, the page is the login. */
export function AuthPage() {
  if (hasPasswordLogin(useBoot().unit.loginPolicy)) return <BothWays />;
  return (
    <Suspense fallback={<Skeleton shape="block" />}>
      <LoginPage />
    </Suspense>
  );
}

function BothWays() {
  const { t } = useLingui();
  const isCodeAsked = useSession().snapshot.hasTag('code');
  const registration = useRegistration();
  const isWide = useIsWide();
  const isAsking = isFilling(registration);
  useKeptFocus(`${isCodeAsked} ${isAsking}`);
  if (isCodeAsked)
    return (
      <AuthFrame>
        <PageHeading>{t`Enter your code`}</PageHeading>
        <AskedCode />
      </AuthFrame>
    );
  if (!isAsking)
    return (
      <AuthFrame>
        <RegistrationProof registration={registration} />
      </AuthFrame>
    );
  return (
    <div className="o-page auth-page">
      <PageHeading lead={<Trans>Your cards, your wallet and your orders in one place.</Trans>}>
        {t`Sign in or create an account`}
      </PageHeading>
      {isWide ? <Both registration={registration} /> : <MobileAuth registration={registration} />}
    </div>
  );
}

function Both({ registration }: RegistrationProps) {
  return (
    <div className="auth-both">
      <section aria-labelledby="auth-sign-in">
        <h2 id="auth-sign-in">
          <Trans>I have an account</Trans>
        </h2>
        <LoginForm />
      </section>
      <section aria-labelledby="auth-register">
        <h2 id="auth-register">
          <Trans>I am new here</Trans>
        </h2>
        <RegisterForm registration={registration} />
      </section>
    </div>
  );
}
