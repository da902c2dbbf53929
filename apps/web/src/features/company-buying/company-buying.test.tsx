/** Where a company buys: who may, and where the shop’s pages lead a company. */
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fillIn } from '../form/testing/fill-in.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AGREED, buyingWorld, CompanyBuyingStage } from './testing/company-buying-stage.tsx';

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
  vi.stubGlobal('innerWidth', 1440);
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

type Opened = Parameters<typeof buyingWorld>;

/** What the header reads of who is signed in. */
const SIGNED_IN = { custId: 'B1', custType: 'B', custName: 'Atelier', accessToken: 'token' };

const show = async (world: ReturnType<typeof buyingWorld>, page: Opened[1]) => {
  for (const [name, value] of Object.entries(SIGNED_IN)) localStorage.setItem(`${name}:FR`, value);
  await act(async () => {
    render(<CompanyBuyingStage world={world} page={page} />);
  });
};

const open = async (...[level, page]: Opened) => {
  const world = buyingWorld(level, page);
  if (level === null) await act(async () => void render(<CompanyBuyingStage world={world} page={page} />));
  else await show(world, page);
  return world;
};

const UNVERIFIED = 'This client is not yet verified, you can’t place the order.';
const EN_COMPTE = 'This client is En Compte, you can’t place the order.';

describe('a buying page of companies', () => {
  test.each([
    ['friend', 'A card for someone else', 'It is for me', '/b2b/buying-self?card=OFFRANDE'],
    ['self', 'A card for yourself', 'It is for someone else', '/b2b/buying?card=OFFRANDE'],
  ] as const)('for %s says so, and leads to the other one [S2.26][S2.27]', async (page, title, other, href) => {
    await open('registered', page);
    expect(await screen.findByText(title)).toBeTruthy();
    expect(screen.getByRole('link', { name: other }).getAttribute('href')).toBe(href);
    expect(screen.queryByText(/you can’t place the order/)).toBeNull();
  });

  test('takes the company’s customer ID and a shorter validity, which stay with the card [S3.4][S5.30][S6.12][A-28][A-59]', async () => {
    const { shop, place } = await open('registered', 'self');
    const user = userEvent.setup();
    await fillIn(user, await screen.findByRole('textbox', { name: 'Customer ID' }), 'K 7/9é');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Validity' }), '6 months');
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Your email' })).toHaveProperty('value', 'ines@exemple.fr'),
    );
    await user.click(screen.getByRole('button', { name: 'Add to cart' }));
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Customer ID' }).getAttribute('aria-invalid')).toBe('true'),
    );
    await user.clear(screen.getByRole('textbox', { name: 'Customer ID' }));
    await fillIn(user, screen.getByRole('textbox', { name: 'Customer ID' }), 'K-7');
    await user.click(screen.getByRole('button', { name: 'Add to cart' }));
    await user.click(await screen.findByRole('button', { name: 'Empty the cart and add this card' }));
    await waitFor(() => expect(place.history.at(-1)).toBe('/cart'));
    expect(shop.cart.get().lines).toMatchObject([{ customerId: 'K-7', validMonths: 6 }]);
  });

  test('prices its cards by what is agreed with the company, which stays with the card [S7.24][A-158]', async () => {
    const world = buyingWorld('registered', 'self');
    world.shop.memory.putDiscounts([AGREED]);
    await show(world, 'self');
    const costs = within(await screen.findByRole('region', { name: 'What it costs' }));
    expect(costs.getByText('−7,50 €')).toBeTruthy();
    const user = userEvent.setup();
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Your email' })).toHaveProperty('value', 'ines@exemple.fr'),
    );
    await user.click(screen.getByRole('button', { name: 'Add to cart' }));
    await user.click(await screen.findByRole('button', { name: 'Empty the cart and add this card' }));
    await waitFor(() => expect(world.place.history.at(-1)).toBe('/cart'));
    expect(world.shop.discounts.get()).toMatchObject([{ itemCode: 'OFFRANDE', tiers: [{ rate: { percent: '10' } }] }]);
  });

  test('says that the discounts could not be loaded, and asks again [S8.46]', async () => {
    const world = buyingWorld('registered', 'friend');
    world.shop.memory.putDiscounts([AGREED]);
    world.shop.memory.script.befall('readDiscounts', { kind: 'unreachable' });
    await show(world, 'friend');
    expect(await screen.findByText(/^The discounts could not be loaded\./)).toBeTruthy();
    world.shop.memory.script.befall('readDiscounts', null);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('−7,50 €')).toBeTruthy();
    expect(screen.queryByText(/could not be loaded/)).toBeNull();
  });

  test('sends everybody else to the shop’s home [S2.26][S2.55]', async () => {
    const { place } = await open(null, 'friend');
    await waitFor(() => expect(place.history).toEqual(['/']));
    expect(screen.queryByText('A card for someone else')).toBeNull();
  });

  test.each([
    ['light', UNVERIFIED, 'Fill in the verification'],
    ['enCompte', EN_COMPTE, 'Open the verification'],
  ] as const)(
    'tells a company of level %s at once that it cannot order yet, and where it is verified [S5.67][S5.68][S8.30][A-77]',
    async (level, text, way) => {
      await open(level, 'friend');
      expect(await screen.findByText(text)).toBeTruthy();
      expect((await screen.findByRole('link', { name: way })).getAttribute('href')).toBe('/auth/kyb/register');
    },
  );

  test.each(['light', 'enCompte'] as const)(
    'tells a buyer of a company of level %s who answers the verification, without a way to it [A-182][A-183]',
    async (level) => {
      await show(buyingWorld(level, 'friend', 'buyer'), 'friend');
      await screen.findByText(/answered by the administrators of your company/);
      expect(screen.queryByRole('link', { name: /the verification$/ })).toBeNull();
    },
  );

  test('keeps the way to the verification where nobody can say who the person is to the company', async () => {
    const world = buyingWorld('light', 'friend', 'buyer');
    world.shop.company.people.script.befall('fetchCompanies', { kind: 'unreachable' });
    await show(world, 'friend');
    const way = await screen.findByRole('link', { name: 'Fill in the verification' });
    expect(way.getAttribute('href')).toBe('/auth/kyb/register');
  });
});

