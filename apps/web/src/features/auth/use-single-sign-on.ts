/**
 * A partner's visitor: his token leaves the address at once, the shop is asked whom it speaks of, and the browser goes on to
 * the page that he wants. Source: S4.112, S4.113, S7.41, A-65, A-131, A-164.
 */
import {
  isSafari,
  type SingleSignOnRedirect,
  selectSingleSignOnFailure,
  singleSignOnMachine,
  type SingleSignOnVisit,
} from '@offrande/domain/identity-provider';
import type { GatewayFailure } from '@offrande/domain/gateway';
import { useActorRef, useSelector } from '@xstate/react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { fromPromise } from 'xstate';
import { useBoot } from '../../page/boot.tsx';
import { createSessionStore } from '../../shop/session-store.ts';
import { useShop } from '../../shop/shop-context.tsx';

export interface SingleSignOn {
  readonly failure: GatewayFailure | null;
  readonly tryAgain: () => void;
  /** The page to go on to where the browser follows a link instead; null until then, and elsewhere. */
  readonly onward: string | null;
  readonly linkRef: RefObject<HTMLAnchorElement | null>;
}

export const useSingleSignOn = (visit: SingleSignOnVisit): SingleSignOn => {
  const { account, unitId, local, tab, cookies, replaceWith } = useShop();
  const { trustedHosts } = useBoot().unit.loginPolicy;
  const [link, setLink] = useState<SingleSignOnRedirect | null>(null);
  const [machine] = useState(() =>
    singleSignOnMachine.provide({
      actors: { singleSignOn: fromPromise(({ input }) => account.provider.singleSignOn(input)) },
      actions: {
        storeSession: (_, { backUrl, isSignedIn }) => {
          const store = createSessionStore(unitId, { local, session: tab, forgetCookie: cookies.remove });
          if (isSignedIn) store.expectAddress(backUrl);
        },
        redirect: (_, redirect) => (redirect.how === 'replace' ? replaceWith(redirect.address) : setLink(redirect)),
      },
    }),
  );
  const actor = useActorRef(machine, {
    input: { request: { unitId, ...visit }, trustedHosts, isSafari: isSafari(navigator.userAgent) },
  });
  const snapshot = useSelector(actor, (current) => current);
  return {
    failure: selectSingleSignOnFailure(snapshot),
    tryAgain: () => actor.send({ type: 'tryAgain' }),
    onward: link?.address ?? null,
    linkRef: useDelayedClick(link),
  };
};

/** Clicks the link once the delay is over. */
const useDelayedClick = (link: SingleSignOnRedirect | null): RefObject<HTMLAnchorElement | null> => {
  const ref = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (link === null) return undefined;
    const timer = setTimeout(() => ref.current?.click(), link.delayMs);
    return () => clearTimeout(timer);
  }, [link]);
  return ref;
};
