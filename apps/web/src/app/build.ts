/**
 * Which build of the shop this page runs, and what follows when the browser knows another. The build is named by the file
 * that every page starts with: its name is made of all that it loads. Source: S4.106, A-68.
 */
import { storageNameOf } from '@offrande/domain/browser-storage';
import { browserStore } from '../shop/key-value-store.ts';

const LOADED = new URL(import.meta.url).pathname;

/** True where the page is about to be loaded anew, and nothing should be begun in it. */
export const settleBuild = async (unitId: string): Promise<boolean> => {
  if (browserStore('localStorage').getItem(storageNameOf('version', unitId)) === LOADED) return false;
  try {
    const { browserWorld, takeVersionSteps } = await import('./version-steps.ts');
    return await takeVersionSteps(unitId, LOADED, browserWorld());
  } catch {
    // What cannot be cleared or stored must not keep anybody from the shop.
    return false;
  }
};
