/**
 * Sign-in for individuals: by email or mobile number, with a second step if the unit requires one. Source: S2.76,
 * S2.82, S4.59, A-64, A-66.
 */
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { NextStep } from '@offrande/domain/sign-in';
import { Notice } from '@offrande/ui-kit/Notice';
import { PageHeading } from '@offrande/ui-kit/PageHeading';
import { useKeptFocus } from '../../page/kept-focus.ts';
import { EnteredPage } from '../session/entry.tsx';
import { useTurnedAway } from '../session/turned-away.ts';
import { useSession } from '../session/use-session.ts';
import { AuthFrame } from './auth-frame.tsx';
import { AskedCode } from './asked-code.tsx';
import { useFreshAccount } from './fresh-account.ts';
import { LoginForm } from './login-form.tsx';
import { LoginLinks } from './login-links.tsx';
import { useNextStep } from './use-next-step.ts';

export const title = msg`Sign in`;

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
  const { step } = useNextStep();
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
        <AskedCode />
      ) : (
        <>
          {freshAccount !== null && <AccountOpened email={freshAccount} />}
          {freshAccount === null && step !== null && <OnTheWay step={step} />}
          {isTurnedAway && <Notice tone="info">{t`Not authorized. Sign in to open that page.`}</Notice>}
          <LoginForm freshAccount={freshAccount} />
          <LoginLinks />
        </>
      )}
    </AuthFrame>
  );
}

/** What signing in is asked for. */
function OnTheWay({ step }: { readonly step: NextStep }) {
  const { t } = useLingui();
  if (step.nextStep === 'checkout') return <Notice tone="info">{t`Login needed to proceed`}</Notice>;
  const { orderNo } = step;
  return (
    <Notice tone="info">
      <Trans>
        Sign in, and you come back to order <bdi className="o-ltr">{orderNo}</bdi>.
      </Trans>
    </Notice>
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
