/**
 * The web app served from its sources with hot reload, for `npm run dev`: Vite serves scripts and styles in front of the shop, and renders
 * each page afresh. Pages have no Content-Security-Policy then, since Vite's own scripts are inline.
 */
import type { Server } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PageAssets } from '@offrande/api-client/contract';
import type { RenderingEntry, WebApp } from './built-web-app.ts';

const REFRESH = `<script type="module">import R from '/@react-refresh';R.injectIntoGlobalHook(window);window.$RefreshReg$=()=>{};window.$RefreshSig$=()=>(t)=>t;</script>`;
const CLIENT = '<script type="module" src="/@vite/client"></script>';

export interface DevelopmentWebApp extends WebApp {
  /** Answers Vite's requests and passes on all others. */
  readonly middleware: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  close(): Promise<void>;
}

const isEntry = (module: object): module is RenderingEntry => 'render' in module && 'matchRoute' in module;

export const openDevelopmentWebApp = async (folder: string, server: Server): Promise<DevelopmentWebApp> => {
  const { createServer, isRunnableDevEnvironment } = await import('vite');
  const vite = await createServer({
    root: folder,
    configFile: `${folder}/vite.config.ts`,
    server: { middlewareMode: true, hmr: { server } },
  });
  const ssr = vite.environments['ssr'];
  if (ssr === undefined || !isRunnableDevEnvironment(ssr)) throw new Error('Vite cannot render on this machine');

  /** The styles of everything rendered so far, with the ids by which Vite's client adopts them. */
  const styles = async (): Promise<string> => {
    const sheets = [...ssr.moduleGraph.idToModuleMap.keys()].filter((id) => id.endsWith('.css'));
    const tags = sheets.map(async (id) => {
      const { default: text } = (await ssr.runner.import(`${id}?inline`)) as { default: string };
      return `<style data-vite-dev-id="${id}">${text}</style>`;
    });
    return (await Promise.all(tags)).join('');
  };

  return {
    load: async () => {
      const entry: unknown = await ssr.runner.import('/src/app/entry-server.tsx');
      if (typeof entry !== 'object' || entry === null || !isEntry(entry))
        throw new Error('The rendering entry exports nothing');
      const assets: PageAssets = {
        styleOf: () => '',
        scriptsOf: ([file]) => ({ entry: `/${file}`, preload: [] }),
        hash: () => '',
        head: `${REFRESH}${CLIENT}${await styles()}`,
      };
      return { entry, assets };
    },
    staticFolder: null,
    keepsPages: false,
    middleware: vite.middlewares,
    close: () => vite.close(),
  };
};
