/**
 * Inserts third-party scripts into the page on demand, once each. A script that failed to load may be requested again.
 */

/** A page that scripts are inserted into: the browser's, or a test's. `Globals` are what the scripts define. */
export interface ScriptedPage<Globals extends object> {
  readonly window: Globals;
  readonly addScript: (src: string, id?: string) => Promise<void>;
}

const loading = new Map<string, Promise<void>>();

/** A script that has not loaded after this time, in milliseconds, is given up. */
const LOAD_LIMIT_MS = 5_000;

const load = (src: string, id: string | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.async = true;
    script.src = src;
    if (id !== undefined) script.id = id;
    const giveUp = (): void => {
      script.remove();
      loading.delete(src);
      reject(new Error(`No answer from ${new URL(src).host}`));
    };
    const timer = setTimeout(giveUp, LOAD_LIMIT_MS);
    script.addEventListener('load', () => {
      clearTimeout(timer);
      resolve();
    });
    script.addEventListener('error', () => {
      clearTimeout(timer);
      giveUp();
    });
    document.head.append(script);
  });

const addScript = (src: string, id?: string): Promise<void> => {
  const known = loading.get(src) ?? load(src, id);
  loading.set(src, known);
  return known;
};

export const browserPage = <Globals extends object>(): ScriptedPage<Globals> => ({
  window: globalThis as unknown as Globals,
  addScript,
});
