/** A salesman sells: the customer of the tab, its draft, the terms, and what is asked before any of it is left. */
import { ERROR_CODES } from '@offrande/api-client/contract';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { encodeAmount, rate } from '@offrande/domain/money';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fillIn } from '../form/testing/fill-in.ts';
import { DIGITAL_CART, POSTED_CART } from '../../shop/testing/sample.ts';
import { ACME, SellingStage, sellingWorld, type SellingWorld } from './testing/selling-stage.tsx';

/** What the header and the cart read of who is signed in. */
const SIGNED_IN = { custId: 'S1', custType: 'S', custName: 'Hugo', accessToken: 'token' };

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
  for (const [name, value] of Object.entries(SIGNED_IN)) localStorage.setItem(`${name}:FR`, value);
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

type Options = Parameters<typeof sellingWorld>[0];

const show = async (world: SellingWorld, page: Options['page']) => {
  await act(async () => void render(<SellingStage world={world} page={page} />));
  return userEvent.setup({ delay: null });
};

const open = async (options: Options) => {
  const world = sellingWorld(options);
  return { world, user: await show(world, options.page) };
};

/** A draft is saved 0.8 s after its last change. */
const SAVED = { timeout: 4000 };
const bar = () => within(screen.getByRole('region', { name: 'Customer of this order' }));
const saved = ({ shop }: SellingWorld) => shop.memory.drafts.saved;
const place = ({ place: { history } }: SellingWorld) => history.at(-1);
const address = (world: SellingWorld) => place(world);
const isSaved = () => bar().findByText('Draft saved', {}, SAVED);

const terms = () => within(screen.getByRole('region', { name: 'Terms you grant' }));
const line = (world: SellingWorld) => world.shop.cart.get().lines[0]!;

const type = async (user: Awaited<ReturnType<typeof show>>, label: string, text: string) => {
  const part = within(await screen.findByRole('region', { name: 'Terms you grant' }));
  const input = await part.findByRole('textbox', { name: label });
  await user.clear(input);
  if (text !== '') await user.type(input, text);
  return input;
};

describe('the customer of the tab', () => {
  test.each(['friend', 'cart', 'checkout'] as const)(
    'is asked for first on every page of buying: %s [S5.64][S8.29]',
    async (page) => {
      await open({ page, customer: null, cart: DIGITAL_CART });
      expect(bar().getByText('Please select customer list first')).toBeTruthy();
      expect(bar().getByRole('link', { name: 'Choose a customer' }).getAttribute('href')).toBe('/salesman');
      expect(screen.queryByText('Terms you grant')).toBeNull();
    },
  );

  test('is chosen from its sheet, and its order begins; cards chosen before are its own [S3.20][S6.17][S8.29]', async () => {
    const world = sellingWorld({ page: 'home', customer: null, cart: DIGITAL_CART });
    const user = await show(world, 'home');
    await act(async () => world.place.navigate('/salesman?customer=B1'));
    await user.click(await screen.findByRole('button', { name: 'Order for this customer' }));
    await waitFor(() => expect(address(world)).toBe('/cart'));
    expect(bar().getByText('Acme Atlantique')).toBeTruthy();
    expect(world.shop.cart.get().lines).toMatchObject([{ customerId: 'B1', customerName: 'Acme Atlantique' }]);
    expect(world.shop.cart.get().customerContractLevel).toBe('registered');
    await waitFor(() => expect(saved(world)).toHaveLength(1), SAVED);
    expect(saved(world)[0]).toMatchObject({ draftId: null, customerId: 'B1' });
  });

  test('may not be ordered for while it is not verified, and its sheet says so in place of the way into an order [S4.92][S5.67][S5.68][S8.30]', async () => {
    const world = sellingWorld({ page: 'home', customer: null });
    await show(world, 'home');
    await act(async () => world.place.navigate('/salesman?customer=B5'));
    expect(await screen.findByText('This client is En Compte, you can’t place the order.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Order for this customer' })).toBeNull();
  });

  test.each([
    ['light', 'This client is not yet verified, you can’t place the order.'],
    ['enCompte', 'This client is En Compte, you can’t place the order.'],
  ] as const)('of level %s has no checkout [S4.92][S5.67][S5.68]', async (contractLevel, text) => {
    await open({ page: 'checkout', customer: { ...ACME, contractLevel }, cart: DIGITAL_CART });
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Order and pay/ })).toBeNull();
  });

  test('gives the cards: the form begins with its contact’s name and email, and asks for no customer ID [S3.20][S6.19]', async () => {
    await open({ page: 'friend' });
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Your full name' })).toHaveProperty('value', 'Claire Morel'),
    );
    expect(screen.getByRole('textbox', { name: 'Your email' })).toHaveProperty('value', 'claire.morel@b1.example');
    expect(await screen.findByRole('combobox', { name: 'Validity' })).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: 'Customer ID' })).toBeNull();
  });
});

