import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ToastPlace } from '../../page/toasts.tsx';
import { OfflineNotice } from './offline-notice.tsx';

let isOnline = true;

beforeEach(() => {
  isOnline = true;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const go = (online: boolean) =>
  act(() => {
    isOnline = online;
    globalThis.dispatchEvent(new Event(online ? 'online' : 'offline'));
  });

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

test('a lost connection is said as long as it is lost, and its return for three seconds, as any title alone [S9.36]', async () => {
  vi.useFakeTimers();
  render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <ToastPlace />
      <OfflineNotice />
    </I18nProvider>,
  );
  expect(screen.getByRole('status').textContent).toBe('');
  go(false);
  expect(screen.getByRole('status').textContent).toMatch(/^You are offline\./);
  go(true);
  expect(screen.getByRole('status').textContent).toBe('');
  await act(() => vi.dynamicImportSettled());
  pass(2_900);
  expect(screen.getByText('You are online again.')).toBeTruthy();
  pass(200);
  expect(screen.queryByText('You are online again.')).toBeNull();
});
