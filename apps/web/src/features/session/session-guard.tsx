/** Session messages on any page: the warning before its end, why it ended, and auto-login addresses. */
import { Trans, useLingui } from '@lingui/react/macro';
import { autoLoginToken, withoutAutoLogin } from '@offrande/domain/token';
import { INACTIVITY_TIMEOUT_MS, selectSignOutAt } from '@offrande/domain/session';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { Alert } from '../../page/dialogs.tsx';
import { toHref } from '../../page/location-href.ts';
import { createNoticeStore, type PendingNotice } from '../../shop/pending-notices.ts';
import { PageShop, useShop } from '../../shop/shop-context.tsx';
import { InactivityWarning } from './inactivity-warning.tsx';
import { useSession } from './use-session.ts';

export function SessionGuard() {
  return (
    <PageShop>
      <Suspense>
        <Guard />
      </Suspense>
    </PageShop>
  );
}

export function Guard() {
  const { snapshot, send } = useSession();
  const { now } = useShop();
  useAutoLogin();
  return (
    <>
      <InactivityWarning
        endsAt={selectSignOutAt(snapshot)}
        onStay={() => send({ type: 'stay', at: now() })}
        onSignOut={() => send({ type: 'signOut', isFailed: false })}
      />
      <PendingNotices />
    </>
  );
}

/** The token is removed from the address bar before it is verified: addresses end up in histories and logs. */
const useAutoLogin = (): void => {
  const { send } = useSession();
  const { now } = useShop();
  const [path, navigate] = useLocation();
  const query = Object.fromEntries(new URLSearchParams(useSearch()));
  const token = autoLoginToken(query);
  const follow = useEffectEvent((given: string) => {
    navigate(toHref(withoutAutoLogin({ path, query })), { replace: true });
    send({ type: 'autoLogin', token: given, at: now() });
  });
  useEffect(() => {
    if (token !== null) follow(token);
  }, [token]);
};

function PendingNotices() {
  const { t } = useLingui();
  const { unitId, tab } = useShop();
  const [notices] = useState(() => createNoticeStore(unitId, tab));
  const [left, setLeft] = useState(() => notices.read());
  useEffect(() => notices.forget(), [notices]);
  const [first] = left;
  const minutes = INACTIVITY_TIMEOUT_MS / 60_000;
  const titles = {
    SignedOutForInactivity: t`You were signed out`,
    LogoutFailed: t`Logout fail`,
    AccountDeleted: t`Your account is deleted`,
  } satisfies Record<PendingNotice, string>;
  return (
    <Alert
      isOpen={first !== undefined}
      title={first === undefined ? '' : titles[first]}
      ok={{ label: t`OK`, onPress: () => setLeft(left.slice(1)) }}
    >
      {first === 'LogoutFailed' && (
        <Trans>You are signed out here. If others use this computer, close the browser too.</Trans>
      )}
      {first === 'SignedOutForInactivity' && (
        <Trans>You've been inactive {minutes} mins. For your security, we'll automatically sign you out.</Trans>
      )}
      {first === 'AccountDeleted' && (
        <Trans>
          You are signed out everywhere, and this device has forgotten your email. Invoices are kept as long as the law
          asks. You can open a new account at any time.
        </Trans>
      )}
    </Alert>
  );
}
