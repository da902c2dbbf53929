/**
 * Tells the page's styles which part of the window is seen while an on-screen keyboard covers some of it: `--seen-from`,
 * the distance of its top edge, and `--seen-height`. Browsers do not lay a page out anew for a keyboard, so that styles
 * cannot know.
 */
import { useEffect } from 'react';

/** A page enlarged with two fingers is moved by them; what is pinned then stays where it is. */
const ENLARGED_FROM = 1.05;

/** More than the bars of a browser, which come and go while a page is scrolled. */
const KEYBOARD_LEAST_PX = 120;

const FIELD_IN_USE = '.product-form :is(input, textarea, select):focus';

const properties = ['--seen-from', '--seen-height'] as const;

export const useSeenWindow = (): void => {
  useEffect(() => {
    const { visualViewport: seen } = window;
    if (!seen) return undefined;
    const page = document.documentElement;
    const tell = (): void => {
      const { scale, offsetTop, height } = seen;
      if (scale > ENLARGED_FROM) return;
      page.style.setProperty('--seen-from', `${offsetTop}px`);
      page.style.setProperty('--seen-height', `${height}px`);
    };
    const hasKeyboard = (): boolean => page.clientHeight - seen.height >= KEYBOARD_LEAST_PX;
    /** A keyboard that opens may leave the field under what is pinned. */
    const makeRoom = (): void => {
      tell();
      if (hasKeyboard()) document.querySelector(FIELD_IN_USE)?.scrollIntoView({ block: 'nearest' });
    };
    seen.addEventListener('scroll', tell);
    seen.addEventListener('resize', makeRoom);
    // A field may be in use before the page is taken over.
    if (hasKeyboard()) makeRoom();
    return () => {
      seen.removeEventListener('scroll', tell);
      seen.removeEventListener('resize', makeRoom);
      for (const property of properties) page.style.removeProperty(property);
    };
  }, []);
};
