/**
 * Performs the steps after a new build, in this order: clear caches and lists, store the version, reload the page.
 * Source: S4.106, A-68.
 */
import { storageNameOf, type VersionStep, versionSteps } from '@offrande/domain/browser-storage';
import { clearStorage, type ClearableStorage } from '../shop/clear-storage.ts';
import { createCookies } from '../shop/cookies.ts';
import { browserStore } from '../shop/key-value-store.ts';

export interface VersionWorld extends ClearableStorage {
  /** Null if the browser has no cache storage on this page. */
  readonly caches: Pick<CacheStorage, 'keys' | 'delete'> | null;
  readonly reload: () => void;
}

export const browserWorld = (): VersionWorld => ({
  local: browserStore('localStorage'),
  session: browserStore('sessionStorage'),
  forgetCookie: createCookies(document).remove,
  caches: globalThis.caches ?? null,
  reload: () => location.reload(),
});

const take = async (step: VersionStep, unitId: string, world: VersionWorld): Promise<void> => {
  switch (step.step) {
    case 'clearBrowserCaches':
      await Promise.all(((await world.caches?.keys()) ?? []).map((name) => world.caches?.delete(name)));
      return;
    case 'clear':
      clearStorage(step.clearing, world);
      return;
    case 'storeVersion':
      world.local.setItem(storageNameOf('version', unitId), step.version);
      return;
    case 'reload':
      world.reload();
  }
};

/** Returns true if the page reloads. */
export const performVersionSteps = async (unitId: string, loaded: string, world: VersionWorld): Promise<boolean> => {
  const steps = versionSteps(world.local.getItem(storageNameOf('version', unitId)), loaded, unitId);
  for (const step of steps) await take(step, unitId, world);
  return steps.some(({ step }) => step === 'reload');
};