describe('the checkout of companies', () => {
  test('orders for a verified company under its customer id [S2.31]', async () => {
    const { shop } = await open('registered', 'checkout');
    await userEvent.click(await screen.findByRole('checkbox'));
    await userEvent.click(screen.getByRole('button', { name: /^Order/ }));
    await waitFor(() => expect(shop.memory.created).toHaveLength(1));
    expect(shop.memory.created[0]!.custId).toBe('B1');
  });

  test.each([
    ['light', UNVERIFIED],
    ['enCompte', EN_COMPTE],
  ] as const)(
    'of level %s asks for nothing, says why, and keeps the cart [S5.67][S5.68][S8.30][A-77]',
    async (level, text) => {
      const { shop } = await open(level, 'checkout');
      expect(await screen.findByText(text)).toBeTruthy();
      expect(screen.queryByRole('button', { name: /^Order/ })).toBeNull();
      expect(screen.getByRole('link', { name: 'Back to the cart' }).getAttribute('href')).toBe('/cart');
      expect(shop.cart.get().lines).not.toHaveLength(0);
    },
  );

  test('offers the company’s addresses for the invoice, and sends the one chosen with its order number [S2.70][S5.65]', async () => {
    const { shop } = await open('registered', 'checkout');
    const addresses = await screen.findByRole('radiogroup', { name: 'The address on the invoice' });
    const [usual, other] = within(addresses).getAllByRole('radio');
    expect(usual).toHaveProperty('checked', true);
    await userEvent.click(other!);
    expect(other).toHaveProperty('checked', true);
    await fillIn(userEvent.setup(), screen.getByRole('textbox', { name: 'Your order number' }), 'PO 2026/17');
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.click(screen.getByRole('button', { name: /^Order/ }));
    await waitFor(() => expect(shop.memory.created).toHaveLength(1));
    expect(shop.memory.drafts.saved).toMatchObject([
      { purchaseOrder: 'PO 2026/17', invoicingAddress: { address: { countryCode: 'FR' } } },
    ]);
    expect(shop.memory.created[0]!.tempId).toBeTruthy();
  });

  test('waits for the profile, which can be asked for again, before it says that the company cannot order', async () => {
    const world = buyingWorld('light', 'checkout');
    world.shop.identity.script.befall('fetchProfile', { kind: 'unreachable' });
    await act(async () => {
      render(<CompanyBuyingStage world={world} page="checkout" />);
    });
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.queryByText(UNVERIFIED)).toBeNull();
    world.shop.identity.script.befall('fetchProfile', null);
    await userEvent.click(again);
    expect(await screen.findByText(UNVERIFIED)).toBeTruthy();
  });
});
