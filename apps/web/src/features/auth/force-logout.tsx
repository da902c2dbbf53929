/**
 * Signs out every visitor of this page; the session decides where to go next, with the step of the address for which another
 * account is to be signed in. Source: S2.4 to S2.12, S4.54, A-48, A-151.
 */
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { selectUser } from '@offrande/domain/session';
import { Spinner } from '@offrande/ui-kit/Spinner';
import { Suspense, useEffect, useEffectEvent } from 'react';
import { useLocation, useSearch } from 'wouter';
import { PageWaiting } from '../../page/page-waiting.tsx';
import { PageShop } from '../../shop/shop-context.tsx';
import { useSession } from '../session/use-session.ts';
import { useNextStep } from './use-next-step.ts';

export const title = msg`Signing out`;

export function Screen() {
  return (
    <PageShop>
      <Suspense fallback={<PageWaiting />}>
        <ForceLogoutPage />
      </Suspense>
    </PageShop>
  );
}

export function ForceLogoutPage() {
  const { t } = useLingui();
  const { snapshot, send } = useSession();
  const [, navigate] = useLocation();
  const isFailed = new URLSearchParams(useSearch()).has('failed');
  const { step: onward } = useNextStep();
  const leave = useEffectEvent(() => {
    if (selectUser(snapshot) === null && isFailed) navigate('/', { replace: true });
    else send({ type: 'signOut', isFailed, onward });
  });
  useEffect(() => leave(), []);
  return (
    <div className="o-page page-waiting">
      <Spinner size="lg" label={t`Signing out`} showLabel />
    </div>
  );
}
