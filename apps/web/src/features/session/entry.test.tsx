import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { KNOWN_MEMBER, type MemoryMember } from '@offrande/api-client/testing';
import { UNIT } from '../../app/testing/sample-boot.ts';
import { SALESMAN } from '../salesman-home/testing/salesman-world.tsx';
import { createMemoryShop, type MemoryShop } from '../../shop/testing/memory-shop.ts';
import { POSTED_CART } from '../../shop/testing/sample.ts';
import { placeAt, Stage } from '../../shop/testing/stage.tsx';
import { companyOf, WITH_COMPANIES } from '../company-home/testing/company-stage.tsx';
import { Entry } from './entry.tsx';
import { Guard } from './session-guard.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

interface Window {
  readonly widthPx: number;
  readonly hasFinePointer: boolean;
}
const PHONE: Window = { widthPx: 390, hasFinePointer: false };
const DESKTOP: Window = { widthPx: 992, hasFinePointer: true };

const resize = ({ widthPx, hasFinePointer }: Window): void => {
  vi.stubGlobal('innerWidth', widthPx);
  vi.stubGlobal('matchMedia', () => ({ matches: hasFinePointer, addEventListener() {}, removeEventListener() {} }));
};

const show = async (path: string, window: Window, shop: MemoryShop, unit: Parameters<typeof Stage>[0]['unit'] = {}) => {
  resize(window);
  const place = placeAt(path);
  await act(async () => {
    render(
      <Stage shop={shop} place={place} unit={unit}>
        <Suspense>
          <Entry>
            <h1>The page</h1>
          </Entry>
        </Suspense>
      </Stage>,
    );
  });
  return { place, user: userEvent.setup({ delay: null }) };
};

const open = (path: string, window: Window, options: { readonly isMember?: boolean } = {}) =>
  show(path, window, createMemoryShop({ cart: POSTED_CART, ...options }));

const WORDS = 'B2B module is not supported for mobile, please access it on laptop/desktop.';
const page = () => screen.queryByRole('heading', { name: 'The page' });

describe('a page for companies', () => {
  test('is not for telephones: it is said, and the visitor goes home [S2.113][S2.114][A-152]', async () => {
    const { place, user } = await open('/b2b', PHONE);
    expect(await screen.findByText(WORDS)).toBeTruthy();
    expect(page()).toBeNull();
    expect(place.history).toEqual(['/b2b']);
    await user.click(screen.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(place.history).toEqual(['/']));
  });

  test('is shown after the alert where a desktop is zoomed in [A-152]', async () => {
    const { place, user } = await open('/b2b', { widthPx: 991, hasFinePointer: true });
    await user.click(await screen.findByRole('button', { name: 'OK' }));
    await waitFor(() => expect(page()).not.toBeNull());
    expect(place.history).toEqual(['/b2b']);
  });

  test('is shown at once from 992 px on, and a later resize says nothing [S2.113][A-152]', async () => {
    await open('/b2b', DESKTOP);
    await waitFor(() => expect(page()).not.toBeNull());
    resize(PHONE);
    window.dispatchEvent(new Event('resize'));
    expect(screen.queryByText(WORDS)).toBeNull();
    expect(page()).not.toBeNull();
  });

  test('sends an individual elsewhere without a word about telephones [S2.22][A-152]', async () => {
    const { place } = await open('/b2b', PHONE, { isMember: true });
    await waitFor(() => expect(place.history).toEqual(['/']));
    expect(screen.queryByText(WORDS)).toBeNull();
  });

  test('is never drawn for who is sent elsewhere, not even between the new address and its page [S2.22]', async () => {
    const { place } = await open('/b2b/info', DESKTOP, { isMember: true });
    await waitFor(() => expect(place.history).toEqual(['/']));
    await act(async () => {});
    expect(page()).toBeNull();
  });
});

/** Whether it is offered is known once the session is checked, which every page does first. */
const openAs = async (companyType: string | null) => {
  const members = [companyOf('registered', companyType)];
  const shop = createMemoryShop({ cart: POSTED_CART, isMember: true, identity: { members } });
  const { place } = await show('/b2b', DESKTOP, shop, WITH_COMPANIES);
  const session = await shop.session();
  await act(async () => session.send({ type: 'tick', at: shop.now() }));
  return { place };
};

