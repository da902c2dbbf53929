/** Shared set-up of the web tests: they share one environment, so each must clean up after itself. */
import { cleanup, configure } from '@testing-library/react';
import { afterAll, vi } from 'vitest';

// A screen's parts are loaded on demand, which on a busy machine takes longer than the default timeout of one second.
configure({ asyncUtilTimeout: 10_000 });

afterAll(async () => {
  if (typeof document === 'undefined') return;
  cleanup();
  // Imports still pending at the end of a file would never resolve in the next one.
  await vi.dynamicImportSettled();
  // The shop, the session and the queries of a page live in modules: each file is a page of its own.
  vi.resetModules();
  dispatchEvent(new Event('pagehide'));
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});
