/**
 * A page with restricted access: shows it, or redirects as the domain's route table says. Source: spec section 2, A-42,
 *
 */
import { enter, matchRoute, type Entry as EntryOutcome, type Screen } from '@offrande/domain/access';
import { selectUser } from '@offrande/domain/session';
import { autoLoginToken } from '@offrande/domain/token';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useBoot } from '../../page/boot.tsx';
import { toHref } from '../../page/location-href.ts';
import { PageWaiting } from '../../page/page-waiting.tsx';
import { PageShop, useShop } from '../../shop/shop-context.tsx';
import { noteTurnedAway } from './turned-away.ts';
import { useSession } from './use-session.ts';

type AlertedEntry = Extract<EntryOutcome, { readonly _tag: 'Alert' }>;

/** Loaded on demand, since alerts are rare. */
const EntryAlert = lazy(() => import('./entry-alert.tsx').then((module) => ({ default: module.EntryAlert })));

/** Also provides the shop and waits for the session. */
export function EnteredPage({ children }: { readonly children: ReactNode }) {
  return (
    <PageShop>
      <Suspense fallback={<PageWaiting />}>
        <Entry>{children}</Entry>
      </Suspense>
    </PageShop>
  );
}

const LOGIN = '/auth/login';

/** Decides once it is known who comes: an address with a token is about to sign somebody in. */
export function Entry({ children }: { readonly children: ReactNode }) {
  return useIsArriving() ? <PageWaiting /> : <Decided>{children}</Decided>;
}

/** The token of the address is being validated, or is about to be. */
const useIsArriving = (): boolean => {
  const { snapshot } = useSession();
  const token = autoLoginToken(Object.fromEntries(new URLSearchParams(useSearch())));
  return selectUser(snapshot) === null && (token !== null || snapshot.matches('validating'));
};

function Decided({ children }: { readonly children: ReactNode }) {
  const entry = useEntry();
  useLoginNote(entry);
  switch (entry._tag) {
    case 'Page':
      return children;
    case 'GoTo':
      return <Redirect to={toHref(entry.to)} />;
    case 'Alert':
      return <Alerted entry={entry}>{children}</Alerted>;
  }
}

function Redirect({ to }: { readonly to: string }) {
  const [, navigate] = useLocation();
  useEffect(() => navigate(to, { replace: true }), [navigate, to]);
  return <PageWaiting />;
}

/**
 * Leaves a note for the login page, except for users who were signed in when the page opened: they are being signed out
 * and know why.
 */
const useLoginNote = (entry: EntryOutcome): void => {
  const { unitId, tab } = useShop();
  const isSignedIn = selectUser(useSession().snapshot) !== null;
  const [wasSignedIn] = useState(isSignedIn);
  const isTurnedAway = !wasSignedIn && entry._tag === 'GoTo' && toHref(entry.to) === LOGIN;
  useEffect(() => {
    if (isTurnedAway) noteTurnedAway(unitId, tab);
  }, [isTurnedAway, unitId, tab]);
};

/** The alert, then its target page. */
function Alerted({ entry, children }: { readonly entry: AlertedEntry; readonly children: ReactNode }) {
  const [isAnswered, setAnswered] = useState(false);
  if (!isAnswered) return <EntryAlert alert={entry.alert} onAnswer={() => setAnswered(true)} />;
  return entry.next._tag === 'Page' ? children : <Redirect to={toHref(entry.next.to)} />;
}

/** The window's properties when the screen is opened; it does not follow a resize. */
const readScreen = (): Screen => ({
  widthPx: window.innerWidth,
  hasFinePointer: globalThis.matchMedia?.('(pointer: fine)').matches ?? true,
});

/** The access decision for this visitor and the address that the screen was opened for. */
const useEntry = (): EntryOutcome => {
  const { accessPolicy: policy } = useBoot().unit;
  const { cart, visit } = useShop();
  const user = selectUser(useSession().snapshot);
  const [path] = useLocation();
  const [opened] = useState(() => ({ path, screen: readScreen() }));
  const query = Object.fromEntries(new URLSearchParams(useSearch()));
  const visitor = {
    kind: user?.kind ?? ('guest' as const),
    level: user?.contractLevel ?? null,
    companyType: user?.companyType ?? null,
    isCartEmpty: cart.get().lines.length === 0,
    isGuestChosen: visit.isAllowedToContinueAsGuest(),
  };
  // The address is another screen’s before that screen has come: until then this one stays as it is, and what was not to be shown is not.
  const entry =
    path === opened.path ? enter(matchRoute({ path, query }), { visitor, policy, screen: opened.screen }) : null;
  const [last, setLast] = useState(entry);
  if (entry !== null && JSON.stringify(entry) !== JSON.stringify(last)) setLast(entry);
  return entry ?? last!;
};
