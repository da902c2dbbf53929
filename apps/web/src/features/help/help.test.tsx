import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { matchPlace } from '../../page/route-table.ts';
import { PageStage } from '../../app/testing/page-stage.tsx';
import { Screen as ContactScreen } from './contact.tsx';
import { Screen as SiteMapScreen } from './site-map.tsx';
import { contactBoot, sitemapBoot } from './testing/help-boots.ts';

const NO_MENUS = { guest: [], individual: [], business: [], salesman: [] };

afterEach(cleanup);

const main = () => within(screen.getByRole('main'));
const hrefs = (links: readonly HTMLElement[]) => links.map((link) => link.getAttribute('href'));

const answers = () =>
  hrefs(within(main().getByRole('heading', { name: 'Answers at once' }).closest('section')!).getAllByRole('link'));

describe('the contact page', () => {
  test('says how to reach the shop by phone, email and post, and when [S2.74]', () => {
    render(<PageStage boot={contactBoot} Screen={ContactScreen} />);
    const { email, phone, hours } = contactBoot.unit.contact;
    expect(main().getByRole('heading', { level: 1, name: 'Contact' })).toBeTruthy();
    expect(main().getByRole('link', { name: phone }).getAttribute('href')).toBe('tel:+33170000000');
    expect(main().getByRole('link', { name: email }).getAttribute('href')).toBe(`mailto:${email}`);
    expect(main().getByText(hours)).toBeTruthy();
    expect(main().getByText('75003 Paris').closest('address')!.textContent).toContain(
      'Offrande SAS14 rue des Lanternes',
    );
    expect(main().getByRole('heading', { name: 'Card lost or stolen' })).toBeTruthy();
  });

  test('names the answers that need nobody, those that this unit has [S2.74][S2.40]', () => {
    render(<PageStage boot={contactBoot} Screen={ContactScreen} />);
    expect(answers()).toEqual(['/faq', '/account/orders', '/query', '/delivery-information', '/stores']);
    cleanup();
    const bare = { ...contactBoot, unit: { ...contactBoot.unit, menus: NO_MENUS, pages: [] } };
    render(<PageStage boot={bare} Screen={ContactScreen} />);
    expect(answers()).toEqual(['/account/orders', '/stores']);
  });

  test('is reached from header and footer of every page, at the same place', () => {
    for (const [boot, Screen] of [
      [contactBoot, ContactScreen],
      [sitemapBoot, SiteMapScreen],
    ] as const) {
      render(<PageStage boot={boot} Screen={Screen} />);
      const header = within(screen.getByRole('banner')).getAllByRole('link');
      expect(hrefs(header).filter((href) => href === '/contact')).toHaveLength(1);
      const help = within(screen.getByRole('contentinfo')).getByRole('region', { name: 'Help' });
      expect(hrefs(within(help).getAllByRole('link')).at(-1)).toBe('/contact');
      cleanup();
    }
  });
});

const shown = () => {
  render(<PageStage boot={sitemapBoot} Screen={SiteMapScreen} />);
  return within(main().getByRole('navigation', { name: 'Sitemap' }));
};

describe('the site map', () => {
  test('lists cards by category, help, the account, companies and the texts of the unit, each once [S2.97]', () => {
    const map = shown();
    const parts = map.getAllByRole('heading').map((heading) => heading.textContent);
    expect(parts).toEqual(['Gift cards', 'Help', 'Your account', 'Companies', 'About this shop']);
    const all = hrefs(map.getAllByRole('link'));
    expect(all).toEqual(
      expect.arrayContaining(['/?category=4', '/faq', '/contact', '/account/inbox', '/b2b', '/cookies']),
    );
    expect(new Set(all).size).toBe(all.length);
  });

  test('leads nowhere that is not there [S2.97][A-45]', () => {
    const all = hrefs(shown().getAllByRole('link'));
    expect(all).not.toContain('/nowhere');
    for (const href of all) expect(matchPlace(href!.replace(/[?#].*/, '')).place.status, href!).toBe(200);
  });
});
