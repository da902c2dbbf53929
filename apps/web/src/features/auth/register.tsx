/**
 * The registration of an individual: the form, a code by email, a code by text message. Source: S2.83, S4.62 to S4.64,
 *
 */
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { LinkButton } from '@offrande/ui-kit/LinkButton';
import { PageHeading } from '@offrande/ui-kit/PageHeading';
import { useSearch } from 'wouter';
import { useKeptFocus } from '../../page/kept-focus.ts';
import { EnteredPage } from '../session/entry.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { RegisterForm } from './register-form.tsx';
import { isFilling, RegistrationProof } from './registration-proof.tsx';
import { useRegistration } from './use-registration.ts';

export const title = msg`Create an account`;

export function Screen() {
  return (
    <EnteredPage>
      <RegisterPage />
    </EnteredPage>
  );
}

export function RegisterPage() {
  const { t } = useLingui();
  const registration = useRegistration();
  const isAsking = isFilling(registration);
  useKeptFocus(isAsking);
  return (
    <AuthFrame>
      {isAsking ? (
        <>
          <PageHeading lead={<Trans>It takes two minutes: your details, then a code or two to confirm them.</Trans>}>
            {t`Create an account`}
          </PageHeading>
          <RegisterForm registration={registration} />
          <HasAccount />
        </>
      ) : (
        <RegistrationProof registration={registration} />
      )}
    </AuthFrame>
  );
}

function HasAccount() {
  const search = useSearch();
  return (
    <div className="auth-others">
      <h2>
        <Trans>Already have an account?</Trans>
      </h2>
      <LinkButton href={search === '' ? '/auth/login' : `/auth/login?${search}`} variant="line">
        <Trans>Sign in</Trans>
      </LinkButton>
    </div>
  );
}
