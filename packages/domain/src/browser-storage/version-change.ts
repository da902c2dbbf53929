/**
 * A new build of the shop: caches and cached lists are cleared, then the page is reloaded; login, cart and consent
 * stay. Source: S4.106, A-68.
 */
import { clearingOf } from './storage-clearing.ts';
import type { Clearing } from './storage-clearing.ts';

/** Carried out in order. `clearBrowserCaches`: the browser's own caches for the shop's pages. */
export type VersionStep =
  | { readonly step: 'clearBrowserCaches' }
  | { readonly step: 'clear'; readonly clearing: Clearing }
  | { readonly step: 'storeVersion'; readonly version: string }
  | { readonly step: 'reload' };

/**
 * The steps when a build is loaded: none for the stored version; without a stored version it is stored; a change clears
 * the caches and stores the new version before the reload, so that it never loops.
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
