/**
 * Single sign-on: a partner's visitor comes in by the token of his address; a buyer whose unit has no other way to sign in
 * goes on to the retailer's page. Source: S4.88, S4.112, S4.113, A-64, A-65, A-151.
 */
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type SingleSignOnVisit, visitOfAddress, withoutVisit } from '@offrande/domain/identity-provider';
import { methodsAt } from '@offrande/domain/sign-in';
import { Button } from '@offrande/ui-kit/Button';
import { LinkButton } from '@offrande/ui-kit/LinkButton';
import { Notice } from '@offrande/ui-kit/Notice';
import { PageHeading } from '@offrande/ui-kit/PageHeading';
import { Spinner } from '@offrande/ui-kit/Spinner';
import { type ReactNode, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { GENERIC_FAILURE } from '../../messages/generic-failure.ts';
import { useBoot } from '../../page/boot.tsx';
import { useKeptFocus } from '../../page/kept-focus.ts';
import { toHref } from '../../page/location-href.ts';
import { PageWaiting } from '../../page/page-waiting.tsx';
import { PageShop } from '../../shop/shop-context.tsx';
import { Entry } from '../session/entry.tsx';
import '../form/form.css';
import { AuthFrame } from './auth-frame.tsx';
import { useLogin } from './use-login.ts';
import { useProviderLogin } from './use-provider-login.ts';
import { useSingleSignOn } from './use-single-sign-on.ts';

export const title = msg`Single sign-on`;

export function Screen() {
  return (
    <PageShop>
      <Suspense fallback={<PageWaiting />}>
        <SingleSignOnPage />
      </Suspense>
    </PageShop>
  );
}

export function SingleSignOnPage() {
  const [path, navigate] = useLocation();
  const query = Object.fromEntries(new URLSearchParams(useSearch()));
  // As it was opened: the token leaves the address bar before it is shown to anybody.
  const [visit] = useState(() => visitOfAddress({ path, query }));
  const hide = useEffectEvent(() => navigate(toHref(withoutVisit({ path, query })), { replace: true }));
  useEffect(() => {
    if (visit.token !== '') hide();
  }, [visit]);
  if (visit.token !== '') return <ByPartner visit={visit} />;
  if (query['nextStep'] !== 'checkout')
    return (
      <AuthFrame>
        <LinkRefused />
      </AuthFrame>
    );
  return (
    <Entry>
      <ByRetailer />
    </Entry>
  );
}

function ByPartner({ visit }: { readonly visit: SingleSignOnVisit }) {
  const { t } = useLingui();
  const { failure, tryAgain, onward, linkRef } = useSingleSignOn(visit);
  useKeptFocus(failure === null);
  if (failure === null)
    return (
      <AuthFrame>
        <PageHeading>{t`Signing you in`}</PageHeading>
        <Spinner size="lg" label={t`Checking where you come from`} showLabel />
        {onward !== null && (
          <p>
            <a ref={linkRef} href={onward} className="o-link">
              <Trans>Go on to the shop</Trans>
            </a>
          </p>
        )}
      </AuthFrame>
    );
  return <AuthFrame>{failure.isRetryable ? <NoAnswer onRetry={tryAgain} /> : <LinkRefused />}</AuthFrame>;
}

function NoAnswer({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useLingui();
  return (
    <>
      <PageHeading>{t`You are not signed in yet`}</PageHeading>
      <Notice tone="warning" isLive>
        {t(GENERIC_FAILURE)}
      </Notice>
      <div className="form-acts">
        <Button onPress={onRetry}>
          <Trans>Try again</Trans>
        </Button>
        <Home />
      </div>
    </>
  );
}

/** A token that is over, used, not of a partner, or missing: which of them is not said. */
function LinkRefused() {
  const { t } = useLingui();
  return (
    <>
      <PageHeading
        lead={
          <Trans>
            A partner’s link works once, for a few minutes. Open it again on the partner’s site, or sign in here.
          </Trans>
        }
      >
        {t`This link did not sign you in`}
      </PageHeading>
      <div className="form-acts">
        <LinkButton href="/auth/login">
          <Trans>Sign in</Trans>
        </LinkButton>
        <Home />
      </div>
    </>
  );
}

function Home(): ReactNode {
  return (
    <LinkButton href="/" variant="line">
      <Trans>Back home</Trans>
    </LinkButton>
  );
}

/** On to the retailer's page at once; who comes back from there by the browser's history finds a button. */
function ByRetailer() {
  const { t } = useLingui();
  const { loginPolicy } = useBoot().unit;
  const provider = useProviderLogin(useLogin());
  const isOffered = methodsAt(loginPolicy, 'individual').includes('singleSignOn');
  const start = (): void => provider.start('singleSignOn');
  const startAtOnce = useEffectEvent(start);
  const [, navigate] = useLocation();
  useEffect(() => {
    if (isOffered) startAtOnce();
    else navigate('/auth/login?nextStep=checkout', { replace: true });
  }, [isOffered, navigate]);
  if (!provider.hasFailed && !provider.hasComeBack)
    return (
      <AuthFrame>
        <PageHeading>{t`Sign in to go on`}</PageHeading>
        <Spinner size="lg" label={t`Taking you to your sign-in`} showLabel />
      </AuthFrame>
    );
  return (
    <AuthFrame>
      <PageHeading lead={<Trans>Your cart is kept. You come back to the checkout once you are signed in.</Trans>}>
        {t`Sign in to go on`}
      </PageHeading>
      {provider.hasFailed && (
        <Notice tone="danger" isLive>
          <Trans>Signing in there did not work. Try again.</Trans>
        </Notice>
      )}
      <div className="form-acts">
        <Button isLoading={provider.isUnderWay} onPress={start}>{t`Continue with single sign-on`}</Button>
        <LinkButton href="/cart" variant="line">
          <Trans>Back to the cart</Trans>
        </LinkButton>
      </div>
    </AuthFrame>
  );
}