describe('a page of buying', () => {
  test.each([
    ['friend', 'A card for someone else', 'It is for me', '/salesman/buying-self?card=OFFRANDE'],
    ['self', 'A card for yourself', 'It is for someone else', '/salesman/buying?card=OFFRANDE'],
  ] as const)(
    'for %s is a salesman’s own, and leads to the other one [S2.28][S2.29]',
    async (page, title, other, href) => {
      await open({ page });
      expect(await screen.findByText(title)).toBeTruthy();
      expect(screen.getByRole('link', { name: other }).getAttribute('href')).toBe(href);
    },
  );

  test('for the buyer is left out where the unit hides it [S2.30]', async () => {
    const world = sellingWorld({ page: 'self' });
    const { accessPolicy } = (await import('../../app/testing/sample-boot.ts')).UNIT;
    const features = { ...accessPolicy.features, salesmen: true, buyingSelf: false };
    await act(
      async () =>
        void render(
          <SellingStage
            world={world}
            page="self"
            unit={{ hidesDeliverToMe: true, accessPolicy: { ...accessPolicy, features } }}
          />,
        ),
    );
    await waitFor(() => expect(address(world)).toBe('/salesman'));
    cleanup();
    const friend = sellingWorld({ page: 'friend' });
    await act(async () => void render(<SellingStage world={friend} page="friend" unit={{ hidesDeliverToMe: true }} />));
    await screen.findByText('A card for someone else');
    expect(screen.queryByRole('link', { name: 'It is for me' })).toBeNull();
  });

  test('is left with the draft kept, or deleted, or not at all [S2.98][S2.99][S4.118][A-84][A-176]', async () => {
    const { world, user } = await open({ page: 'friend', cart: DIGITAL_CART });
    await isSaved();
    const leave = async () => {
      await user.click(bar().getByRole('link', { name: 'Change customer' }));
      return within(await screen.findByRole('alertdialog', { name: 'Leave this order?' }));
    };
    const question = await leave();
    expect(question.getByText('The draft for', { exact: false }).textContent).toBe(
      'The draft for Acme Atlantique has 1 card.',
    );
    await user.click(question.getByRole('button', { name: 'Stay' }));
    expect(address(world)).toBe('/salesman/buying');
    await user.click((await leave()).getByRole('button', { name: 'Keep as draft' }));
    await waitFor(() => expect(address(world)).toBe('/salesman'));
    expect(await world.shop.memory.drafts.readDrafts()).toHaveLength(1);
    expect(world.shop.cart.get().lines).toHaveLength(1);
  });

  test('once the draft is deleted nothing of it is left, here and on the server [S4.118][S7.115]', async () => {
    const { world, user } = await open({ page: 'friend', cart: DIGITAL_CART });
    await isSaved();
    await user.click(bar().getByRole('link', { name: 'Change customer' }));
    await user.click(await screen.findByRole('button', { name: 'Delete the draft' }));
    await waitFor(() => expect(address(world)).toBe('/salesman'));
    await waitFor(async () => expect(await world.shop.memory.drafts.readDrafts()).toEqual([]));
    expect(world.shop.cart.get().lines).toEqual([]);
    expect(bar().getByText('Please select customer list first')).toBeTruthy();
  });
});

