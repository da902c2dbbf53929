import { ERROR_CODES } from '@offrande/api-client/contract';
import { money } from '@offrande/domain/money';
import type { WaitingOrder } from '@offrande/domain/order-decision';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { OPENED_AT } from '../../shop/testing/memory-shop.ts';
import { EURO } from '../../shop/testing/sample.ts';
import { MANY_CUSTOMERS, SalesmanStage, salesmanWorld, type SalesmanWorld } from './testing/salesman-world.tsx';

afterEach(cleanup);

const open = async (...given: Parameters<typeof salesmanWorld>) => {
  const world = salesmanWorld(...given);
  await act(async () => void render(<SalesmanStage world={world} />));
  return { world, user: userEvent.setup({ delay: null }) };
};

const names = (): readonly string[] =>
  screen
    .queryAllByRole('link', { name: /Verified|En Compte|Not verified/ })
    .map((row) => row.querySelector('strong')!.textContent);
const field = () => screen.getByRole('searchbox', { name: 'Search a customer' });
const address = ({ place }: SalesmanWorld) => place.history.at(-1);
const calls = ({ shop }: SalesmanWorld) => shop.company.salesman.script;

const WAITING: WaitingOrder = {
  orderNo: '2606-118-201',
  placedAt: OPENED_AT,
  cards: 2,
  total: money('92', EURO),
  approval: {
    standing: 'awaited',
    passed: 'discount',
    until: OPENED_AT,
    buyerName: 'Nora Petit',
    isOwn: false,
    mayDecide: true,
    approvers: ['Hugo Lambert'],
    decidedBy: null,
    decidedAt: null,
    reason: '',
  },
};

test('orders of other salesmen at a discount above theirs are decided about on the home of an admin; without any nothing is said [A-189]', async () => {
  const { world, user } = await open('', { waitingOrders: [WAITING] });
  const list = within(await screen.findByRole('region', { name: 'For you to decide' }));
  expect(list.getByText('Discount above what a salesman grants alone')).toBeTruthy();
  expect(list.getByText('Nora Petit', { exact: false })).toBeTruthy();
  expect(list.queryByRole('link')).toBeNull();
  await user.click(list.getByRole('button', { name: `Approve order ${WAITING.orderNo}` }));
  await screen.findByText(/is approved/);
  expect(world.shop.company.decisions.made).toEqual([{ orderNo: WAITING.orderNo, isApproved: true, reason: '' }]);
  expect(screen.queryByRole('region', { name: 'For you to decide' })).toBeNull();
});

describe('the customers of a salesman', () => {
  test('are found while typing, by name, city and number, and what was found is marked [S2.23][S2.67][S6.18][S7.78]', async () => {
    const { world, user } = await open();
    await waitFor(() => expect(names()).toHaveLength(6));
    await user.type(field(), 'ATL neg');
    await waitFor(() => expect(names()).toEqual(['Atlas Négoce']));
    expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['Atl', 'Nég']);
    expect(address(world)).toBe('/salesman?q=ATL+neg');
    for (const [query, name] of [
      ['rochelle', 'Mutuelle de l’Atlantique'],
      ['892 415', 'Chantiers Atlanta'],
    ] as const) {
      await user.clear(field());
      await user.type(field(), query);
      await waitFor(() => expect(names()).toEqual([name]));
    }
  });

  test('are searched for as the address says, also after a link or the way back has named another query [S2.67]', async () => {
    const { world, user } = await open('?q=neg');
    await waitFor(() => expect(names()).toEqual(['Atlas Négoce']));
    await user.type(field(), 'x');
    await screen.findByRole('heading', { name: 'No customer found' });
    await act(async () => world.place.navigate('/salesman'));
    await waitFor(() => expect(names()).toHaveLength(6));
    expect(field()).toHaveProperty('value', '');
    expect(address(world)).toBe('/salesman');
  });

  test('are counted by level, and one level alone can be looked at [S2.67][S4.92]', async () => {
    const { world, user } = await open('?q=atl');
    const level = await screen.findByRole('radio', { name: /^En Compte *1$/ });
    expect(screen.getByRole('radio', { name: /^All *5$/ })).toBeTruthy();
    await user.click(level);
    await waitFor(() => expect(names()).toEqual(['Atlante Transports']));
    expect(address(world)).toBe('/salesman?q=atl&level=enCompte');
    expect(screen.getByRole('radio', { name: /^Verified *3$/ })).toBeTruthy();
  });

  test('are reached by arrow keys from the field, and opened by Enter [S2.67]', async () => {
    const { world, user } = await open('?q=atl');
    await waitFor(() => expect(names()).toHaveLength(5));
    await user.click(field());
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(document.activeElement?.textContent).toContain('Mutuelle');
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(document.activeElement).toBe(field());
    await user.keyboard('{ArrowDown}{Enter}');
    expect(address(world)).toBe('/salesman?q=atl&customer=B1');
  });

  test('come page by page, each once [S6.18]', async () => {
    const { user } = await open('', { customers: MANY_CUSTOMERS });
    await waitFor(() => expect(names()).toHaveLength(50));
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(new Set(names()).size).toBe(60));
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  test('begin with those looked at last [S2.67]', async () => {
    const { world, user } = await open();
    await user.click(await screen.findByRole('link', { name: /Opéra Garnier/ }));
    await screen.findByRole('heading', { name: 'Opéra Garnier' });
    cleanup();
    await act(async () => void render(<SalesmanStage world={world} />));
    const recent = await screen.findByRole('list', { name: 'Seen lately' });
    expect(within(recent).getAllByRole('link')).toHaveLength(1);
    expect(names()[0]).toBe('Opéra Garnier');
  });

  test('are asked for again after a failure, with what was typed [S8.1]', async () => {
    const { world, user } = await open();
    await waitFor(() => expect(names()).toHaveLength(6));
    calls(world).befall('findCustomers', { kind: 'unreachable' });
    await user.type(field(), 'rennes');
    const again = await screen.findByRole('button', { name: 'Try again' });
    calls(world).befall('findCustomers', null);
    await user.click(again);
    await waitFor(() => expect(names()).toEqual(['Atlas Négoce']));
  });
});

