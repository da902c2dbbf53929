/** The whole app with given boot data and responses, at an address in the test's own browser. */
import type { Boot } from '@offrande/api-client/contract';
import { render } from '@testing-library/react';
import { vi } from 'vitest';
import { App } from '../app.tsx';
import { loadI18n } from '../../page/i18n.ts';
import { firstPage } from '../page-state.ts';
import { ALL_TILES, faqBoot, termsBoot } from './sample-boot.ts';

type Answers = Readonly<Record<string, unknown>>;

const ANSWERS: Answers = {
  '/_data/FR/en/tiles': { tiles: ALL_TILES },
  '/_data/FR/en/faq': faqBoot.data,
  '/_data/FR/en/terms': termsBoot.data,
};

/** Mocks fetch: each address in `answers` returns its value, any other 404. Returns the list of requested addresses. */
export const answerWith = (answers: Answers = ANSWERS): string[] => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    const found = answers[address];
    return new Response(JSON.stringify(found ?? null), { status: found === undefined ? 404 : 200 });
  });
  return asked;
};

/** Renders the page of `boot` at `address`, as the browser does once its scripts have loaded. */
export const showApp = async (boot: Boot, address: string) => {
  history.replaceState(null, '', address);
  const { route } = firstPage(boot);
  const [i18n] = await Promise.all([loadI18n(boot.language.code, route.texts), route.preload()]);
  return render(<App boot={boot} i18n={i18n} />);
};
