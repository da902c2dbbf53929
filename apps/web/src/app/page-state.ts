/** Which page is shown: the first one from the boot data, each later one once its screen and data have loaded. */
import type { Boot } from '@offrande/api-client/contract';
import { startTransition, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { dataAddress } from '../shop/data-address.ts';
import { fetchPageData } from '../shop/page-answers.ts';
import { useQueriesPlace, type QueriesPlace } from '../page/queries-place.ts';
import { inTime } from '../page/in-time.ts';
import { matchRoute, NOT_FOUND, type RouteMatch } from './routes.ts';
import type { TextsName } from '../page/screen-groups.ts';

export interface ShownPage extends RouteMatch {
  readonly path: string;
  readonly data: Boot['data'];
}

const NO_DATA: Boot['data'] = { kind: 'none' };

type AddTexts = (name: TextsName) => Promise<void>;

export const firstPage = (boot: Boot): ShownPage => {
  const match = boot.status === 404 ? NOT_FOUND : matchRoute(boot.path);
  return { ...match, path: boot.path, data: boot.data };
};

const fetchPage = async (boot: Boot, addTexts: AddTexts, queries: QueriesPlace, path: string): Promise<ShownPage> => {
  if (path === boot.path) return firstPage(boot);
  const match = matchRoute(path);
  const [data] = await Promise.all([
    match.route.data === 'none' ? NO_DATA : fetchPageData(queries, dataAddress(boot, path)),
    match.route.preload(),
    addTexts(match.route.texts),
  ]);
  if (data !== null) return { ...match, path, data };
  await NOT_FOUND.route.preload();
  return { ...NOT_FOUND, path, data: NO_DATA };
};

export interface PageState {
  readonly page: ShownPage;
  readonly isLoading: boolean;
  /** The next page could not be fetched: the network or the server is down. */
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

export const usePageState = (boot: Boot, addTexts: AddTexts): PageState => {
  const [path] = useLocation();
  const queries = useQueriesPlace();
  // All addresses share one not-found page.
  const [page, setPage] = useState(() => (boot.status === 404 ? { ...firstPage(boot), path } : firstPage(boot)));
  const [failed, setFailed] = useState<{ readonly path: string; readonly attempt: number } | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (path === page.path) return undefined;
    let isWanted = true;
    inTime(fetchPage(boot, addTexts, queries, path)).then(
      (next) => isWanted && startTransition(() => setPage(next)),
      (failure: unknown) => {
        if (!isWanted) return;
        // Logged once, and nothing is fetched again until the visitor asks for it (S8.61).
        console.error(failure);
        setFailed({ path, attempt });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [boot, addTexts, queries, path, page, attempt]);
  const hasFailed = failed?.path === path && failed.attempt === attempt;
  return { page, isLoading: path !== page.path && !hasFailed, hasFailed, retry: () => setAttempt(attempt + 1) };
};
