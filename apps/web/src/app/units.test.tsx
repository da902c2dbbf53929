/** Two units in one shop, each at its own address. */
import type { Boot, PageUnit } from '@offrande/api-client/contract';
import { byKind } from '@offrande/domain/customer';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answerWith, showApp } from './testing/app-stage.tsx';
import { HOME, homeBoot, UNIT } from './testing/sample-boot.ts';

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const unit: PageUnit = {
  ...UNIT,
  id: 'LAT',
  name: 'Laterna',
  legalName: 'Laterna GmbH',
  announcement: 'Every card is printed on cotton paper.',
  tagline: 'Cards from the print shop next door.',
  metaTitle: 'Laterna, printed gift cards',
  layout: { header: 'logo-centre', footer: 'line', home: 'words-and-grid' },
  languages: [...UNIT.languages, { code: 'es', tag: 'es', direction: 'ltr', ownName: 'Español' }],
  menus: byKind(() => [{ name: 'faq', href: '/faq' }] as const),
  footerLinks: [
    { group: 'legal', label: 'Imprint', href: '/imprint' },
    { group: 'bottom', label: 'Accessibility', href: '/accessibility' },
  ],
  outside: { ...UNIT.outside, social: [{ name: 'Mastodon', href: 'https://social.example/laterna' }], appStore: '' },
  pages: ['/imprint', '/accessibility'],
};
const home = { ...HOME, title: 'Printed next door.', lead: '20 shops of this town.', tiles: HOME.tiles.slice(2, 3) };
const FRENCH: Boot = { ...homeBoot, base: '/FR' };
const OTHER: Boot = { ...homeBoot, base: '/LAT', unit, data: { kind: 'home', home } };

const page = (title: string, text: string) => ({
  kind: 'content',
  content: { title, html: `<p>${text}</p>` },
});

const show = async (boot: Boot) => {
  cleanup();
  answerWith({
    '/_data/FR/en/terms': page('Terms of use', 'Paris is the place of jurisdiction.'),
    '/_data/LAT/en/imprint': page('Imprint', 'Laterna prints in the old town.'),
  });
  await showApp(boot, `${boot.base}/`);
  return userEvent.setup();
};
const hrefs = (landmark: HTMLElement): readonly (string | null)[] =>
  within(landmark)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
const cards = () => screen.getByRole('region', { name: 'Gift cards' });
const menu = () => within(screen.getByRole('banner')).getByRole('navigation', { name: 'Shop' });

/** Where the logo stands, the titles over the footer’s links, and whether a card stands beside the promise. */
const asShown = () => [
  screen.getByRole('banner').dataset['logo'],
  within(screen.getByRole('contentinfo'))
    .queryAllByRole('heading')
    .map((title) => title.textContent),
  screen.queryByRole('img', { name: /^A gift card of 75 € that reads/ }) !== null,
];

describe('one shop', () => {
  test('is run for each unit: its name, its title, its addresses and its cart are its own [S1.1]', async () => {
    localStorage.setItem('cart:LAT:count', '3');
    await show(FRENCH);
    expect(document.title).toBe('Offrande, gift cards signed by you');
    expect(within(screen.getByRole('banner')).getByRole('link', { name: 'Offrande, home' })).toBeDefined();
    expect(screen.queryByRole('button', { name: /Cart, 3 cards/ })).toBeNull();
    const user = await show(OTHER);
    expect(document.title).toBe('Laterna, printed gift cards');
    const logo = within(screen.getByRole('banner')).getByRole('link', { name: 'Laterna, home' });
    expect(logo.getAttribute('href')).toBe('/LAT/');
    expect(screen.getByRole('button', { name: /Cart, 3 cards/ })).toBeDefined();
    expect(document.body.textContent).not.toContain('Offrande SAS');
    await user.click(screen.getByRole('link', { name: 'Imprint' }));
    await screen.findByRole('heading', { level: 1, name: 'Imprint' });
    expect(document.title).toBe('Imprint · Laterna');
  });

  test('has each unit’s own header: what it announces, its menu, its languages, where its name stands [S1.39]', async () => {
    await show(FRENCH);
    expect(screen.getByRole('banner').textContent).toContain('Digital cards arrive within minutes.');
    expect(hrefs(menu())).toEqual(['/FR/', '/FR/b2b', '/FR/query', '/FR/faq']);
    expect(screen.getByRole('banner').dataset['logo']).toBe('start');
    const user = await show(OTHER);
    expect(screen.getByRole('banner').textContent).toContain('Every card is printed on cotton paper.');
    expect(hrefs(menu())).toEqual(['/LAT/faq']);
    expect(screen.getByRole('banner').dataset['logo']).toBe('centre');
    await user.click(screen.getByRole('button', { name: /Language/ }));
    expect(screen.getByRole('link', { name: 'Español' })).toBeDefined();
  });

  test('has each unit’s own footer: owner, sentence, links, and where else the unit is [S1.40][S9.20]', async () => {
    await show(FRENCH);
    const french = screen.getByRole('contentinfo');
    expect(french.textContent).toContain('© Offrande SAS');
    expect(within(french).getByText('Gift cards from 312 brands, signed by you.')).toBeDefined();
    expect(hrefs(within(french).getByRole('region', { name: 'Legal' }))).toEqual(['/FR/terms']);
    await show(OTHER);
    const other = screen.getByRole('contentinfo');
    expect(other.textContent).toContain('© Laterna GmbH');
    expect(within(other).getByText('Cards from the print shop next door.')).toBeDefined();
    expect(within(other).queryAllByRole('region')).toEqual([]);
    expect(hrefs(other)).toEqual(['/LAT/', 'https://social.example/laterna', '/LAT/imprint', '/LAT/accessibility']);
  });

  test('has each unit’s own home page: its promise, its cards, with a card to look at or without [S1.41][S9.20]', async () => {
    await show(FRENCH);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/^They pick the brand/);
    expect(screen.getByText(/^312 brands/)).toBeDefined();
    expect(hrefs(cards())).toHaveLength(4);
    expect(screen.getByRole('img', { name: /^A gift card of 75 € that reads:/ })).toBeDefined();
    await show(OTHER);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Printed next door.');
    expect(screen.getByText('20 shops of this town.')).toBeDefined();
    expect(hrefs(cards())).toEqual(['/LAT/product/librairie-quai']);
    expect(screen.queryByRole('img', { name: /^A gift card of/ })).toBeNull();
  });

  test('is laid out as each unit says: where the logo stands, the footer’s links, a card beside the promise [S9.51]', async () => {
    await show(FRENCH);
    expect(asShown()).toEqual(['start', ['Shop', 'Help', 'Companies', 'Legal'], true]);
    const layout = { header: 'logo-centre', footer: 'line', home: 'words-and-grid' };
    await show({ ...OTHER, unit: { ...unit, layout } });
    expect(asShown()).toEqual(['centre', [], false]);
  });

  test('has each unit’s own info pages, and none of another’s [S1.42][S2.48]', async () => {
    for (const [boot, name, text] of [
      [FRENCH, 'Terms of use', 'Paris is the place of jurisdiction.'],
      [OTHER, 'Imprint', 'Laterna prints in the old town.'],
    ] as const) {
      const user = await show(boot);
      await user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name }));
      await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(name));
      expect(screen.getByText(text)).toBeDefined();
    }
    expect(location.pathname).toBe('/LAT/imprint');
    expect(screen.queryByRole('link', { name: 'Terms of use' })).toBeNull();
  });
});
