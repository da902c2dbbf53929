/** Buttons of the identity providers that the unit offers. Source: S2.80, S2.81, S6.5, S6.6. */
import { Trans, useLingui } from '@lingui/react/macro';
import { hasPasswordLogin, methodsAt, OAUTH_METHODS, type OAuthMethod } from '@offrande/domain/sign-in';
import { Button } from '@offrande/ui-kit/Button';
import { Notice } from '@offrande/ui-kit/Notice';
import { useBoot } from '../../page/boot.tsx';
import type { LoginAttempt } from './use-login.ts';
import { useProviderLogin } from './use-provider-login.ts';

export function ProviderButtons({ login }: { readonly login: LoginAttempt }) {
  const { t } = useLingui();
  const { loginPolicy } = useBoot().unit;
  const provider = useProviderLogin(login);
  const names: Readonly<Record<OAuthMethod, string>> = {
    apple: t`Continue with Apple`,
    google: t`Continue with Google`,
    facebook: t`Continue with Facebook`,
    singleSignOn: t`Continue with single sign-on`,
    salesmanSingleSignOn: t`Continue with single sign-on`,
  };
  const offered = methodsAt(loginPolicy, 'individual').flatMap(
    (method) => OAUTH_METHODS.find((known) => known === method) ?? [],
  );
  const hasPassword = hasPasswordLogin(loginPolicy);
  if (offered.length === 0) return null;
  return (
    <div className="login-providers">
      {hasPassword && (
        <p className="login-or">
          <Trans>or</Trans>
        </p>
      )}
      {provider.hasFailed && (
        <Notice tone="danger" isLive>
          {hasPassword ? (
            <Trans>Signing in there did not work. Try again, or sign in with your password.</Trans>
          ) : (
            <Trans>Signing in there did not work. Try again.</Trans>
          )}
        </Notice>
      )}
      {offered.map((method, at) => (
        <Button
          key={method}
          variant={hasPassword || at > 0 ? 'line' : 'primary'}
          isLoading={provider.isUnderWay}
          onPress={() => provider.start(method)}
        >
          {names[method]}
        </Button>
      ))}
    </div>
  );
}
