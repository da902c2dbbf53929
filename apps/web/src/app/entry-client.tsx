/**
 * The browser's entry point: loads language and screen before hydration, so that nothing flickers. Reloads the page if
 * the build has changed.
 */
import '@offrande/ui-kit/tokens.css';
import '@offrande/ui-kit/base.css';
import './themes.ts';
import './fonts.css';
import type { Boot } from '@offrande/api-client/contract';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { recordScrollPositions } from '../page/arrival.ts';
import { checkBuild } from './build.ts';
import { loadI18n } from '../page/i18n.ts';
import { firstPage } from './page-state.ts';

const start = async (): Promise<void> => {
  recordScrollPositions();
  const boot = JSON.parse(document.querySelector('#boot')!.textContent) as Boot;
  const { route } = firstPage(boot);
  const [i18n, isLeaving] = await Promise.all([
    loadI18n(boot.language.code, route.texts),
    checkBuild(boot.unit.id),
    route.preload(),
  ]);
  if (isLeaving) return;
  // In slices between which the browser answers to the visitor.
  startTransition(() => void hydrateRoot(document.querySelector('#root')!, <App boot={boot} i18n={i18n} />));
};

void start();
