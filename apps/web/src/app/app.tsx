/** The app around its screens: language, routing, frame, and page transitions. */
import type { I18n } from '@lingui/core';
import { I18nProvider, useLingui } from '@lingui/react';
import type { Boot } from '@offrande/api-client/contract';
import { I18nProvider as AriaI18nProvider } from 'react-aria-components/I18nProvider';
import { type ReactNode, useDeferredValue } from 'react';
import { Router } from 'wouter';
import { Frame } from '../layouts/frame.tsx';
import { useArrival } from '../page/arrival.ts';
import { BootProvider, localeTag } from '../page/boot.tsx';
import { ReplayEarlyEvents } from './early/replay-early-events.ts';
import { useHydrated } from '../page/hydrated.ts';
import { Links } from '../page/links.tsx';
import { PageFailed } from './page-failed.tsx';
import { PageWaiting } from '../page/page-waiting.tsx';
import { Part } from '../page/part.tsx';
import { usePageState } from './page-state.ts';
import { TextsProvider, useAddTexts } from '../page/texts.tsx';
import { pageTitle } from './title.ts';

/** Code that once failed to come is asked for again by a new page only. */
const reload = (): void => globalThis.location.reload();

/** A screen that the browser renders: once the server's HTML is hydrated, and in slices like that. */
function FilledLater({ show }: { readonly show: () => ReactNode }) {
  return useDeferredValue(useHydrated()) ? show() : <PageWaiting />;
}

function Page({ boot }: { readonly boot: Boot }) {
  const { i18n } = useLingui();
  const { page, isLoading, hasFailed, retry } = usePageState(boot, useAddTexts());
  useArrival(page.path, pageTitle(page, boot.unit, i18n));
  const isFilledLater = page.route.rendered === 'browser';
  const show = (): ReactNode => page.route.show({ data: page.data, params: page.params });
  return (
    <Frame kind={page.route.frame} path={page.path} isLoading={isLoading} isFilledLater={isFilledLater}>
      {hasFailed ? (
        <PageFailed onRetry={retry} />
      ) : (
        <Part key={page.path} waiting={<PageWaiting />} failed={<PageFailed onRetry={reload} />}>
          <ReplayEarlyEvents />
          {isFilledLater ? <FilledLater show={show} /> : show()}
        </Part>
      )}
    </Frame>
  );
}

interface AppProps {
  readonly boot: Boot;
  readonly i18n: I18n;
  /** The full path on the server, where there is no address bar. */
  readonly ssrPath?: string;
}

/** The search that the server has answered; it ignores the rest of the query, which the browser reads after hydration. */
const answeredSearch = ({ data }: Boot): string => (data.kind === 'home' ? (data.home.found?.search ?? '') : '');

export function App({ boot, i18n, ssrPath }: AppProps) {
  return (
    <BootProvider value={boot}>
      <TextsProvider value={i18n}>
        <I18nProvider i18n={i18n}>
          <AriaI18nProvider locale={localeTag(boot)}>
            <Router base={boot.base} ssrSearch={answeredSearch(boot)} {...(ssrPath === undefined ? {} : { ssrPath })}>
              <Links>
                <Page boot={boot} />
              </Links>
            </Router>
          </AriaI18nProvider>
        </I18nProvider>
      </TextsProvider>
    </BootProvider>
  );
}
