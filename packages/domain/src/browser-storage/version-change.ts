/**
 * A new build of the shop: caches and cached lists go, then the page is loaded anew; login, cart and consent stay.
 * Source: S4.106, A-68.
 */
import { clearingOf } from './storage-clearing.ts';
import type { Clearing } from './storage-clearing.ts';

/** Carried out in order. `clearBrowserCaches`: what the browser itself keeps for the shop's pages. */
export type VersionStep =
  | { readonly step: 'clearBrowserCaches' }
  | { readonly step: 'clear'; readonly clearing: Clearing }
  | { readonly step: 'storeVersion'; readonly version: string }
  | { readonly step: 'reload' };

/**
 * What follows when a build is loaded where another one was stored: nothing for the same version; a visitor without one
 * gets it stored; a change clears, stores the new version before it reloads, so that it never loops.
 */
export const versionSteps = (stored: string | null, loaded: string, unitId: string): readonly VersionStep[] => {
  if (stored === loaded) return [];
  const store = { step: 'storeVersion', version: loaded } as const;
  if (stored === null) return [store];
  return [
    { step: 'clearBrowserCaches' },
    { step: 'clear', clearing: clearingOf('newVersion', unitId) },
    store,
    { step: 'reload' },
  ];
};
