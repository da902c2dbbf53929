/** A page that not everybody may enter: it is shown, or the visitor goes where the domain's table of addresses says. Source: spec section 2, A-42, A-122, A-151. */
import { enter, matchRoute } from '@offrande/domain/access';
import { selectUser } from '@offrande/domain/session';
import { type ReactNode, Suspense, useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useBoot } from '../../page/boot.tsx';
import { hrefOf } from '../../page/location-href.ts';
import { PageWaiting } from '../../page/page-waiting.tsx';
import { ShopOfPage, useShop } from '../../shop/shop-context.tsx';
import { useSession } from './use-session.ts';

/** Also brings the shop and waits for the session. */
export function EnteredPage({ children }: { readonly children: ReactNode }) {
  return (
    <ShopOfPage>
      <Suspense fallback={<PageWaiting />}>
        <Entry>{children}</Entry>
      </Suspense>
    </ShopOfPage>
  );
}

export function Entry({ children }: { readonly children: ReactNode }) {
  const to = useTurnaway();
  const [, navigate] = useLocation();
  useEffect(() => {
    if (to !== null) navigate(to, { replace: true });
  }, [navigate, to]);
  return to === null ? children : <PageWaiting />;
}

/** Where the visitor must go instead; null where he may stay. */
const useTurnaway = (): string | null => {
  const { accessPolicy: policy } = useBoot().unit;
  const { cart, visit } = useShop();
  const user = selectUser(useSession().snapshot);
  const [path] = useLocation();
  const query = Object.fromEntries(new URLSearchParams(useSearch()));
  const visitor = {
    kind: user?.kind ?? ('guest' as const),
    level: user?.contractLevel ?? null,
    isCartEmpty: cart.get().lines.length === 0,
    isGuestChosen: visit.isAllowedToContinueAsGuest(),
  };
  const entry = enter(matchRoute({ path, query }), { visitor, policy, screen: null });
  return entry._tag === 'GoTo' ? hrefOf(entry.to) : null;
};
