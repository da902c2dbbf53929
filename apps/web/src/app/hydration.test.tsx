import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { loadI18n } from '../page/i18n.ts';
import { App } from './app.tsx';
import { NOT_FOUND } from './routes.ts';
import { notFoundBoot as boot } from './testing/sample-boot.ts';

afterEach(() => vi.restoreAllMocks());

test('a page of the server is rendered once when the browser takes it over', async () => {
  const { route } = NOT_FOUND;
  history.replaceState(null, '', boot.path);
  const [i18n] = await Promise.all([loadI18n(boot.language.code, route.texts), route.preload()]);
  document.body.innerHTML = renderToString(<App boot={boot} i18n={i18n} ssrPath={boot.path} />);
  const show = vi.spyOn(route, 'show');
  const root = await act(async () => hydrateRoot(document.body, <App boot={boot} i18n={i18n} />));
  expect(show).toHaveBeenCalledOnce();
  act(() => root.unmount());
});
