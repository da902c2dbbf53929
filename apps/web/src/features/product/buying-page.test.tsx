/** The pages for buying a card for a friend or for oneself, with an in-memory shop. */
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { everythingOn, featuresWithout } from '@offrande/domain/access/testing';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fillIn } from '../form/testing/fill-in.ts';
import { UNIT } from '../../app/testing/sample-boot.ts';
import { createMemoryShop, type MemoryShop } from '../../shop/testing/memory-shop.ts';
import { DIGITAL_CART } from '../../shop/testing/sample.ts';
import { placeAt } from '../../shop/testing/stage.tsx';
import { BuyingStage, type BuyingStageProps } from './testing/buying-stage.tsx';
import { shopWith } from './testing/product-stage.tsx';
import { DIGITAL_PAGE, MESSAGE_PAGE } from './testing/sample-page.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const field = (name: string | RegExp) => screen.getByRole('textbox', { name });

const open = async (
  props: Partial<BuyingStageProps> & Pick<BuyingStageProps, 'receiving'>,
  { shop = shopWith(), search = '' }: { readonly shop?: MemoryShop; readonly search?: string } = {},
) => {
  const path = `/buying-${props.receiving}`;
  history.replaceState(null, '', path);
  const place = placeAt(path + search);
  await act(async () => {
    render(<BuyingStage page={DIGITAL_PAGE} make={() => shop} place={place} {...props} />);
  });
  return { shop, place, user: userEvent.setup() };
};
type Opened = Awaited<ReturnType<typeof open>>;

const add = async ({ user }: Opened, words: Readonly<Record<string, string>>) => {
  for (const [name, text] of Object.entries(words))
    await fillIn(user, await screen.findByRole('textbox', { name }), text);
  await user.click(screen.getByRole('button', { name: 'Add to cart' }));
};
const SENDER = { 'Your full name': 'Camille Roux', 'Your email': 'camille@exemple.fr' };

describe('the page for a friend', () => {
  test('asks who receives the card and not for whom it is, adds it and leads to the cart [S2.33][A-43]', async () => {
    const opened = await open({ receiving: 'friend' });
    expect(await screen.findByText('A card for someone else')).toBeTruthy();
    expect(screen.queryByRole('radio', { name: 'Me' })).toBeNull();
    expect(screen.queryByRole('textbox', { name: 'Customer ID' })).toBeNull();
    await add(opened, { 'Their email': 'ines@exemple.fr', ...SENDER });
    await waitFor(() => expect(opened.place.history.at(-1)).toBe('/cart'));
    const [line] = opened.shop.cart.get().lines;
    expect(line).toMatchObject({ draftPath: 'buying-friend', receiver: { email: 'ines@exemple.fr' } });
  });

  test('leads to the page for oneself with the same card, unless the unit hides that [S1.76][S2.34]', async () => {
    await open({ receiving: 'friend' });
    const link = await screen.findByRole('link', { name: 'It is for me' });
    expect(link.getAttribute('href')).toBe('/buying-self?card=OFFRANDE');
    cleanup();
    await open({ receiving: 'friend', unit: { hidesDeliverToMe: true } });
    expect(await screen.findByText('A card for someone else')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'It is for me' })).toBeNull();
  });
});

describe('the page for oneself', () => {
  test('asks for the buyer alone, who receives the card [S2.34][A-43]', async () => {
    const opened = await open({ receiving: 'self' });
    await add(opened, SENDER);
    await waitFor(() => expect(opened.place.history.at(-1)).toBe('/cart'));
    const [line] = opened.shop.cart.get().lines;
    expect(line).toMatchObject({
      draftPath: 'buying-self',
      receiver: { email: 'camille@exemple.fr', firstName: 'Camille' },
    });
  });

  test('says nothing about somebody else, whichever way the card arrives and whatever is wrong', async () => {
    const { user } = await open({ receiving: 'self' });
    await screen.findByText('A card for yourself');
    const ways = within(screen.getByRole('radiogroup', { name: 'How should it arrive?' }));
    for (const way of ways.getAllByRole('radio')) {
      await user.click(way);
      await user.click(screen.getByRole('button', { name: 'Add to cart' }));
      await screen.findByRole('alert');
      const own = screen.getByRole('main').textContent.replace('It is for someone else', '');
      expect(own).not.toMatch(/friend|receiver|recipient|\bthe(?:y|ir|m)\b|someone else/iu);
    }
  });

  test('sends the visitor home where the unit hides it [S1.76][A-43][A-150]', async () => {
    const accessPolicy = { ...everythingOn, features: featuresWithout('buyingSelf') };
    const { place } = await open({ receiving: 'self', unit: { accessPolicy } });
    await waitFor(() => expect(place.history.at(-1)).toBe('/'));
  });

  test('is open to members [S2.34][A-43]', async () => {
    await open({ receiving: 'self' }, { shop: createMemoryShop({ cart: DIGITAL_CART, isMember: true }) });
    expect(await screen.findByText('A card for yourself')).toBeTruthy();
  });
});

