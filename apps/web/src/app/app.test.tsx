/** Going through the shop: what is shown, fetched, named, and where the focus is. */
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { rememberPlaces } from '../page/arrival.ts';
import { answerWith, showApp } from './testing/app-stage.tsx';
import { faqBoot, homeBoot, notFoundBoot, termsBoot } from './testing/sample-boot.ts';

const scrolled: unknown[] = [];

rememberPlaces();

beforeEach(() => {
  scrolled.length = 0;
  vi.stubGlobal('scrollTo', (to: unknown) => scrolled.push(to));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const follow = async (name: string) => {
  const [link] = screen.getAllByRole('link', { name });
  await userEvent.click(link!);
};
const heading = () => screen.getByRole('heading', { level: 1 });

describe('going to another page', () => {
  test('shows it with its own title, its heading in focus, from the top [S2.108]', async () => {
    answerWith();
    await showApp(homeBoot, '/');
    await follow('Questions');
    await waitFor(() => expect(heading().textContent).toBe('Questions and answers'));
    expect(document.title).toBe('Frequently asked questions · Offrande');
    expect(document.activeElement).toBe(heading());
    await waitFor(() => expect(scrolled).toEqual([{ top: 0 }]));
  });

  test('asks for its data once; the way back needs none', async () => {
    const asked = answerWith();
    await showApp(homeBoot, '/');
    await follow('Terms of use');
    await waitFor(() => expect(heading().textContent).toBe('Terms of use'));
    history.back();
    await waitFor(() => expect(heading().textContent).toMatch(/^They pick/));
    expect(asked.filter((address) => address.endsWith('/terms'))).toHaveLength(1);
  });

  test('says so when it did not arrive, and tries again [S8.1][S8.2]', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    await showApp(termsBoot, '/terms');
    await follow('FAQ');
    expect(await screen.findByText(/^Oops! Seems there are something went wrong\./)).toBeDefined();
    answerWith();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(heading().textContent).toBe('Questions and answers'));
  });
});

describe('a page', () => {
  test('that is not there says so and leads on [S2.53][S8.70]', async () => {
    answerWith();
    await showApp(notFoundBoot, '/nowhere');
    expect(heading().textContent).toBe('This page is not here');
    expect(
      within(screen.getByRole('main')).getByRole('link', { name: 'See the gift cards' }).getAttribute('href'),
    ).toBe('/');
  });

  test('of the unit’s own words shows them; its links carry the visitor’s prefix [S2.49][A-44]', async () => {
    answerWith();
    await showApp({ ...termsBoot, base: '/FR' }, '/FR/terms');
    expect(screen.getByRole('heading', { level: 2, name: 'Who may use the shop' })).toBeDefined();
    const link = within(screen.getByRole('main')).getByRole('link', { name: 'questions' });
    expect(link.getAttribute('href')).toBe('/FR/faq');
    await userEvent.click(link);
    await waitFor(() => expect(heading().textContent).toBe('Questions and answers'));
    expect(location.pathname).toBe('/FR/faq');
  });

  test('of questions opens each answer [S1.25]', async () => {
    answerWith();
    await showApp(faqBoot, '/faq');
    const answer = screen.getByText(/^No\. See the/).closest('details')!;
    expect(answer.open).toBe(false);
    await userEvent.click(screen.getByText('Must I have an account?'));
    expect(answer.open).toBe(true);
  });
});

describe('the frame', () => {
  test('keeps the footer below the window on pages that only the browser fills', async () => {
    answerWith();
    await showApp(homeBoot, '/');
    expect('filledLater' in screen.getByRole('main').dataset).toBe(false);
    cleanup();
    await showApp({ ...homeBoot, path: '/auth/login', data: { kind: 'none' } }, '/auth/login');
    expect('filledLater' in screen.getByRole('main').dataset).toBe(true);
  });

  test('has the unit’s links that lead somewhere, and no others [S2.97]', async () => {
    answerWith();
    await showApp(homeBoot, '/');
    const footer = within(screen.getByRole('contentinfo'));
    const texts = footer.getAllByRole('link').map((link) => link.textContent);
    expect(texts).toEqual([
      'Offrande',
      'Instagram',
      'App Store',
      'All gift cards',
      'FAQ',
      'Check a balance',
      'Terms of use',
    ]);
  });

  test('offers the unit’s languages, the current one marked, for the same page [S1.45]', async () => {
    answerWith();
    await showApp(termsBoot, '/terms');
    await userEvent.click(screen.getByRole('button', { name: /Language/ }));
    const link = screen.getByRole('link', { name: 'Français' });
    expect(link.getAttribute('href')).toBe('?lang=fr');
    expect(screen.getByRole('link', { name: 'English' }).getAttribute('aria-current')).toBe('true');
  });

  test('shows how many cards the cart holds, also when another page changes it', async () => {
    answerWith();
    localStorage.setItem('cart:FR:count', '2');
    await showApp(termsBoot, '/terms');
    expect(screen.getByRole('button', { name: /Cart, 2 cards/ })).toBeDefined();
    localStorage.setItem('cart:FR:count', '3');
    window.dispatchEvent(new StorageEvent('storage', { key: 'cart:FR:count' }));
    expect(await screen.findByRole('button', { name: /Cart, 3 cards/ })).toBeDefined();
    localStorage.clear();
  });

  test('gives a way back to the top after 600 px of scroll [S9.42]', async () => {
    answerWith();
    await showApp(termsBoot, '/terms');
    expect(screen.queryByRole('button', { name: 'Back to the top' })).toBeNull();
    vi.stubGlobal('scrollY', 601);
    window.dispatchEvent(new Event('scroll'));
    await userEvent.click(await screen.findByRole('button', { name: 'Back to the top' }));
    expect(scrolled).toContainEqual({ top: 0, behavior: 'smooth' });
  });
});
