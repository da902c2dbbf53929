/** The three ways in which a browser leaves a page, and the one in which it comes back to it, each watched until stopped. */

type Stop = () => void;

/** A path without the prefix that the visitor came with. */
export const pathBelow = (base: string, pathname: string): string =>
  pathname.toLowerCase().startsWith(`${base.toLowerCase()}/`) || pathname === base
    ? pathname.slice(base.length) || '/'
    : pathname;

/** The address a press on this element leads to in this tab; null where it leads nowhere else. */
const linkTarget = (event: MouseEvent): URL | null => {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link === null || (link.target !== '' && link.target !== '_self')) return null;
  const address = new URL(link.href, location.href);
  return address.origin === location.origin ? address : null;
};

/** Holds back presses on links inside the shop that `isHeld` names, before anything else hears of them. */
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
 * Puts a second entry of this page into the history, so that Back comes to this page once more and can be asked about;
 * each time it does, the entry is put back.
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

const holdBack = (event: BeforeUnloadEvent): void => event.preventDefault();

/** The browser's own question when the tab is closed or the address changed by hand. */
export const watchUnload = (): Stop => {
  addEventListener('beforeunload', holdBack);
  return () => removeEventListener('beforeunload', holdBack);
};

/** The page is shown again as it was left, out of the browser's history. */
export const watchReturn = (onReturn: () => void): Stop => {
  const onShow = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) onReturn();
  };
  addEventListener('pageshow', onShow);
  return () => removeEventListener('pageshow', onShow);
};