const answer = (status: number, body: unknown): string[] => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return new Response(JSON.stringify(body), { status });
  });
  return asked;
};

describe('the card of a buying page', () => {
  test('is the one that the address names', async () => {
    const asked = answer(200, { kind: 'product', product: MESSAGE_PAGE });
    await open({ receiving: 'friend' }, { search: '?card=KINO' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Kino 9' })).toBeTruthy();
    expect(asked).toEqual([`/_data/${UNIT.id}/en/product/KINO`]);
  });

  test('is said not to be sold where the address names none', async () => {
    answer(404, { kind: 'none' });
    await open({ receiving: 'friend' }, { search: '?card=GONE' });
    expect(await screen.findByRole('heading', { name: 'This card is not sold here' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Choose a card' }).getAttribute('href')).toBe('/#main');
  });

  test('that never arrives is said to be missing within 6 s, and can be asked for again [S8.2]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    const { user } = await open({ receiving: 'friend' }, { search: '?card=KINO' });
    await act(() => vi.advanceTimersByTimeAsync(6000));
    await screen.findByRole('heading', { name: /^Oops!/ });
    answer(200, { kind: 'product', product: MESSAGE_PAGE });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Kino 9' })).toBeTruthy();
  });

  test('that does not arrive can be asked for again [S8.2]', async () => {
    answer(500, null);
    const { user } = await open({ receiving: 'friend' }, { search: '?card=KINO' });
    await screen.findByRole('heading', { name: /^Oops!/ });
    answer(200, { kind: 'product', product: MESSAGE_PAGE });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Kino 9' })).toBeTruthy();
  });
});

/** Leaving is guarded once the question has loaded, which pushes a second history entry for the page. */
const isWatched = () => waitFor(() => expect(history.state).toEqual({ guard: 'guard' }));

const leave = async ({ user }: Opened) => {
  await isWatched();
  await user.click(screen.getByRole('link', { name: 'Gift cards' }));
  return screen.findByRole('alertdialog', { name: 'Leave this card?' });
};

describe('leaving a buying page', () => {
  beforeEach(() => history.replaceState(null, '', '/'));
  test('asks first, with two lines; who stays keeps what was entered [S2.98][S2.99][S4.37]', async () => {
    const opened = await open({ receiving: 'friend' }, { shop: shopWith(DIGITAL_CART) });
    await fillIn(opened.user, await screen.findByRole('textbox', { name: 'First line' }), 'Pour Inès');
    const question = await leave(opened);
    expect(within(question).getAllByText(/\.$/)).toHaveLength(2);
    await opened.user.click(within(question).getByRole('button', { name: 'Stay' }));
    expect(opened.place.history).toEqual(['/buying-friend']);
    expect(field('First line')).toHaveProperty('value', 'Pour Inès');
  });

  test('goes to the target once confirmed; the cart stays as it was [S2.102][S4.37][A-30]', async () => {
    const opened = await open({ receiving: 'friend' }, { shop: shopWith(DIGITAL_CART) });
    const question = await leave(opened);
    await opened.user.click(within(question).getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(opened.place.history.at(-1)).toBe('/'));
    expect(opened.shop.cart.get()).toEqual(DIGITAL_CART);
  });

  test('by the browser’s Back asks the same and leads home [S2.104][S2.105]', async () => {
    const opened = await open({ receiving: 'self' });
    await screen.findByText('A card for yourself');
    await isWatched();
    window.dispatchEvent(new PopStateEvent('popstate'));
    await opened.user.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(opened.place.history.at(-1)).toBe('/'));
  });

  test('for the other buying page is no leaving [S2.98]', async () => {
    const opened = await open({ receiving: 'friend' });
    await isWatched();
    await opened.user.click(screen.getByRole('link', { name: 'It is for me' }));
    expect(opened.place.history.at(-1)).toBe('/buying-self?card=OFFRANDE');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});
