/** The catalogue from a visitor's point of view, in the whole app. */
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answerWith, showApp } from '../../app/testing/app-stage.tsx';
import { ALL_TILES, HOME, homeBoot } from '../../app/testing/sample-boot.ts';

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const region = () => screen.getByRole('region', { name: 'Gift cards' });
const names = () =>
  within(region())
    .queryAllByRole('link')
    .map((link) => link.getAttribute('href')!.replace('/product/', ''));
const shown = () => within(region()).getByRole('status', { name: '' }).textContent;
const show = async (address = '/', home = HOME) => {
  const asked = answerWith();
  await showApp({ ...homeBoot, data: { kind: 'home', home } }, address);
  return { asked, user: userEvent.setup() };
};
const categories = () => within(screen.getByRole('radiogroup', { name: 'Category' })).getAllByRole('radio');
const categoryNames = () => categories().map((chip) => chip.closest('label')!.textContent ?? '');
const withoutCounts = () => categoryNames().map((name) => name.replace(/ \d+$/, ''));
const SEVEN = ['Food', 'Fashion', 'Sport', 'Culture', 'Home', 'Travel', 'Beauty'].map((name, at) => ({
  id: String(at + 1),
  name,
  count: 1,
}));

describe('the catalogue', () => {
  test('begins with the first cards and asks for no more [S2.16]', async () => {
    const { asked } = await show();
    expect(names()).toEqual(['offrande', 'kino-9', 'librairie-quai', 'pomme-et-sel']);
    expect(shown()).toBe('4 of 6 gift cards');
    expect(asked).toEqual([]);
  });

  test('a category narrows the list, says how many it has, and stands in the address [S2.17][S3.108]', async () => {
    const { user } = await show();
    expect(categoryNames()).toEqual(['All 6', 'Food 3', 'Culture 2', 'All brands 1']);
    await user.click(screen.getByRole('radio', { name: /Food/ }));
    await waitFor(() => expect(names()).toEqual(['pomme-et-sel', 'table-ronde', 'cafe-zephyr']));
    expect(shown()).toBe('3 gift cards');
    expect(location.search).toBe('?category=1');
  });

  test('clears the cards shown and their count when a category is fetched, until its own are here [S4.61]', async () => {
    const { user } = await show();
    const tiles = Promise.withResolvers<Response>();
    vi.stubGlobal('fetch', () => tiles.promise);
    await user.click(screen.getByRole('radio', { name: /Food/ }));
    await waitFor(() => expect(names()).toEqual([]));
    expect(within(region()).queryByText(/of 6 gift cards/)).toBeNull();
    tiles.resolve(Response.json({ tiles: ALL_TILES }));
    await waitFor(() => expect(names()).toEqual(['pomme-et-sel', 'table-ronde', 'cafe-zephyr']));
    expect(shown()).toBe('3 gift cards');
  });

  test('offers five categories first, the rest on demand, and the chosen one wherever it stands [S9.32][A-98]', async () => {
    const { user } = await show('/', { ...HOME, categories: SEVEN });
    const first = ['All', 'Food', 'Fashion', 'Sport', 'Culture', 'Home'];
    expect(withoutCounts()).toEqual(first);
    await user.click(screen.getByRole('button', { name: 'More' }));
    expect(withoutCounts()).toEqual([...first, 'Travel', 'Beauty']);
    await user.click(screen.getByRole('radio', { name: /Beauty/ }));
    await user.click(screen.getByRole('button', { name: 'Fewer' }));
    expect(withoutCounts()).toEqual([...first, 'Beauty']);
  });

  test.each(['zephyr', 'ZÉPHYR', ' Zephyr ', 'cafe ze'])(
    'a search forgives accents, case and blanks: %j [S2.18]',
    async (query) => {
      const { user } = await show();
      await user.type(screen.getByRole('searchbox'), query);
      await waitFor(() => expect(names()).toEqual(['cafe-zephyr']));
    },
  );

  test('a search finds cards by the name of their category, and counts follow it [S2.18]', async () => {
    const { user } = await show();
    await user.type(screen.getByRole('searchbox'), 'culture');
    await waitFor(() => expect(names()).toEqual(['kino-9', 'librairie-quai']));
    expect(screen.getByRole('radio', { name: /^Food\s*0$/ })).toBeDefined();
  });

  test('online-only leaves out cards for shops alone [S2.19]', async () => {
    const { user } = await show();
    await user.click(screen.getByRole('switch', { name: 'Usable online only' }));
    await waitFor(() => expect(names()).toEqual(['offrande', 'kino-9', 'table-ronde', 'cafe-zephyr']));
  });

  test('all cards are shown on demand, and the focus lands on the first new one [S2.20][A-98]', async () => {
    const { user } = await show();
    await user.click(screen.getByRole('button', { name: 'Show all 6 gift cards' }));
    await waitFor(() => expect(names()).toHaveLength(6));
    await waitFor(() => expect(document.activeElement?.getAttribute('href')).toBe('/product/table-ronde'));
  });

  test('an empty result says what was asked and offers the ways on', async () => {
    const { user } = await show('/?category=4&q=zephyr');
    expect(await screen.findByText('No card fits “zephyr”')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Search every category' }));
    await waitFor(() => expect(names()).toEqual(['cafe-zephyr']));
  });

  test('the address alone brings the same list back', async () => {
    await show('/?category=1&online=1');
    await waitFor(() => expect(names()).toEqual(['table-ronde', 'cafe-zephyr']));
    expect(screen.getByRole('radio', { name: /Food/ })).toHaveProperty('checked', true);
    expect(screen.getByRole('switch')).toHaveProperty('checked', true);
  });

  test('Back undoes a choice', async () => {
    const { user } = await show();
    await user.click(screen.getByRole('radio', { name: /Culture/ }));
    await waitFor(() => expect(shown()).toBe('2 gift cards'));
    history.back();
    await waitFor(() => expect(shown()).toBe('4 of 6 gift cards'));
  });

  test('a list that did not arrive can be asked for again', async () => {
    const { user } = await show();
    answerWith({});
    await user.click(screen.getByRole('radio', { name: /Food/ }));
    expect(await screen.findByText(/could not be loaded/)).toBeDefined();
    answerWith();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(shown()).toBe('3 gift cards'));
  });
});
