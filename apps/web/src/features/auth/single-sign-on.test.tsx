import { MEMORY_PROVIDER } from '@offrande/api-client/testing';
import type { LoginMethod } from '@offrande/domain/sign-in';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { UNIT } from '../../app/testing/sample-boot.ts';
import { SingleSignOnPage } from './single-sign-on.tsx';
import { AuthStage, authWorld } from './testing/auth-stage.tsx';

const SAFARI =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15';

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

type Options = NonNullable<Parameters<typeof authWorld>[1]>;
type Misfortunes = NonNullable<Parameters<typeof authWorld>[2]>;

const SENT = `/sso?jwt=${MEMORY_PROVIDER.partnerToken}&page=product&item=GC1`;

const open = (path = SENT, options: Options = {}, misfortunes: Misfortunes = {}, methods?: readonly LoginMethod[]) => {
  const world = authWorld(path, { identity: { origin: 'https://localhost' }, ...options }, misfortunes);
  const unit = methods === undefined ? {} : { loginPolicy: { ...UNIT.loginPolicy, methods } };
  render(
    <AuthStage world={{ ...world, unit }}>
      <SingleSignOnPage />
    </AuthStage>,
  );
  return { ...world, user: userEvent.setup({ delay: null }) };
};

const stored = ({ shop }: ReturnType<typeof open>, name: string) => shop.local.getItem(`${name}:FR`);

describe('a partner’s visitor', () => {
  test('is led to the page that he wants, and the way back is stored [S4.112][A-131]', async () => {
    const opened = open();
    await waitFor(() => expect(opened.shop.left).toHaveLength(1));
    expect(opened.shop.left[0]).toMatch(/^https:\/\/localhost\/FR\/product\/GC1\?autoLogin=true&token=./);
    expect(stored(opened, 'backUrl')).toBe(MEMORY_PROVIDER.backUrl);
  });

  test('leaves no token in the address, from the start [A-65]', async () => {
    const { place } = open(undefined, {}, { singleSignOn: { kind: 'silent' } });
    expect(screen.getByText('Checking where you come from')).toBeTruthy();
    await waitFor(() => expect(place.history).toEqual(['/sso']));
  });

  test('takes the place of whoever was signed in, whose cart stays [S4.112]', async () => {
    const opened = open(SENT, { isMember: true });
    await waitFor(() => expect(opened.shop.left).toHaveLength(1));
    expect(stored(opened, 'accessToken')).toBeNull();
    expect(opened.shop.cart.get().lines).not.toEqual([]);
  });

  test('on Safari is led on by a click of a link, 1000 ms later [S4.113][S9.44]', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(SAFARI);
    const followed: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      followed.push(this.href);
    });
    vi.useFakeTimers();
    const { shop } = open();
    // The answer arrives without any time passing.
    await act(async () => {
      for (let turn = 0; turn < 100; turn += 1) await Promise.resolve();
    });
    expect(screen.getByRole('link', { name: 'Go on to the shop' })).toBeTruthy();
    vi.advanceTimersByTime(999);
    expect(followed).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(followed).toEqual([expect.stringContaining('https://localhost/FR/product/GC1?autoLogin=true')]);
    expect(shop.left).toEqual([]);
  });

  test.each(['/sso?jwt=made-up&page=product&item=GC1', '/sso'])(
    'whose token is over, used or missing is told so, with two ways on: %s [S4.112]',
    async (path) => {
      const opened = open(path);
      expect(await screen.findByRole('heading', { name: 'This link did not sign you in' })).toBeTruthy();
      const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
      expect(links).toEqual([
        ['Sign in', '/auth/login'],
        ['Back home', '/'],
      ]);
      expect([opened.shop.left, stored(opened, 'backUrl')]).toEqual([[], null]);
    },
  );

  test('who gets no answer may try again, by the same token', async () => {
    const { shop, user } = open(undefined, {}, { singleSignOn: { kind: 'unreachable' } });
    const again = await screen.findByRole('button', { name: 'Try again' });
    shop.identity.script.befall('singleSignOn', null);
    await user.click(again);
    await waitFor(() => expect(shop.left).toHaveLength(1));
  });
});

describe('a buyer whose unit knows single sign-on alone', () => {
  const FOR_CHECKOUT = '/sso?nextStep=checkout';

  test('goes on to the retailer’s page at once, and what for is kept in the browser [S4.88][A-151]', async () => {
    const { shop } = open(FOR_CHECKOUT, {}, {}, ['singleSignOn']);
    await waitFor(() => expect(shop.left[0]).toContain(`https://${MEMORY_PROVIDER.host}/authorize`));
    expect(JSON.parse(shop.tab.getItem('oauth:FR')!)).toMatchObject({ method: 'singleSignOn', nextStep: 'checkout' });
  });

  test('is told where that page cannot be reached, may try again, and keeps his cart', async () => {
    const { shop, user } = open(FOR_CHECKOUT, {}, { fetchProviderAddress: { kind: 'unreachable' } }, ['singleSignOn']);
    expect(await screen.findByText('Signing in there did not work. Try again.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to the cart' }).getAttribute('href')).toBe('/cart');
    shop.identity.script.befall('fetchProviderAddress', null);
    await user.click(screen.getByRole('button', { name: 'Continue with single sign-on' }));
    await waitFor(() => expect(shop.left).toHaveLength(1));
  });

  test('goes to the login where the unit does not offer it', async () => {
    const { place } = open(FOR_CHECKOUT, {}, {}, ['normal']);
    await waitFor(() => expect(place.history.at(-1)).toBe('/auth/login?nextStep=checkout'));
  });

  test('who is signed in already goes to the checkout [A-151]', async () => {
    const { place } = open(FOR_CHECKOUT, { isMember: true }, {}, ['singleSignOn']);
    await waitFor(() => expect(place.history.at(-1)).toBe('/buying/checkout'));
  });
});