describe('the sheet of a customer', () => {
  test('says who it is, what it bought and how its verification stands [S2.67]', async () => {
    await open('?customer=B1');
    await screen.findByRole('heading', { name: 'Acme Atlantique', level: 2 });
    expect(screen.getByText(/^12.400,00/)).toBeTruthy();
    expect(screen.getByText('Complete and verified')).toBeTruthy();
  });

  test('has its orders, quotations and discounts [S3.102]', async () => {
    const { user } = await open('?customer=B1');
    await screen.findByText('2606-4471');
    await user.click(screen.getByRole('tab', { name: 'Quotations' }));
    await screen.findByText('QUOT-2');
    await user.click(screen.getByRole('tab', { name: 'Discounts' }));
    const row = (await screen.findByText('Offrande, all brands')).closest('tr')!;
    expect(row.textContent).toContain('All it has bought');
  });

  test('has its profile and its address book, to read [S6.19][S6.20]', async () => {
    const { user } = await open('?customer=B1');
    await user.click(await screen.findByRole('tab', { name: 'Profile and addresses' }));
    const contact = await screen.findByRole('region', { name: 'Contact' });
    expect(contact.textContent).toContain('claire.morel@b1.example');
    expect(screen.getByRole('region', { name: 'Address book' }).textContent).toContain('Entrepôt');
    expect(within(screen.getByRole('tabpanel')).queryByRole('textbox')).toBeNull();
  });

  test.each([
    ['B4', 'This client is not yet verified, you can’t place the order.'],
    ['B5', 'This client is En Compte, you can’t place the order.'],
  ])('of %s says before any order that it may not be ordered for [S4.92][S8.30]', async (id, text) => {
    await open(`?customer=${id}`);
    await screen.findByText(text);
  });

  test('of a customer who was taken away is not shown any more [A-83]', async () => {
    const { world, user } = await open('?q=atl&customer=X');
    await screen.findByRole('heading', { name: 'This customer is not on your list' });
    await user.click(screen.getByRole('link', { name: 'Choose another' }));
    expect(address(world)).toBe('/salesman?q=atl');
    await screen.findByText('Please select customer list first');
  });

  test('is asked for again after a failure [S8.1]', async () => {
    const world = salesmanWorld('?customer=B1');
    calls(world).befall('readSheet', { kind: 'refused', code: ERROR_CODES.generic, status: 500 });
    await act(async () => void render(<SalesmanStage world={world} />));
    const again = await screen.findByRole('button', { name: 'Try again' });
    calls(world).befall('readSheet', null);
    await userEvent.click(again);
    await screen.findByRole('heading', { name: 'Acme Atlantique', level: 2 });
  });
});

test('without a customer the page says to choose one first [S8.29]', async () => {
  await open();
  await screen.findByRole('heading', { name: 'Please select customer list first' });
});

test('a salesman signs out from the own home [S2.9]', async () => {
  await open();
  expect((await screen.findByRole('link', { name: 'Sign out' })).getAttribute('href')).toBe('/force-logout');
});
