/** The shop around its screens: language, routing, frame, and what happens when a page changes. */
import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { Boot } from '@offrande/api-client/contract';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { I18nProvider as AriaI18nProvider } from 'react-aria-components/I18nProvider';
import { RouterProvider } from 'react-aria-components/RouterProvider';
import { Router, useLocation, useRouter } from 'wouter';
import { Frame } from '../layouts/frame.tsx';
import { BootProvider } from './boot.tsx';
import { PageFailed } from './page-failed.tsx';
import { usePageState } from './page-state.ts';

/** Links of the ui-kit go through the router and carry the visitor's prefix. */
function Links({ children }: { readonly children: ReactNode }) {
  const [, navigate] = useLocation();
  const { base } = useRouter();
  return (
    <RouterProvider navigate={(href) => navigate(href)} useHref={(href) => (href.startsWith('/') ? base + href : href)}>
      {children}
    </RouterProvider>
  );
}

/** After a page change the page begins at its top and its heading is read. */
const useArrival = (path: string): void => {
  const first = useRef(true);
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    window.scrollTo({ top: 0 });
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [path]);
};

function Page({ boot }: { readonly boot: Boot }) {
  const { page, isLoading, hasFailed, retry } = usePageState(boot);
  useArrival(page.path);
  return (
    <Frame kind={page.route.frame} path={page.path} isLoading={isLoading}>
      {hasFailed ? (
        <PageFailed onRetry={retry} />
      ) : (
        <Suspense>{page.route.show({ data: page.data, params: page.params })}</Suspense>
      )}
    </Frame>
  );
}

export function App({ boot, i18n, ssrPath }: { readonly boot: Boot; readonly i18n: I18n; readonly ssrPath?: string }) {
  return (
    <BootProvider value={boot}>
      <I18nProvider i18n={i18n}>
        <AriaI18nProvider locale={boot.language.tag}>
          <Router base={boot.base} {...(ssrPath === undefined ? {} : { ssrPath, ssrSearch: '' })}>
            <Links>
              <Page boot={boot} />
            </Links>
          </Router>
        </AriaI18nProvider>
      </I18nProvider>
    </BootProvider>
  );
}
