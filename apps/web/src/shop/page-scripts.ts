/**
 * Inserts third-party scripts into the page on demand, once each. A script that failed to load may be requested again.
 */

/** A page that scripts are inserted into: the browser's, or a test's. `Globals` are what the scripts define. */
export interface ScriptedPage<Globals extends object> {
  readonly window: Globals;
  readonly addScript: (src: string, id?: string) => Promise<void>;
}

const loading = new Map<string, Promise<void>>();

const load = (src: string, id: string | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.async = true;
    script.src = src;
    if (id !== undefined) script.id = id;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      loading.delete(src);
      reject(new Error(`No answer from ${new URL(src).host}`));
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
