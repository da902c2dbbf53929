import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { CompanyHomeStage, type CompanyWorld, companyWorld } from './testing/company-stage.tsx';
import { DISCOUNTS, EMPTY_DESK, FULL_DESK, MANY_QUOTATIONS, MUCH_DISCOUNTED_DESK } from './testing/desk-sample.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = async (world: CompanyWorld): Promise<CompanyWorld> => {
  vi.stubGlobal('innerWidth', 1440);
  await act(async () => {
    render(<CompanyHomeStage world={world} />);
  });
  await screen.findByRole('region', { name: 'Your discounts' }, { timeout: 10_000 });
  return world;
};
const verified = (more: Parameters<typeof companyWorld>[3] = FULL_DESK) =>
  show(companyWorld('registered', {}, '/b2b', more));

const part = (name: string) => within(screen.getByRole('region', { name }));
const plain = (element: Element) => (element.textContent ?? '').replaceAll(/[\u00A0\u202F]/g, ' ');
const discounts = async () => {
  const items = await part('Your discounts').findAllByRole('heading', { level: 3 });
  return items.map((heading) => heading.closest('li')!);
};

const ways = () =>
  within(screen.getByRole('navigation', { name: 'Quick ways to an order' }))
    .getAllByRole('link')
    .map((way) => [way.getAttribute('href'), plain(way)]);

