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

/** Goes to an address that a link has: a path of the shop, a part of this page, or anything else through the browser. */
export const useFollow = (): ((href: string) => void) => {
  const [, navigate] = useLocation();
  return (href) => {
    if (href.startsWith('#')) goToPart(href);
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
