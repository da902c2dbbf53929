/**
 * Routes the ui-kit's links through the router, adds the visitor's prefix, and defers navigation until the page is
 * ready.
 */
import type { ReactNode } from 'react';
import { RouterProvider } from 'react-aria-components';
import { useLocation, useRouter } from 'wouter';
import { useBoot } from './boot.tsx';
import { loadAnew } from './kept-entries.ts';

/** Whether the router handles a link; external addresses are left to the browser. */
const isPath = (href: string): boolean => href.startsWith('/');

/** Whether a link is this page in another language. */
const isLanguage = (href: string): boolean => /^\?(?:.*&)?lang=/u.test(href);

const goToPart = (hash: string): void => {
  const part = document.getElementById(hash.slice(1));
  part?.scrollIntoView();
  part?.focus({ preventScroll: true });
};

/** The fragment of an address if it points into the current page. */
const fragmentOnPage = (href: string, path: string): string | null => {
  const at = href.indexOf('#');
  return at >= 0 && (at === 0 || href.slice(0, at) === path) ? href.slice(at) : null;
};

/**
 * Follows a link: a path of the shop, a fragment of this page, this page in another language with what its forms hold,
 * or anything else through the browser.
 */
export const useFollow = (): ((href: string) => void) => {
  const [path, navigate] = useLocation();
  const { unit } = useBoot();
  return (href) => {
    const part = fragmentOnPage(href, path);
    if (part !== null) goToPart(part);
    else if (isPath(href)) navigate(href);
    else if (isLanguage(href)) loadAnew(unit.id, href);
    else window.location.assign(href);
  };
};

export function Links({ children }: { readonly children: ReactNode }) {
  const follow = useFollow();
  const { base } = useRouter();
  return (
    <RouterProvider navigate={follow} useHref={(href) => (isPath(href) ? base + href : href)}>
      {children}
    </RouterProvider>
  );
}
