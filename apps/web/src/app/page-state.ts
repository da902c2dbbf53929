/** Which page is shown: the first one from the boot data, every later one after its screen and data have arrived. */
import type { Boot } from '@offrande/api-client/contract';
import { startTransition, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { matchRoute, NOT_FOUND, type RouteMatch } from './routes.ts';

export interface ShownPage extends RouteMatch {
  readonly path: string;
  readonly data: Boot['data'];
}

/** The address that answers a route's data as JSON. */
export const dataAddress = ({ unit, language }: Boot, path: string): string =>
  `/_data/${unit.id}/${language.code}${path}`;

const NO_DATA: Boot['data'] = { kind: 'none' };

const fetchPage = async (boot: Boot, path: string): Promise<ShownPage> => {
  const match = matchRoute(path);
  const [answer] = await Promise.all([
    match.route.data === 'none' ? null : fetch(dataAddress(boot, path)),
    match.route.preload(),
  ]);
  if (answer === null) return { ...match, path, data: NO_DATA };
  if (answer.status !== 404 && !answer.ok) throw new Error(`${answer.status}`);
  const data = (await answer.json()) as Boot['data'];
  if (data.kind !== 'none') return { ...match, path, data };
  await NOT_FOUND.preload();
  return { route: NOT_FOUND, params: {}, path, data: NO_DATA };
};

export interface PageState {
  readonly page: ShownPage;
  readonly isLoading: boolean;
  /** The next page could not be fetched: the network or the server is away. */
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

export const firstPage = (boot: Boot): ShownPage => {
  const match = boot.status === 404 ? { route: NOT_FOUND, params: {} } : matchRoute(boot.path);
  return { ...match, path: boot.path, data: boot.data };
};

export const usePageState = (boot: Boot): PageState => {
  const [path] = useLocation();
  const [page, setPage] = useState(() => firstPage(boot));
  const [failedPath, setFailedPath] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const wanted = useRef(path);
  wanted.current = path;
  useEffect(() => {
    if (path === page.path) return;
    setFailedPath(null);
    fetchPage(boot, path).then(
      (next) => wanted.current === path && startTransition(() => setPage(next)),
      () => wanted.current === path && setFailedPath(path),
    );
  }, [boot, path, page.path, attempt]);
  const hasFailed = failedPath === path;
  return { page, isLoading: path !== page.path && !hasFailed, hasFailed, retry: () => setAttempt(attempt + 1) };
};
