/**
 * Compares this page's build with the one the browser saw last. A build is identified by its entry file, whose name is
 * a hash of everything it loads. Source: S4.106, A-68.
 */
import { storageNameOf } from '@offrande/domain/browser-storage';
import { browserStore } from '../shop/key-value-store.ts';

const LOADED = new URL(import.meta.url).pathname;

/** True if the page is about to reload and nothing should be started in it. */
export const checkBuild = async (unitId: string): Promise<boolean> => {
  if (browserStore('localStorage').getItem(storageNameOf('version', unitId)) === LOADED) return false;
  try {
    const { browserWorld, performVersionSteps } = await import('./version-steps.ts');
    return await performVersionSteps(unitId, LOADED, browserWorld());
  } catch {
    // A failure to clear or store must not keep a visitor out of the shop.
    return false;
  }
};
