/**
 * Page transitions: sets the title, scrolls to the top 100 ms after the address changed, or restores the scroll position on the way
 * back, and focuses the heading. A page that comes later is at its place when it is first painted; one that comes earlier stays
 * where it is if the visitor presses something within the 100 ms. Source: spec section 2 (S2.108).
 */
import { useEffect, useLayoutEffect, useRef } from 'react';

const SCROLL_DELAY_MS = 100;

/** The events that the browser fires on going back and the router on going forward. */
const MOVES = ['popstate', 'pushState', 'replaceState'];

/** Scroll positions in px by address, restored on the way back. */
const left = new Map<string, number>();
let isWayBack = false;
/** When the address last changed, in ms of `performance.now()`. */
let movedAt = 0;

const here = (): string => location.pathname + location.search;

/**
 * Starts recording scroll positions. Called before the app starts, so that navigation is noticed before the router
 * renders the new page.
 */
export const recordScrollPositions = (): void => {
  history.scrollRestoration = 'manual';
  let address = here();
  addEventListener('scroll', () => here() === address && left.set(address, window.scrollY), { passive: true });
  for (const name of MOVES) {
    addEventListener(name, () => {
      isWayBack = name === 'popstate';
      movedAt = performance.now();
      address = here();
    });
  }
};

/** The heading of the current page. */
export const pageHeading = (): HTMLElement | null => document.querySelector<HTMLElement>('main h1');

const focus = (place: HTMLElement): void => place.focus({ preventScroll: true });

/** A client-rendered page gets its heading later; it is focused then, unless the visitor has moved the focus. */
const focusHeading = (): (() => void) => {
  const focused = document.activeElement;
  const watch = new MutationObserver(() => tryNow());
  const tryNow = (): boolean => {
    const heading = pageHeading();
    if (heading === null) return false;
    watch.disconnect();
    if (document.activeElement === focused || document.activeElement === document.body) focus(heading);
    return true;
  };
  if (!tryNow()) watch.observe(document.body, { childList: true, subtree: true });
  return () => watch.disconnect();
};

/** The part of the page that the address names (`#cards`). */
const namedPart = (): HTMLElement | null => {
  const id = location.hash.slice(1);
  return id === '' ? null : document.getElementById(id);
};

const scrollToStart = (): void => {
  const part = namedPart();
  if (part === null) window.scrollTo({ top: 0 });
  else part.scrollIntoView();
};

const scroll = (): (() => void) | undefined => {
  const remaining = SCROLL_DELAY_MS - (performance.now() - movedAt);
  if (isWayBack) window.scrollTo({ top: left.get(here()) ?? 0 });
  else if (remaining <= 0) scrollToStart();
  else {
    const timer = setTimeout(scrollToStart, remaining);
    const stay = (): void => clearTimeout(timer);
    // A page does not move under the finger.
    addEventListener('pointerdown', stay, { capture: true, once: true });
    return stay;
  }
  return undefined;
};

const focusStart = (): (() => void) | undefined => {
  const part = namedPart();
  if (part === null) return focusHeading();
  focus(part);
  return undefined;
};

/** `path` is that of the page shown, not of the page requested. */
export const useArrival = (path: string, title: string): void => {
  const shown = useRef(path);
  // With the page, not after it: whoever reads the heading, a screen reader first of all, finds the title of that page.
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
  useLayoutEffect(() => (shown.current === path ? undefined : scroll()), [path]);
  useEffect(() => {
    if (shown.current === path) return undefined;
    shown.current = path;
    return focusStart();
  }, [path]);
};