describe('the home of a verified company', () => {
  test('leads to an order by hand, by file, by quotation, and to the cart as it was left [S2.21][S2.26]', async () => {
    await verified();
    await waitFor(() => expect(ways().at(-1)).toEqual(['/account/wallet', 'Wallet Balance 1 250,50 €']));
    expect(ways()).toEqual([
      ['/cart', 'Resume the cart 3 cards wait in it'],
      ['/b2b/buying', 'Buy cards One by one, with your own words'],
      ['/b2b/buying/file', 'Cards from a file Last file: noel-2026.xlsx'],
      ['/account/quotations', 'Ask for a quotation The price of your cart as a PDF, by email'],
      ['/account/wallet', 'Wallet Balance 1 250,50 €'],
    ]);
    cleanup();
    await verified(EMPTY_DESK);
    expect(screen.queryByRole('link', { name: /^Resume the cart/ })).toBeNull();
    expect(screen.getByRole('link', { name: /^Cards from a file/ }).textContent).toContain('One line for each person');
  });

  test('leads on even where neither the wallet nor the files could be read', async () => {
    const world = companyWorld('registered', {}, '/b2b', FULL_DESK);
    world.shop.memory.script.befall('readWallet', { kind: 'unreachable' });
    world.shop.company.previousFiles.script.befall('fetchPreviousFiles', { kind: 'unreachable' });
    await show(world);
    expect(ways().slice(2)).toEqual([
      ['/b2b/buying/file', 'Cards from a file One line for each person'],
      ['/account/quotations', 'Ask for a quotation The price of your cart as a PDF, by email'],
      ['/account/wallet', 'Wallet To pay orders at once'],
    ]);
  });

  test('tells its own discounts and those that grow, what was bought, and what is missing to the next tier [S3.55][S3.56][A-12][A-158]', async () => {
    await verified();
    const [growing, unreached, ...ofOrders] = await discounts();
    expect(plain(growing!)).toMatch(/^Offrande, all brands−4 %Bought so far: 12 400 €2 600 € more to reach −5 %/);
    const way = within(growing!).getByRole('meter', { name: /2.600.€ more to reach −5.%/ });
    expect([way.getAttribute('aria-valuenow'), way.getAttribute('aria-valuetext')?.replaceAll(/\s/g, ' ')]).toEqual([
      '83',
      '15 000 €',
    ]);
    expect(plain(unreached!)).toMatch(/^Table Rondenone yetBought so far: 0 €2 000 € more to reach −6 %/);
    expect(ofOrders.map(plain)).toEqual([
      'Piste−10 %That is the best rate there is.',
      expect.stringMatching(/^Kino 9−2 %−8 % from 500 € in one order/),
    ]);
    expect(screen.queryByRole('heading', { name: 'Librairie Quai' })).toBeNull();
    const tiers = within(growing!).getAllByRole('listitem', { hidden: true });
    expect(tiers.map((tier) => [plain(tier), tier.getAttribute('aria-current')])).toEqual([
      ['From 0 € 0 %', null],
      ['From 1 000 € −2 %', null],
      ['From 5 000 € −4 %', 'true'],
      ['From 15 000 € −5 %', null],
    ]);
  });

  test('shows the first of many discounts, and all at a press', async () => {
    await verified(MUCH_DISCOUNTED_DESK);
    expect(await discounts()).toHaveLength(6);
    await userEvent.setup({ delay: null }).click(screen.getByRole('button', { name: 'Show 3 more' }));
    expect(await discounts()).toHaveLength(9);
    expect(document.activeElement?.textContent).toBe('Enseigne 7');
  });

  test('lists the last three orders, each with its own number, its state and the way to it [S2.70][S4.1][S7.18]', async () => {
    await verified();
    const orders = part('Last orders');
    const rows = within(await orders.findByRole('table', { name: 'Last orders' }))
      .getAllByRole('row')
      .slice(1);
    expect(rows.map(plain)).toEqual([
      '2606-4471Médailles du travail2026/06/11Waiting Payment1 152,00 €',
      '2606-3902–2026/06/02Confirmed4 128,00 €',
      '2605-1187=PO-172026/05/24Partial Returned6 720,00 €',
    ]);
    expect(orders.getByRole('link', { name: '2606-3902' }).getAttribute('href')).toBe('/order/2606-3902');
    expect(orders.getByRole('link', { name: 'All orders' }).getAttribute('href')).toBe('/account/orders');
  });

  test('lists the open quotations, the soonest to end first, with the days that are left [S3.101][S7.15][A-185]', async () => {
    await verified();
    const items = await part('Quotations to decide on').findAllByRole('listitem');
    expect(items.map(plain)).toEqual([
      'QUOT-2120,00 €12 cardsEnds today Valid until 2026/06/12Open',
      'QUOT-33 840,00 €12 cards6 days left Valid until 2026/06/18Open',
      'QUOT-480,00 €12 cards19 days left Valid until 2026/07/01Open',
    ]);
    expect(items.map((item) => item.querySelector('.o-tag')?.getAttribute('data-tone'))).toEqual([
      'warning',
      'warning',
      'neutral',
    ]);
    expect(screen.getByRole('link', { name: 'Open quotation QUOT-2' }).getAttribute('href')).toBe(
      '/account/quotations?quotation=QUOT-2',
    );
  });

  test('finds the soonest quotation also on a later page of the list [S4.60][A-185]', async () => {
    const { shop } = await verified({ ...FULL_DESK, money: { quotations: MANY_QUOTATIONS } });
    const items = await part('Quotations to decide on').findAllByRole('listitem');
    expect(plain(items[0]!)).toContain('QUOT-7');
    expect(shop.memory.script.made.filter((made) => made === 'readQuotations')).toHaveLength(2);
  });

  test('without any of it says so, and what to do [S2.21]', async () => {
    await verified(EMPTY_DESK);
    await screen.findByRole('heading', { name: 'No discount of your own yet' });
    await screen.findByRole('heading', { name: 'No order yet' });
    await screen.findByRole('heading', { name: 'No open quotation' });
    expect(part('Quotations to decide on').getByRole('link', { name: 'Ask for one' })).toBeTruthy();
  });

  test('keeps the other parts where one cannot be read, and reads that one again at a press [S8.1]', async () => {
    const world = companyWorld('registered', {}, '/b2b', FULL_DESK);
    world.shop.memory.script.befall('readCompanyDiscounts', { kind: 'unreachable' });
    world.shop.memory.script.befall('readHistory', { kind: 'unreachable' });
    await show(world);
    const user = userEvent.setup({ delay: null });
    const [own, orders] = [part('Your discounts'), part('Last orders')];
    await own.findByRole('button', { name: 'Try again' });
    await orders.findByRole('button', { name: 'Try again' });
    expect(await part('Quotations to decide on').findAllByRole('listitem')).toHaveLength(3);
    world.shop.memory.script.befall('readCompanyDiscounts', null);
    await user.click(own.getByRole('button', { name: 'Try again' }));
    expect(await discounts()).toHaveLength(DISCOUNTS.length - 1);
    expect(orders.getByRole('button', { name: 'Try again' })).toBeTruthy();
    world.shop.memory.script.befall('readHistory', null);
    await user.click(orders.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(orders.getByRole('table', { name: 'Last orders' })).toBeTruthy());
  });

  test.each(['light', 'enCompte'] as const)('is not shown to one of the level %s [S5.67][A-77]', async (level) => {
    const world = companyWorld(level, {}, '/b2b', FULL_DESK);
    vi.stubGlobal('innerWidth', 1440);
    await act(async () => {
      render(<CompanyHomeStage world={world} />);
    });
    await screen.findByRole('region', { name: 'Where your company stands' });
    expect(screen.queryByRole('region', { name: 'Your discounts' })).toBeNull();
    expect(world.shop.memory.script.made).not.toContain('readCompanyDiscounts');
    expect(screen.getByRole('link', { name: 'Buy cards' }).getAttribute('href')).toBe('/b2b/buying');
  });
});