describe('a draft', () => {
  test('is made of the given values, saved by itself, and saved again with each change over the one it knows [S4.119][S4.120]', async () => {
    const { world, user } = await open({ page: 'cart', cart: DIGITAL_CART });
    await isSaved();
    await user.click(screen.getByRole('button', { name: 'One more' }));
    await waitFor(() => expect(saved(world)).toHaveLength(2), SAVED);
    expect(saved(world)).toMatchObject([
      { draftId: null, revision: null, customerId: 'B1', lines: [{ quantity: 1, customerId: 'B1' }] },
      { draftId: 'draft-1', revision: 1, lines: [{ quantity: 2 }] },
    ]);
  });

  test('is emptied on demand, and keeps its customer [S4.121][S7.116]', async () => {
    const { world, user } = await open({ page: 'cart', cart: DIGITAL_CART });
    await isSaved();
    await user.click(bar().getByRole('button', { name: 'Start over' }));
    await user.click(await screen.findByRole('button', { name: 'Empty it' }));
    await waitFor(() => expect(world.shop.cart.get().lines).toEqual([]));
    expect(await world.shop.memory.drafts.readDrafts()).toEqual([]);
    expect(bar().getByText('Acme Atlantique')).toBeTruthy();
  });

  test('that could not be saved says so, loses nothing, and is saved on demand [S4.120]', async () => {
    const world = sellingWorld({ page: 'cart', cart: DIGITAL_CART });
    world.shop.memory.script.befall('saveDraft', { kind: 'unreachable' });
    const user = await show(world, 'cart');
    await bar().findByText(/The draft is not saved/, {}, SAVED);
    expect(world.shop.cart.get().lines).toHaveLength(1);
    world.shop.memory.script.befall('saveDraft', null);
    await user.click(bar().getByRole('button', { name: 'Save again' }));
    await isSaved();
  });

  test.each([
    ['Take the other version', 5],
    ['Replace it by this one', 2],
  ] as const)(
    'that another window has changed is not overwritten unasked: %s [S4.120][A-84]',
    async (answer, quantity) => {
      const { world, user } = await open({ page: 'cart', cart: DIGITAL_CART });
      await isSaved();
      world.shop.memory.drafts.changeElsewhere('draft-1', (draft) => ({
        ...draft,
        lines: draft.lines.map((line) => ({ ...line, quantity: 5 })),
      }));
      await user.click(screen.getByRole('button', { name: 'One more' }));
      await screen.findByText(/has been changed in another window/, {}, SAVED);
      expect(saved(world)).toHaveLength(1);
      await user.click(screen.getByRole('button', { name: answer }));
      await isSaved();
      expect(world.shop.cart.get().lines).toMatchObject([{ quantity }]);
    },
  );

  test('of a customer who was taken away is no longer the salesman’s [S6.17][A-189]', async () => {
    const world = sellingWorld({ page: 'cart', cart: DIGITAL_CART });
    world.shop.memory.script.befall('saveDraft', {
      kind: 'refused',
      code: ERROR_CODES.orderRefused,
      detail: { field: 'custId', reason: 'CustomerNotListed' },
    });
    const user = await show(world, 'cart');
    await bar().findByText('This customer is no longer on your list.', {}, SAVED);
    await user.click(bar().getByRole('button', { name: 'Drop the draft' }));
    await waitFor(() => expect(world.shop.cart.get().lines).toEqual([]));
  });

  test('is found on the salesman’s home with customer, cards and sum, and is continued or deleted there [S4.119][S6.17][A-176]', async () => {
    const world = sellingWorld({ page: 'home', cart: DIGITAL_CART });
    const user = await show(world, 'home');
    await isSaved();
    const row = within(within(await screen.findByRole('region', { name: 'Your drafts' })).getByRole('listitem'));
    expect(row.getByText('50,00 €')).toBeTruthy();
    await user.click(row.getByRole('button', { name: /^Continue the draft for/ }));
    await waitFor(() => expect(address(world)).toBe('/cart'));
    await act(async () => world.place.navigate('/salesman'));
    await user.click(row.getByRole('button', { name: /^Delete the draft for/ }));
    await user.click(await screen.findByRole('button', { name: 'Delete the draft' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Your drafts' })).toBeNull());
    expect(world.shop.cart.get().lines).toEqual([]);
  });

  test('is begun for another customer once the one before is stored, and no card goes along [S4.119][S6.17]', async () => {
    const world = sellingWorld({ page: 'home', cart: DIGITAL_CART });
    const user = await show(world, 'home');
    await act(async () => world.place.navigate('/salesman?customer=B2'));
    await user.click(await screen.findByRole('button', { name: 'Order for this customer' }));
    await waitFor(() => expect(address(world)).toBe('/salesman/buying'));
    expect(saved(world)).toMatchObject([{ customerId: 'B1', lines: [{ customerId: 'B1' }] }]);
    expect(world.shop.cart.get().lines).toEqual([]);
    expect(bar().getByText('Mutuelle de l’Atlantique')).toBeTruthy();
  });
});

describe('the terms of an order', () => {
  test('are each set between bounds that are named, and the total follows at once [S6.21][S6.22][S6.23][S6.24][S6.25][S6.26][S8.44][S9.9][S9.10]', async () => {
    const { world, user } = await open({ page: 'checkout', cart: POSTED_CART });
    await type(user, 'Discount', '3,5');
    expect(line(world).salesmanSetDiscount).toEqual({ type: 'percent', rate: rate('3.5') });
    expect(screen.getAllByText('−8,74 €').length).toBeGreaterThan(0);
    expect(terms().getByText('From 15,00 € to 30,00 €')).toBeTruthy();
    await type(user, 'Making, per card', '20');
    expect(encodeAmount(line(world).cardMadeFee!)).toBe('20.00');
    await type(user, 'Discount on the letter', '50');
    expect(line(world).letter?.salesmanDiscount).toEqual({ type: 'percent', rate: rate('50') });
    await type(user, 'Postage, per line', '4');
    expect(encodeAmount(line(world).letter!.price)).toBe('4.00');
    await type(user, 'Commission', '10');
    expect(line(world).commission).toEqual({ type: 'percent', rate: rate('10') });
    expect(terms().getByText('Your commission').textContent).toMatch(/\d\s€$/u);
    await type(user, 'Discount', '');
    expect(line(world).salesmanSetDiscount).toBeNull();
  });

  test.each([
    ['Commission', '2,99', 'From 3 % to 10 %', '3'],
    ['Commission', '10,01', 'From 3 % to 10 %', '3'],
    ['Making, per card', '14,99', 'From 15,00 € to 30,00 €', '15,00'],
    ['Making, per card', '30,01', 'From 15,00 € to 30,00 €', '15,00'],
    ['Postage, per line', '4,91', 'From 0,00 € to 4,90 €', '4,90'],
    ['Discount on the letter', '100,01', 'From 0 % to 100 %', ''],
    ['Discount', '100,01', 'From 0 % to 100 %', ''],
  ])('take nothing past a bound: %s of %s [S5.59][S5.60][S8.44][A-189]', async (label, text, bounds, standing) => {
    const { world, user } = await open({ page: 'checkout', cart: POSTED_CART });
    await screen.findByRole('textbox', { name: label });
    const before = JSON.stringify(encodeLine(line(world)));
    const input = await type(user, label, text);
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(terms().getAllByText(bounds).length).toBeGreaterThan(0);
    await user.tab();
    expect(input).toHaveProperty('value', standing);
    if (standing !== '') expect(JSON.stringify(encodeLine(line(world)))).toBe(before);
  });

  test('are stated in percent or as an amount where both may be [S3.33][S6.25][S6.26]', async () => {
    const { world, user } = await open({ page: 'checkout', cart: DIGITAL_CART });
    await type(user, 'Commission', '4');
    await user.click(terms().getByRole('radio', { name: '€' }));
    expect(terms().getByText('From 1,50 € to 5,00 €')).toBeTruthy();
    await type(user, 'Commission', '5,01');
    expect(line(world).commission).toMatchObject({ type: 'percent' });
    await type(user, 'Commission', '5');
    expect(line(world).commission).toMatchObject({ type: 'value' });
  });

  test('of one card alone leave the others as they are [S6.21]', async () => {
    const { world, user } = await open({ page: 'checkout', cart: POSTED_CART });
    await user.selectOptions(await screen.findByRole('combobox', { name: 'For which cards' }), 'B');
    await type(user, 'Discount', '12');
    expect(world.shop.cart.get().lines.map(({ salesmanSetDiscount }) => salesmanSetDiscount?.type)).toEqual([
      undefined,
      'percent',
    ]);
    await user.selectOptions(screen.getByRole('combobox', { name: 'For which cards' }), '');
    expect(terms().getByText('Differs from card to card')).toBeTruthy();
  });

  test('travel with the draft, which the order names, for the customer and its invoice [S2.32][S5.64][S6.17][S6.20][A-29][A-101]', async () => {
    const { world, user } = await open({ page: 'checkout', cart: DIGITAL_CART });
    const { orders } = world.shop.gateways;
    const { createOrder } = orders;
    const ordered = vi.fn(createOrder);
    Object.assign(orders, { createOrder: ordered });
    await type(user, 'Discount', '3,5');
    await user.click(await screen.findByRole('radio', { name: /^Head office/ }));
    await fillIn(user, screen.getByRole('textbox', { name: 'Order number of the customer' }), 'PO-7');
    await user.click(screen.getByRole('checkbox', { name: /I accept/ }));
    await user.click(screen.getByRole('button', { name: /Order and pay/ }));
    await waitFor(() => expect(ordered).toHaveBeenCalledTimes(1), SAVED);
    expect(ordered.mock.calls[0]![0]).toMatchObject({ custId: 'B1', tempId: 'draft-1' });
    expect(saved(world).at(-1)).toMatchObject({
      customerId: 'B1',
      purchaseOrder: 'PO-7',
      lines: [{ salesmanSetDiscount: { type: 'percent' } }],
    });
  });

  test('above the share that a salesman grants alone are said to wait for another admin, and are no quotation [S6.21][A-189]', async () => {
    const { user } = await open({ page: 'checkout', cart: DIGITAL_CART });
    await type(user, 'Discount', '8');
    await screen.findByRole('button', { name: 'Send the quotation' });
    expect(screen.queryByText(/^You grant up to/)).toBeNull();
    await type(user, 'Discount', '8,01');
    expect(screen.getByText(/^You grant up to 8 % alone/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Send the quotation' })).toBeNull();
    expect(screen.getByRole('button', { name: /Order and pay/ })).toBeTruthy();
  });

  test('are offered as a quotation, mailed to the customer [S6.14][S7.99][A-40]', async () => {
    const { world, user } = await open({ page: 'checkout', cart: DIGITAL_CART });
    await type(user, 'Discount', '3,5');
    const email = await screen.findByRole('textbox', { name: 'Send it to' });
    expect(email).toHaveProperty('value', 'claire.morel@b1.example');
    await user.click(screen.getByRole('button', { name: 'Send the quotation' }));
    await screen.findByRole('alertdialog', { name: 'Quotation sent' }, SAVED);
    expect(saved(world).at(-1)).toMatchObject({ lines: [{ salesmanSetDiscount: { type: 'percent' } }] });
  });
});

const encodeLine = ({
  commission,
  cardMadeFee,
  letter,
  salesmanSetDiscount,
}: ReturnType<SellingWorld['shop']['cart']['get']>['lines'][number]) => [
  commission,
  cardMadeFee && encodeAmount(cardMadeFee),
  letter && encodeAmount(letter.price),
  letter?.salesmanDiscount ?? null,
  salesmanSetDiscount,
];
