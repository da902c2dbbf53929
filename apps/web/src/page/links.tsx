/** Links of the ui-kit go through the router, carry the visitor's prefix, and wait a moment for the page they lead to. */
import type { ReactNode } from 'react';
import { RouterProvider } from 'react-aria-components';
import { useLocation, useRouter } from 'wouter';

/** Inside the shop, by its path; `?lang=` and outside addresses are the browser's. */
const isPath = (href: string): boolean => href.startsWith('/');

const goToPart = (hash: string): void => {
  const part = document.getElementById(hash.slice(1));
  part?.scrollIntoView();
  part?.focus({ preventScroll: true });
};

/** The part of a page that an address names, if that page is the one shown. */
const fragmentOnPage = (href: string, path: string): string | null => {
  const at = href.indexOf('#');
  return at >= 0 && (at === 0 || href.slice(0, at) === path) ? href.slice(at) : null;
};

/** Goes to an address that a link has: a path of the shop, a part of this page, or anything else through the browser. */
export const useFollow = (): ((href: string) => void) => {
  const [path, navigate] = useLocation();
  return (href) => {
    const part = fragmentOnPage(href, path);
    if (part !== null) goToPart(part);
    else if (isPath(href)) navigate(href);
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
