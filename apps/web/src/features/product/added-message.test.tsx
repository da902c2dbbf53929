/** The toast after a card is added to the cart. */
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fillIn } from '../form/testing/fill-in.ts';
import { ToastPlace } from '../../page/toasts.tsx';
import { ProductStage } from './testing/product-stage.tsx';
import { DIGITAL_PAGE } from './testing/sample-page.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** What a module loads in its turn begins after it has settled, hence the rounds. The clock stands still. */
const loadedMessage = async (rounds = 50): Promise<HTMLElement> => {
  await act(() => vi.dynamicImportSettled());
  const message = screen.queryByRole('alertdialog', { name: 'Added to cart' });
  if (message !== null || rounds === 0) return screen.getByRole('alertdialog', { name: 'Added to cart' });
  return loadedMessage(rounds - 1);
};

/** Adds a card to the cart; from then on the clock advances only by hand. */
const putIntoCart = async () => {
  render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <ProductStage page={DIGITAL_PAGE} />
      <ToastPlace />
    </I18nProvider>,
  );
  const user = userEvent.setup();
  await fillIn(user, screen.getByRole('textbox', { name: /Their email/ }), 'ines@exemple.fr');
  await fillIn(user, screen.getByRole('textbox', { name: 'Your full name' }), 'Camille Roux');
  await fillIn(user, screen.getByRole('textbox', { name: 'Your email' }), 'camille@exemple.fr');
  vi.useFakeTimers();
  fireEvent.click(screen.getByRole('button', { name: 'Add to cart' }));
  await pass(0);
  return within(await loadedMessage());
};

const expectSixSeconds = async () => {
  await pass(5_900);
  expect(screen.queryByText('Added to cart')).not.toBeNull();
  await pass(200);
  expect(screen.queryByText('Added to cart')).toBeNull();
};

describe('the message that a card was added', () => {
  test('names the card and its amount, and is gone after six seconds [S9.37]', async () => {
    const message = await putIntoCart();
    expect(message.getByText(/^Offrande, all brands, 75,00\s€$/)).toBeTruthy();
    await expectSixSeconds();
  });

  test('on a phone is its title alone, for as long [S9.38][A-97]', async () => {
    vi.stubGlobal('innerWidth', 390);
    const message = await putIntoCart();
    expect(message.queryByText(/75,00/)).toBeNull();
    expect(message.getByRole('link', { name: 'View cart' })).toBeTruthy();
    await expectSixSeconds();
  });
});
