/** Navigation through the shop: what is shown and fetched, the title, and where the focus is. */
import type { Boot } from '@offrande/api-client/contract';
import { mainMenu } from '@offrande/domain/access';
import { everythingOn } from '@offrande/domain/access/testing';
import { byKind } from '@offrande/domain/customer';
import { LANGUAGES } from '@offrande/domain/locale';
import { storageNameOf } from '@offrande/domain/browser-storage';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { contactBoot } from '../features/help/testing/help-boots.ts';
import { decisionLink } from '../features/member-validation/testing/link.ts';
import { DIGITAL_PAGE } from '../features/product/testing/sample-page.ts';
import { recordScrollPositions } from '../page/arrival.ts';
import { browserStore } from '../shop/key-value-store.ts';
import { createNoticeStore } from '../shop/pending-notices.ts';
import { answerWith, showApp } from './testing/app-stage.tsx';
import { ALL_TILES, faqBoot, homeBoot, notFoundBoot, storesBoot, termsBoot, UNIT } from './testing/sample-boot.ts';

const scrolled: unknown[] = [];

recordScrollPositions();

beforeEach(() => {
  scrolled.length = 0;
  vi.stubGlobal('scrollTo', (to: unknown) => scrolled.push(to));
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

/** A signed-in individual as the session stores it. */
const SIGNED_IN = [
  [storageNameOf('accessToken:{unit}', 'FR'), 'token'],
  [storageNameOf('custId:{unit}', 'FR'), 'C1'],
  [storageNameOf('custName:{unit}', 'FR'), 'Inès Marchand'],
  [storageNameOf('custType:{unit}', 'FR'), 'C'],
] as const;

const follow = async (name: string) => {
  const [link] = screen.getAllByRole('link', { name });
  await userEvent.click(link!);
};
const header = () => within(screen.getByRole('banner'));
const main = () => within(screen.getByRole('main'));
/** Where the page leads inside the shop. */
const paths = () =>
  screen
    .getAllByRole('link')
    .map((link) => link.getAttribute('href')!)
    .filter((href) => href.startsWith('/'));
const heading = () => screen.getByRole('heading', { level: 1 });

describe('going to another page', () => {
  test('shows it with its own title, its heading in focus, from the top [S2.108]', async () => {
    answerWith();
    await showApp(homeBoot, '/');
    await follow('Questions');
    await waitFor(() => expect(heading().textContent).toBe('Questions and answers'));
    await waitFor(() => expect(document.title).toBe('Frequently asked questions · Offrande'));
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
    expect(
      await screen.findByText('Oops! Seems there are something went wrong. Please try again or contact us.'),
    ).toBeDefined();
    answerWith();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(heading().textContent).toBe('Questions and answers'));
  });
});

describe('the detail of a product that cannot be fetched', () => {
  test('is logged once and not fetched again until the visitor tries again [S8.61][S8.2]', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const asked: string[] = [];
    vi.stubGlobal('fetch', async (address: string) => {
      if (address.includes('/product/')) asked.push(address);
      return new Response('null', { status: 503 });
    });
    await showApp(homeBoot, '/');
    await userEvent.click(main().getByRole('link', { name: /Kino 9/ }));
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(asked).toEqual(['/_data/FR/en/product/kino-9']);
    const failures = logged.mock.calls.filter(([told]) => told instanceof Error);
    expect(failures).toEqual([[expect.objectContaining({ message: expect.stringMatching(/503/) })]]);
    answerWith({ '/_data/FR/en/product/kino-9': { kind: 'product', product: DIGITAL_PAGE } });
    await userEvent.click(again);
    await waitFor(() => expect(heading().textContent).toBe(DIGITAL_PAGE.product.productName));
    logged.mockRestore();
  });
});