describe('a page for companies, to a company', () => {
  test.each([null, 'P'])('of the type %s is shown [S6.9][A-49]', async (type) => {
    const { place } = await openAs(type);
    await waitFor(() => expect(page()).not.toBeNull());
    expect(place.history).toEqual(['/b2b']);
  });

  test.each(['A', 'V'])('of the type %s is not offered: its address leads home [S6.9][A-49]', async (type) => {
    const { place } = await openAs(type);
    await waitFor(() => expect(place.history).toEqual(['/']));
    await act(async () => {});
    expect(page()).toBeNull();
  });
});

const WITH_SALESMEN = {
  accessPolicy: { ...UNIT.accessPolicy, features: { ...UNIT.accessPolicy.features, salesmen: true } },
};

const asked = async (path: string, members: readonly MemoryMember[], unit: Parameters<typeof Stage>[0]['unit']) => {
  const options = members.length === 0 ? {} : { isMember: true, identity: { members } };
  const shop = createMemoryShop({ cart: POSTED_CART, ...options });
  const { place } = await show(path, DESKTOP, shop, unit);
  const session = await shop.session();
  await act(async () => session.send({ type: 'tick', at: shop.now() }));
  return place;
};

describe('a page of salesmen', () => {
  const PATHS = ['/salesman', '/salesman/buying', '/salesman/buying-self', '/salesman/buying/checkout'];

  test.each(PATHS)('is shown to a salesman: %s [S2.28][S2.29][S2.32][S6.10]', async (path) => {
    const place = await asked(path, [SALESMAN], WITH_SALESMEN);
    await waitFor(() => expect(page()).not.toBeNull());
    expect(place.history).toEqual([path]);
  });

  test.each(PATHS)('sends a guest, an individual and a company to the shop’s home: %s [S2.54]', async (path) => {
    for (const members of [[], [KNOWN_MEMBER], [companyOf('registered')]]) {
      const place = await asked(path, members, WITH_SALESMEN);
      await waitFor(() => expect(place.history).toEqual(['/']));
      expect(page()).toBeNull();
      cleanup();
    }
  });

  test.each(PATHS)('is not there in a unit without salesmen: %s [S6.10][A-150]', async (path) => {
    const features = { ...UNIT.accessPolicy.features, salesmen: false };
    const place = await asked(path, [SALESMAN], { accessPolicy: { ...UNIT.accessPolicy, features } });
    await waitFor(() => expect(place.history).not.toEqual([path]));
    expect(page()).toBeNull();
  });

  test.each(['A', 'V'])('is not offered to the type %s [S6.10][A-49]', async (companyType) => {
    const member = { ...SALESMAN, companyType };
    const place = await asked('/salesman/buying', [member], WITH_SALESMEN);
    await waitFor(() => expect(place.history).not.toEqual(['/salesman/buying']));
    expect(page()).toBeNull();
  });
});

test('a page for everybody is shown on a telephone without a word', async () => {
  await open('/faq', PHONE);
  await waitFor(() => expect(page()).not.toBeNull());
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

const arrive = async (token: string) => {
  resize(DESKTOP);
  const shop = createMemoryShop({ cart: POSTED_CART });
  if (token === '') token = shop.identity.signedInBefore().accessToken;
  const place = placeAt(`/account?autoLogin=true&token=${token}`);
  await act(async () => {
    render(
      <Stage shop={shop} place={place}>
        <Suspense>
          <Guard />
          <Entry>
            <h1>The page</h1>
          </Entry>
        </Suspense>
      </Stage>,
    );
  });
  return { shop, place };
};

describe('an address with a token', () => {
  test('opens a page for members once it has signed somebody in, and not before [S2.112][A-65]', async () => {
    const { shop, place } = await arrive('');
    await waitFor(() => expect(page()).not.toBeNull());
    expect(shop.signedIn()?.custId).toBe('C1');
    expect(place.history).toEqual(['/account']);
  });

  test('that is not valid leads to the login like any other guest [S2.112][A-65]', async () => {
    const { place, shop } = await arrive('made-up');
    await waitFor(() => expect(place.history.at(-1)).toBe('/auth/login'));
    expect(shop.signedIn()).toBeNull();
  });
});

describe('a page for members', () => {
  test('is shown to who is signed in, others go to the login [S2.13][A-122]', async () => {
    await open('/account', DESKTOP, { isMember: true });
    await waitFor(() => expect(page()).not.toBeNull());
    cleanup();
    const { place } = await open('/account', DESKTOP);
    await waitFor(() => expect(place.history).toEqual(['/auth/login']));
  });
});
