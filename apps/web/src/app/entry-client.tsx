/** The browser's start: language and screen first, then hydration, so that nothing flickers. */
import '@offrande/ui-kit/tokens.css';
import '@offrande/ui-kit/base.css';
import './fonts.css';
import type { Boot } from '@offrande/api-client/contract';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { loadI18n } from './i18n.ts';
import { firstPage } from './page-state.ts';

const start = async (): Promise<void> => {
  const boot = JSON.parse(document.querySelector('#boot')!.textContent) as Boot;
  const root = document.querySelector('#root')!;
  const { route } = firstPage(boot);
  const [i18n] = await Promise.all([loadI18n(boot.language.code), route.preload()]);
  const app = <App boot={boot} i18n={i18n} />;
  if (route.rendered === 'server') hydrateRoot(root, app);
  else createRoot(root).render(app);
};

void start();