describe('a page', () => {
  test('that is not there says so and leads on, to the questions where the unit has them [S2.40][S2.53][S8.70]', async () => {
    answerWith();
    for (const [faqAddress, addresses] of [
      ['', ['/', '/faq']],
      ['https://help.example/', ['/', 'https://help.example/']],
    ] as const) {
      const menus = byKind((kind) => mainMenu(kind, { ...everythingOn, faqAddress }));
      await showApp({ ...notFoundBoot, unit: { ...UNIT, menus } }, '/nowhere');
      expect(heading().textContent).toBe('This page is not here');
      expect(
        main()
          .getAllByRole('link')
          .map((link) => link.getAttribute('href')),
      ).toEqual(addresses);
      cleanup();
    }
    answerWith({});
    await showApp(homeBoot, '/');
    await follow('Terms of use');
    await waitFor(() => expect(heading().textContent).toBe('This page is not here'));
    expect(location.pathname).toBe('/terms');
  });

  test('about the balance of a card is linked only where the unit has it [S2.39]', async () => {
    answerWith();
    await showApp(homeBoot, '/');
    expect(header().getByRole('link', { name: 'Check a balance' }).getAttribute('href')).toBe('/query');
    cleanup();
    const without = { ...everythingOn, features: { ...everythingOn.features, cardQuery: false } };
    const menus = byKind((kind) => mainMenu(kind, without));
    await showApp({ ...homeBoot, unit: { ...UNIT, menus, footerLinks: [], accessPolicy: without } }, '/');
    expect(screen.queryAllByRole('link', { name: 'Check a balance' })).toEqual([]);
  });

  test.each([
    ['/query', 'Check a balance', '[S2.39]'],
    ['/auth', 'Sign in or create an account', '[S2.2][S2.3]'],
    ['/order', 'This order cannot be shown here.', '[S2.36]'],
    ['/unlock?orderNo=FR1', 'Unlock your order', '[S2.44]'],
    ['/loading/topupWallet', 'Checking your payment', '[S2.42][S2.47]'],
    ['/auth/verify?registerType=C&accountId=C1&verifyToken=T', 'Confirming your email', '[S2.88][S2.91]'],
    ['/auth/login', 'Sign in', '[S2.76]'],
    ['/auth/register', 'Create an account', '[S2.83]'],
    ['/auth/reset-password', 'Forgot your password?', '[S2.92]'],
    [decisionLink({ name: 'Inès Marchand', email: 'ines@exemple.fr' }), 'A new member?', '[S2.45]'],
    ['/contact', 'Contact', '[S2.74]', contactBoot.data],
    ['/stores', 'Our shops', '[S2.72]', storesBoot.data],
    ['/phone-credit', 'Phone credit', '[S2.35]', { kind: 'phoneCredit', tiles: ALL_TILES }],
  ] as const)('at %s is "%s" %s', async (address, title, _id, data: Boot['data'] = { kind: 'none' }) => {
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    await act(() => showApp({ ...homeBoot, path: address.replace(/\?.*/, ''), data }, address));
    expect(await screen.findByText(title, { selector: 'h1' })).toBeDefined();
  });

  test('of a payment’s return is of the type that its address names: one that is none leads home [S2.42][S2.43]', async () => {
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    await showApp({ ...homeBoot, path: '/loading/nothing', data: { kind: 'none' } }, '/loading/nothing');
    await waitFor(() => expect(location.pathname).toBe('/'));
  });

  test.each([
    ['/buying-friend', 'A card for someone else', 1, '[S2.33]'],
    ['/buying-self', 'A card for yourself', 0, '[S2.34]'],
  ])('at %s sells "%s" and asks for %s addresses of friends %s', async (path, words, friends) => {
    await showApp({ ...homeBoot, path, data: { kind: 'product', product: DIGITAL_PAGE } }, path);
    expect(screen.getByText(words)).toBeDefined();
    expect(screen.queryAllByRole('textbox', { name: 'Their email' })).toHaveLength(friends);
  });

  test('that is opened after half an hour of nothing says why nobody is signed in [S8.64]', async () => {
    answerWith();
    createNoticeStore('FR', browserStore('sessionStorage')).leave([{ _tag: 'SignedOutForInactivity', minutes: 30 }]);
    await showApp(termsBoot, '/terms');
    const said = within(await screen.findByRole('alertdialog', { name: 'You were signed out' }));
    expect(said.getByText(/^You've been inactive 30 mins\./)).toBeDefined();
  });

  test('of the account leads a guest to signing in [S2.13]', async () => {
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    await showApp({ ...homeBoot, path: '/account', data: { kind: 'none' } }, '/account');
    await waitFor(() => expect(location.pathname).toBe('/auth/login'));
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

describe('the prefix that a visitor came with', () => {
  test.each(['/FR', ''])('"%s" stands in every address that leads on [S2.1]', async (base) => {
    answerWith();
    await showApp({ ...homeBoot, base }, `${base}/`);
    expect(paths().length).toBeGreaterThan(10);
    for (const href of paths()) expect(href).toMatch(base === '' ? /^\/(?!FR\b)/ : /^\/FR\//);
    await follow('Questions');
    await waitFor(() => expect(heading().textContent).toBe('Questions and answers'));
    expect(location.pathname).toBe(`${base}/faq`);
    for (const href of paths()) expect(href).toMatch(base === '' ? /^\/(?!FR\b)/ : /^\/FR\//);
    cleanup();
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    await showApp({ ...homeBoot, base, path: '/account', data: { kind: 'none' } }, `${base}/account`);
    await waitFor(() => expect(location.pathname).toBe(`${base}/auth/login`));
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

  test('has all that a shop must say, each at its address and once [S2.97]', async () => {
    answerWith();
    const said = [
      ['legal', 'Privacy policy', '/privacy-policy'],
      ['legal', 'Terms of use', '/terms'],
      ['legal', 'General conditions of sale', '/sales-conditions'],
      ['legal', 'Personal data', '/personal-data'],
      ['legal', 'Legal notices', '/legal-notices'],
      ['help', 'Delivery information', '/delivery-information'],
      ['help', 'FAQ', '/faq'],
      ['bottom', 'Accessibility', '/accessibility'],
      ['bottom', 'Sitemap', '/sitemap'],
      ['companies', 'Code of conduct', '/code-of-conduct'],
      ['shop', 'Whistleblower line', '/whistleblower'],
    ] as const;
    const footerLinks = said.map(([group, label, href]) => ({ group, label, href }));
    const pages = said.map(([, , href]) => href);
    for (const footer of ['columns', 'line'] as const) {
      cleanup();
      const layout = { ...UNIT.layout, footer };
      await showApp({ ...termsBoot, unit: { ...UNIT, layout, footerLinks, pages } }, '/terms');
      const links = within(screen.getByRole('contentinfo'));
      for (const [, name, href] of said) expect(links.getByRole('link', { name }).getAttribute('href')).toBe(href);
    }
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
      'Business landing page',
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

  test('offers every language of the shop where the unit has all, each named in itself [S1.43]', async () => {
    answerWith();
    const languages = LANGUAGES.map(({ serverCode: _sent, ...shown }) => shown);
    await showApp({ ...termsBoot, unit: { ...UNIT, languages } }, '/terms');
    await userEvent.click(screen.getByRole('button', { name: /Language/ }));
    const offered = screen.getAllByRole('link').filter((link) => link.getAttribute('href')?.startsWith('?lang='));
    expect(offered).toHaveLength(languages.length);
    expect(offered.slice(0, 7).map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['English', '?lang=en'],
      ['Français', '?lang=fr'],
      ['Español', '?lang=es'],
      ['العربية', '?lang=ar'],
      ['Italiano', '?lang=it'],
      ['简体中文', '?lang=zc'],
      ['Português', '?lang=pt'],
    ]);
    for (const { tag, ownName } of languages) expect(screen.getByText(ownName, { selector: '[lang]' }).lang).toBe(tag);
  });

  test('tells about cookies where it asks about them, by a link to the unit’s page, and stores the answer [S1.77][S2.95][S4.116]', async () => {
    answerWith();
    await showApp({ ...termsBoot, base: '/FR' }, '/FR/terms');
    expect(within(await screen.findByRole('region', { name: 'Cookies' })).queryByRole('link')).toBeNull();
    cleanup();
    const unit = { ...UNIT, pages: ['/cookies'], outside: { ...UNIT.outside, cookiePage: '/cookies' } };
    await showApp({ ...termsBoot, base: '/FR', unit }, '/FR/terms');
    const question = within(await screen.findByRole('region', { name: 'Cookies' }));
    expect(question.getByRole('link', { name: 'More about cookies' }).getAttribute('href')).toBe('/FR/cookies');
    await userEvent.click(question.getByRole('button', { name: 'Refuse all' }));
    expect(screen.queryByRole('region', { name: 'Cookies' })).toBeNull();
    expect(JSON.parse(localStorage.getItem(storageNameOf('cookieConsent:{unit}', 'FR'))!)).toMatchObject({
      unitId: 'FR',
      advertising: false,
      analytics: false,
    });
  });

  test('tells about personal data where it asks for them, by a link to the unit’s page [S1.77]', async () => {
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    const path = '/auth/register';
    const unit = { ...UNIT, pages: ['/data'], outside: { ...UNIT.outside, personalDataPage: '/data' } };
    await act(() => showApp({ ...homeBoot, base: '/FR', path, unit, data: { kind: 'none' } }, `/FR${path}`));
    const link = await screen.findByRole('link', { name: 'personal data (new tab)' });
    expect(link.getAttribute('href')).toBe('/FR/data');
  });

  test('leads a guest to signing in, and whoever is signed in to the account, by first name [S1.29][S1.30]', async () => {
    answerWith();
    await showApp(termsBoot, '/terms');
    expect(header().getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/auth/login');
    expect(header().queryByRole('link', { name: 'Inès' })).toBeNull();
    cleanup();
    for (const [name, value] of SIGNED_IN) localStorage.setItem(name, value);
    await showApp(termsBoot, '/terms');
    expect((await header().findByRole('link', { name: 'Inès' })).getAttribute('href')).toBe('/account');
    expect(header().queryByRole('link', { name: 'Sign in' })).toBeNull();
  });

  test('shows how many cards the cart holds, also when another page changes it', async () => {
    answerWith();
    localStorage.setItem('cart:FR:count', '2');
    await showApp(termsBoot, '/terms');
    expect(screen.getByRole('button', { name: /Cart, 2 cards/ })).toBeDefined();
    localStorage.setItem('cart:FR:count', '3');
    window.dispatchEvent(new StorageEvent('storage', { key: 'cart:FR:count' }));
    expect(await screen.findByRole('button', { name: /Cart, 3 cards/ })).toBeDefined();
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
