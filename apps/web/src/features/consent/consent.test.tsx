import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { ENGLISH } from '../../app/testing/english.ts';
import { createMemoryStore, type KeyValueStore } from '../../shop/key-value-store.ts';
import { Consent } from './consent.tsx';

afterEach(cleanup);

const AT = Date.UTC(2026, 5, 12);

const show = (storage: KeyValueStore = createMemoryStore(), asked = 0) => {
  const i18n = setupI18n({ locale: 'en', messages: { en: ENGLISH } });
  const page = (times: number) => (
    <I18nProvider i18n={i18n}>
      <Consent unitId="FR" storage={storage} asked={times} now={() => AT} />
    </I18nProvider>
  );
  const shown = render(page(asked));
  return { storage, user: userEvent.setup(), askAgain: () => shown.rerender(page(asked + 1)) };
};
const question = () => screen.queryByRole('region', { name: 'Cookies' });
const press = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(screen.getByRole('button', { name }));
const stored = ({ storage }: { readonly storage: KeyValueStore }): unknown =>
  JSON.parse(storage.getItem('cookieConsent:FR') ?? 'null');
const AS_STORED = { unitId: 'FR', at: new Date(AT).toISOString() };

describe('the question about cookies', () => {
  test.each([
    ['Refuse all', false],
    ['Allow all', true],
  ])(
    '%s is one press, stored for the unit, and not asked again [S1.24][S4.115][S4.116][S1.47]',
    async (name, isAllowed) => {
      const opened = show();
      await press(opened.user, name);
      expect(question()).toBeNull();
      expect(stored(opened)).toEqual({ ...AS_STORED, advertising: isAllowed, analytics: isAllowed });
      cleanup();
      show(opened.storage);
      expect(question()).toBeNull();
    },
  );

  test('refusing looks like allowing: two buttons of one kind, side by side [A-76]', () => {
    show();
    const [refuse, allow] = ['Refuse all', 'Allow all'].map((name) => screen.getByRole('button', { name }));
    expect(refuse!.className).toBe(allow!.className);
    expect(refuse!.dataset['variant']).toBe(allow!.dataset['variant']);
    expect(refuse!.nextElementSibling).toBe(allow);
  });

  test('each purpose can be set by itself; the needed ones cannot be refused; N of 2 are allowed [S2.95][S5.84][S5.85][S5.86]', async () => {
    const opened = show();
    await press(opened.user, 'Choose');
    expect(screen.getByRole('status').textContent).toBe('0 of 2 allowed');
    const needed = screen.getByRole<HTMLInputElement>('switch', { name: 'Needed by the shop' });
    expect([needed.checked, needed.disabled]).toEqual([true, true]);
    await opened.user.click(screen.getByRole('switch', { name: 'Counting visits' }));
    expect(screen.getByRole('status').textContent).toBe('1 of 2 allowed');
    await opened.user.click(screen.getByRole('switch', { name: 'Advertising' }));
    expect(screen.getByRole('status').textContent).toBe('2 of 2 allowed');
    await opened.user.click(screen.getByRole('switch', { name: 'Advertising' }));
    await press(opened.user, 'Save my choice');
    expect(stored(opened)).toEqual({ ...AS_STORED, advertising: false, analytics: true });
  });

  test('asked again from the footer it shows what holds; closing keeps it [A-76][S4.116]', async () => {
    const opened = show();
    await press(opened.user, 'Allow all');
    opened.askAgain();
    expect((await screen.findByRole('status')).textContent).toBe('2 of 2 allowed');
    await opened.user.click(screen.getByRole('switch', { name: 'Advertising' }));
    await press(opened.user, 'Close');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(stored(opened)).toEqual({ ...AS_STORED, advertising: true, analytics: true });
  });

  test('the purposes stand in a popup that asks for no yes or no: Escape closes it and answers nothing [S9.45]', async () => {
    const opened = show();
    await press(opened.user, 'Choose');
    const popup = await screen.findByRole('dialog', { name: 'Your cookies' });
    expect(within(popup).queryByRole('button', { name: /^(OK|Yes|No|Cancel)$/ })).toBeNull();
    await opened.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(stored(opened)).toBeNull();
    expect(question()).not.toBeNull();
  });

  test('an answer of another unit, or one that cannot be read, is none [S1.47]', () => {
    const storage = createMemoryStore();
    storage.setItem(
      'cookieConsent:FR',
      JSON.stringify({ ...AS_STORED, unitId: 'ES', advertising: true, analytics: true }),
    );
    show(storage);
    expect(question()).not.toBeNull();
  });
});
