/**
 * Sign-in for individuals: by email or mobile number, with a second step if the unit requires one. Source: S2.76,
 * S2.82, S4.59, A-64, A-66.
 */
import { Trans, useLingui } from '@lingui/react/macro';
import { Notice } from '@offrande/ui-kit/Notice';
import { PageHeading } from '@offrande/ui-kit/PageHeading';
import { useSearch } from 'wouter';
import { useKeptFocus } from '../../page/kept-focus.ts';
import { EnteredPage } from '../session/entry.tsx';
import { useTurnedAway } from '../session/turned-away.ts';
import { useSession } from '../session/use-session.ts';
import { AuthFrame } from './auth-frame.tsx';
import { CodeStep } from './code-step.tsx';
import { useFreshAccount } from './fresh-account.ts';
import { LoginForm } from './login-form.tsx';
import { LoginLinks } from './login-links.tsx';

export function Screen() {
  return (
    <EnteredPage>
      <LoginPage />
    </EnteredPage>
  );
}

export function LoginPage() {
  const { t } = useLingui();
  const { snapshot } = useSession();
  const isForCheckout = new URLSearchParams(useSearch()).get('nextStep') === 'checkout';
  const freshAccount = useFreshAccount();
  const isTurnedAway = useTurnedAway();
  const isCodeAsked = snapshot.hasTag('code');
  useKeptFocus(isCodeAsked);
  return (
    <AuthFrame>
      <PageHeading
        lead={isCodeAsked ? undefined : <Trans>Your cards, your wallet and your orders in one place.</Trans>}
      >
        {isCodeAsked ? t`Enter your code` : t`Sign in`}
      </PageHeading>
      {isCodeAsked ? (
        <CodeStep />
      ) : (
        <>
          {freshAccount !== null && <AccountOpened email={freshAccount} />}
          {isForCheckout && freshAccount === null && <Notice tone="info">{t`Login needed to proceed`}</Notice>}
          {isTurnedAway && <Notice tone="info">{t`Not authorized. Sign in to open that page.`}</Notice>}
          <LoginForm freshAccount={freshAccount} />
          <LoginLinks />
        </>
      )}
    </AuthFrame>
  );
}

/** The end of a registration: what is ready now, and what will be sent by email. */
function AccountOpened({ email }: { readonly email: string }) {
  const { t } = useLingui();
  return (
    <Notice tone="success" title={t`Your account is open`} isLive>
      <Trans>
        Sign in with the password that you have just chosen. A mail with a link is on its way to{' '}
        <bdi className="o-ltr">{email}</bdi>; open it when you find the time.
      </Trans>
    </Notice>
  );
}
