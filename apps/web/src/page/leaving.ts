/** Watches the three ways of leaving a page and the one way of returning to it. */

type Stop = () => void;

/** A path without the prefix that the visitor arrived with. */
export const pathBelow = (base: string, pathname: string): string =>
  pathname.toLowerCase().startsWith(`${base.toLowerCase()}/`) || pathname === base
    ? pathname.slice(base.length) || '/'
    : pathname;

/** The address that a press leads to in this tab; null if it does not navigate. */
const linkTarget = (event: MouseEvent): URL | null => {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link === null || (link.target !== '' && link.target !== '_self')) return null;
  const address = new URL(link.href, location.href);
  return address.origin === location.origin ? address : null;
};

/** Intercepts presses on internal links for which `isHeld` is true, before any other listener. */
export const watchLinks = (isHeld: (address: URL) => boolean, onLeave: (address: URL) => void): Stop => {
  const onClick = (event: MouseEvent): void => {
    const address = linkTarget(event);
    if (address === null || !isHeld(address)) return;
    event.preventDefault();
    event.stopPropagation();
    onLeave(address);
  };
  document.addEventListener('click', onClick, { capture: true });
  return () => document.removeEventListener('click', onClick, { capture: true });
};

const GUARD = 'guard';

const isGuarded = (): boolean => (history.state as { readonly guard?: string } | null)?.guard === GUARD;

/**
 * Pushes a second history entry for this page, so that Back stays on the page and can be confirmed; pushes it again
 * each time.
 */
export const watchBack = (onBack: () => void): Stop => {
  const here = location.href;
  const hold = (): void => {
    if (!isGuarded()) history.pushState({ guard: GUARD }, '', here);
  };
  const onPop = (): void => {
    if (location.href !== here) return;
    hold();
    onBack();
  };
  hold();
  addEventListener('popstate', onPop);
  return () => removeEventListener('popstate', onPop);
};

let mayLeave = false;

/** The page is loaded anew by the shop itself and loses nothing: the browser does not ask. */
export const leaveUnasked = (): void => {
  mayLeave = true;
};

const holdBack = (event: BeforeUnloadEvent): void => {
  if (!mayLeave) event.preventDefault();
};

/** The browser's own confirmation when the tab is closed or the address is edited. */
export const watchUnload = (): Stop => {
  addEventListener('beforeunload', holdBack);
  return () => removeEventListener('beforeunload', holdBack);
};

/** Runs when the page is restored from the back/forward cache. */
export const watchReturn = (onReturn: () => void): Stop => {
  const onShow = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) onReturn();
  };
  addEventListener('pageshow', onShow);
  return () => removeEventListener('pageshow', onShow);
};
