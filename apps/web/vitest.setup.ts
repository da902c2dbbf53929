/** What the files of the web share: they run in one world, so each leaves nothing of itself behind. */
import { cleanup, configure } from '@testing-library/react';
import { afterAll, vi } from 'vitest';

// A screen's parts are loaded when they are shown: on a busy machine that takes longer than the second that is waited usually.
configure({ asyncUtilTimeout: 10_000 });

afterAll(async () => {
  if (typeof document === 'undefined') return;
  cleanup();
  // What a file was still loading at its end would never arrive in the next one.
  await vi.dynamicImportSettled();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});
