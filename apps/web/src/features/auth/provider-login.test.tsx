import { MEMORY_PROVIDER } from '@offrande/api-client/testing';
import type { LoginMethod } from '@offrande/domain/sign-in';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { UNIT } from '../../app/testing/sample-boot.ts';
import { createMemoryShop, type MemoryShop } from '../../shop/testing/memory-shop.ts';
import { POSTED_CART } from '../../shop/testing/sample.ts';
import { placeAt, Stage } from '../../shop/testing/stage.tsx';
import { Entry } from '../session/entry.tsx';
import { LoginPage } from './login.tsx';

afterEach(cleanup);

const AWAY = {
  method: 'apple',
  state: MEMORY_PROVIDER.state,
  redirectUrl: 'http://localhost:3000/auth/login',
  code: null,
};

const memoryShop = () => createMemoryShop({ cart: POSTED_CART });

interface Opening {
  readonly shop?: MemoryShop;
  readonly methods?: readonly LoginMethod[];
}

const open = (path = '/auth/login', stored: object | null = null, { shop = memoryShop(), methods }: Opening = {}) => {
  const unit = methods === undefined ? {} : { loginPolicy: { ...UNIT.loginPolicy, methods } };
  if (stored !== null) shop.tab.setItem('oauth:FR', JSON.stringify(stored));
  const place = placeAt(path);
  render(
    <Stage shop={shop} place={place} unit={unit}>
      <Suspense>
        <Entry>
          <LoginPage />
        </Entry>
      </Suspense>
    </Stage>,
  );
  return { shop, place, user: userEvent.setup() };
};
const returned = (code: string, state: string = MEMORY_PROVIDER.state) => `/auth/login?code=${code}&state=${state}`;

describe('an identity provider', () => {
  test.each([
    ['Apple', 'apple', '[S2.80]'],
    ['Google', 'google', '[S2.80]'],
    ['Facebook', 'facebook', '[S2.80]'],
    ['single sign-on', 'singleSignOn', '[S2.81]'],
  ] as const)(
    '%s is one press away, where the unit offers it; what went out with the visitor is kept, "%s" %s [S6.5][S6.6][S7.40]',
    async (name, method, _id) => {
      open(undefined, null, { methods: ['normal'] });
      await screen.findByRole('button', { name: 'Sign in' });
      expect(screen.queryByRole('button', { name: /^Continue with/ })).toBeNull();
      cleanup();
      const { shop, user } = open(undefined, null, { methods: ['normal', method] });
      const [button, ...others] = await screen.findAllByRole('button', { name: /^Continue with/ });
      expect([button!.textContent, others]).toEqual([`Continue with ${name}`, []]);
      await user.click(button!);
      await waitFor(() => expect(shop.left[0]).toContain(`https://${MEMORY_PROVIDER.host}/authorize`));
      expect(JSON.parse(shop.tab.getItem('oauth:FR')!)).toMatchObject({
        method,
        state: MEMORY_PROVIDER.state,
        code: null,
      });
    },
  );

  test('is the only way in where the unit has no passwords, and nobody registers there [S6.6][S2.81]', async () => {
    open(undefined, null, { methods: ['singleSignOn'] });
    expect(await screen.findByRole('button', { name: 'Continue with single sign-on' })).toBeTruthy();
    expect([screen.queryByRole('textbox'), screen.queryByRole('button', { name: 'Sign in' })]).toEqual([null, null]);
    expect(screen.queryByRole('link', { name: 'Create an account' })).toBeNull();
  });

  test('leads back on to the checkout, for which the visitor signs in [A-151]', async () => {
    const { place, shop } = open(returned(MEMORY_PROVIDER.code), { ...AWAY, nextStep: 'checkout' });
    await waitFor(() => expect(shop.signedIn()?.custId).toBe('C1'));
    await waitFor(() => expect(place.history.at(-1)).toBe('/buying/checkout'));
  });

  test('sends the visitor back with a code, which is stored and leaves the address; after a captcha it signs in [S4.110][S4.111]', async () => {
    const captcha = Promise.withResolvers<void>();
    const asked: string[] = [];
    const made = memoryShop();
    Object.assign(made.gateways, {
      captcha: {
        solve: async (action: string, kind: string) => {
          asked.push(action);
          await captcha.promise;
          return { kind, token: 'solved' };
        },
      },
    });
    const { shop, place } = open(returned(MEMORY_PROVIDER.code), AWAY, { shop: made });
    await waitFor(() => expect(asked).toEqual(['login']));
    expect(place.history).toEqual(['/auth/login']);
    expect(JSON.parse(shop.tab.getItem('oauth:FR')!)).toMatchObject({ method: 'apple', code: MEMORY_PROVIDER.code });
    expect(shop.identity.script.made).toEqual([]);
    captcha.resolve();
    await waitFor(() => expect(shop.signedIn()?.custId).toBe('C1'));
    expect(shop.tab.getItem('oauth:FR')).toBeNull();
  });

  test('whose word opens an account that was not linked yet has its owner asked for a code first [A-64]', async () => {
    const { shop } = open(returned(MEMORY_PROVIDER.codeToAsk), AWAY);
    expect(await screen.findByRole('heading', { name: 'Enter your code' })).toBeTruthy();
    expect(shop.signedIn()).toBeNull();
  });

  test.each([
    ['a return that did not begin in this browser', returned('code-1', 'another'), AWAY],
    ['a return that nobody left for', returned('code-1'), null],
    ['a refusal at the provider', `/auth/login?error=access_denied&state=${MEMORY_PROVIDER.state}`, AWAY],
  ])('%s signs nobody in, is said, and leaves the address [S8.62][A-64]', async (_, path, stored) => {
    const { shop, place } = open(path, stored);
    expect(await screen.findByText(/Signing in there did not work/)).toBeTruthy();
    expect(shop.identity.script.made).toEqual([]);
    expect(place.history.at(-1)).toBe('/auth/login');
  });

  test('that cannot be reached is said, and can be tried again', async () => {
    const { shop, user } = open();
    shop.identity.script.befall('fetchProviderAddress', { kind: 'unreachable' });
    await user.click(await screen.findByRole('button', { name: 'Continue with Apple' }));
    expect(await screen.findByText(/Signing in there did not work/)).toBeTruthy();
    shop.identity.script.befall('fetchProviderAddress', null);
    await user.click(screen.getByRole('button', { name: 'Continue with Apple' }));
    await waitFor(() => expect(shop.left).toHaveLength(1));
  });
});
