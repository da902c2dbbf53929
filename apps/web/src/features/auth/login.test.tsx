import { ERROR_CODES } from '@offrande/api-client/contract';
import { KNOWN_MEMBER, MEMORY_CODE, type MemoryMember } from '@offrande/api-client/testing';
import { storageNameOf } from '@offrande/domain/browser-storage';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { useLocation } from 'wouter';
import { fillIn } from '../form/testing/fill-in.ts';
import { createMemoryShop, type MemoryShop } from '../../shop/testing/memory-shop.ts';
import { POSTED_CART } from '../../shop/testing/sample.ts';
import { placeAt, Stage } from '../../shop/testing/stage.tsx';
import { Entry } from '../session/entry.tsx';
import { LoginPage } from './login.tsx';
import { Suspense } from 'react';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

type Options = Partial<Parameters<typeof createMemoryShop>[0]>;

const open = async (options: Options = {}, path = '/auth/login') => {
  const shop = createMemoryShop({ cart: POSTED_CART, ...options });
  const place = placeAt(path);
  render(
    <Stage shop={shop} place={place}>
      <Suspense>
        <Entry>
          <LoginPage />
        </Entry>
      </Suspense>
    </Stage>,
  );
  return { shop, place, user: userEvent.setup() };
};
type Opened = Awaited<ReturnType<typeof open>>;

const signIn = async ({ user }: Opened, email = 'ines@exemple.fr', password = 'Cerisier1') => {
  await fillIn(user, await screen.findByRole('textbox', { name: 'Email' }), email);
  await fillIn(user, screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
};
const PROBLEM = /Something went wrong while logging in, login again or back to home\./;

describe('signing in', () => {
  test('by email and password leads home, and the browser keeps who it is [S2.76][S7.33][S3.157]', async () => {
    const opened = await open();
    await signIn(opened);
    await waitFor(() => expect(opened.place.history.at(-1)).toBe('/'));
    expect(opened.shop.signedIn()).toEqual({ custId: 'C1', name: 'Inès Marchand', kind: 'individual' });
  });

  test('by mobile number takes any way of writing it [S2.76][A-64]', async () => {
    const opened = await open();
    const way = await screen.findByRole('radio', { name: 'Mobile number' });
    // The form waits for the numbering plans: without awaiting `act`, the test would never see them load.
    await act(() => opened.user.click(way));
    await fillIn(opened.user, await screen.findByRole('textbox', { name: 'Mobile number' }), '06 12 34 56 78');
    await fillIn(opened.user, screen.getByLabelText('Password'), 'Cerisier1');
    await opened.user.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(opened.shop.signedIn()?.custId).toBe('C1'));
  });

  test('from the cart, and from nowhere else, says why, and leads on to checkout [S8.72][S6.3][A-151]', async () => {
    await open();
    await screen.findByRole('button', { name: 'Sign in' });
    expect(screen.queryByText('Login needed to proceed')).toBeNull();
    cleanup();
    const opened = await open({}, '/auth/login?nextStep=checkout');
    expect(await screen.findByText('Login needed to proceed')).toBeTruthy();
    await signIn(opened);
    await waitFor(() => expect(opened.place.history.at(-1)).toBe('/buying/checkout'));
  });

  test('from an order’s page says which order, keeps it on every other way in, and leads back to it [A-151][S2.37]', async () => {
    const opened = await open({}, '/auth/login?nextStep=order&orderNo=2406-118-734');
    expect((await screen.findByText(/^Sign in, and you come back to order/)).textContent).toContain('2406-118-734');
    const register = screen.getByRole('link', { name: 'Create an account' });
    expect(register.getAttribute('href')).toBe('/auth/register?nextStep=order&orderNo=2406-118-734');
    await signIn(opened);
    await waitFor(() => expect(opened.place.history.at(-1)).toBe('/order/2406-118-734'));
  });

  test('an order’s number that is none leads to no page of somebody’s making [A-48][A-151]', async () => {
    const opened = await open({}, '/auth/login?nextStep=order&orderNo=../../evil');
    await signIn(opened);
    await waitFor(() => expect(opened.place.history.at(-1)).toBe('/'));
    expect(screen.queryByText(/^Sign in, and you come back/)).toBeNull();
  });

  test('says what to fill in, and takes the focus there, before anything is sent [A-56]', async () => {
    const opened = await open();
    await opened.user.click(await screen.findByRole('button', { name: 'Sign in' }));
    expect(screen.getAllByText('This field is required.')).toHaveLength(2);
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Email' }));
    expect(opened.shop.identity.script.made).toEqual([]);
    await fillIn(opened.user, screen.getByRole('textbox', { name: 'Email' }), 'ines@exemple.fr');
    expect(screen.getAllByText('This field is required.')).toHaveLength(1);
  });

  test('with a wrong password or an unknown email says the same: that either may be wrong [S8.4]', async () => {
    const said: string[] = [];
    for (const email of ['ines@exemple.fr', 'nobody@exemple.fr']) {
      await signIn(await open(), email, 'wrong');
      said.push((await screen.findByText(PROBLEM)).closest('[role=alert]')!.textContent);
      cleanup();
    }
    expect(said[0]).toContain('The email, the number or the password may be wrong.');
    expect(said[1]).toBe(said[0]);
    const away = await open();
    away.shop.identity.script.befall('signIn', { kind: 'unreachable' });
    await signIn(away);
    expect(await screen.findByText(PROBLEM)).toBeTruthy();
    expect(screen.queryByText(/may be wrong/)).toBeNull();
  });

  test('of a company with the right password says which page is its own, with the way kept, and signs nobody in [S6.7][A-66][A-151]', async () => {
    const company: MemoryMember = { ...KNOWN_MEMBER, member: { ...KNOWN_MEMBER.member, memberType: 'business' } };
    const come = () => open({ identity: { members: [company] } }, '/auth/login?nextStep=checkout');
    await signIn(await come(), 'ines@exemple.fr', 'wrong');
    expect(await screen.findByText(/The email, the number or the password may be wrong/)).toBeTruthy();
    expect(screen.queryByText('This account signs in on another page.')).toBeNull();
    cleanup();
    const opened = await come();
    await signIn(opened);
    expect(await screen.findByText('This account signs in on another page.')).toBeTruthy();
    const way = screen.getByRole('link', { name: 'Go to the sign-in of companies' });
    expect(way.getAttribute('href')).toBe('/auth/b2b/login?nextStep=checkout');
    expect(opened.shop.signedIn()).toBeNull();
  });

  test('that is refused says so with the way home [S8.4]', async () => {
    const opened = await open();
    await signIn(opened, 'ines@exemple.fr', 'wrong');
    expect(await screen.findByText(PROBLEM)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back home' }).getAttribute('href')).toBe('/');
    expect(opened.shop.signedIn()).toBeNull();
  });

  test('whoever is signed in is led on: the page is for guests [A-42][A-122]', async () => {
    const { place } = await open({ isMember: true });
    await waitFor(() => expect(place.history.at(-1)).toBe('/'));
  });
});

describe('the captcha of signing in', () => {
  test('that is refused shows the traditional one and no message; solved by a press, it begins anew [S8.7][S8.8][S8.9]', async () => {
    const opened = await open();
    opened.shop.identity.script.befall('signIn', { kind: 'refused', code: ERROR_CODES.captchaGoogle });
    await signIn(opened);
    const press = await screen.findByRole('button', { name: 'I am a human' });
    expect(screen.queryByText(PROBLEM)).toBeNull();
    opened.shop.identity.script.befall('signIn', null);
    await opened.user.click(press);
    await opened.user.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(opened.shop.signedIn()?.custId).toBe('C1'));
  });

  test('traditional and refused loads the page anew after 1.5 s [S8.10]', async () => {
    const opened = await open();
    opened.shop.identity.script.befall('signIn', { kind: 'refused', code: ERROR_CODES.captchaCloudflare });
    await signIn(opened);
    await opened.user.click(await screen.findByRole('button', { name: 'I am a human' }));
    await opened.user.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(opened.shop.left).toEqual(['(reload)']), { timeout: 4000 });
  });
});

describe('the second step', () => {
  const TWO_STEPS = { identity: { policy: { isTwoFactor: true } } };

  test('asks for the code and signs in by it [S2.82][S4.59][S7.35]', async () => {
    const opened = await open(TWO_STEPS);
    await signIn(opened);
    const heading = await screen.findByRole('heading', { name: 'Enter your code' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(opened.shop.signedIn()).toBeNull();
    await fillIn(opened.user, await screen.findByRole('textbox', { name: 'Code' }), '123 456');
    await opened.user.click(screen.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(opened.shop.signedIn()?.custId).toBe('C1'));
  });

  test('counts the tries of a wrong code, and begins anew after the last [A-66][S8.12]', async () => {
    const opened = await open(TWO_STEPS);
    await signIn(opened);
    const field = await screen.findByRole('textbox', { name: 'Code' });
    for (const left of ['4', '3', '2', '1']) {
      await opened.user.clear(field);
      await fillIn(opened.user, field, '000000');
      await opened.user.click(screen.getByRole('button', { name: 'Confirm' }));
      expect(await screen.findByText(`The code is wrong, please try again. Tries left: ${left}.`)).toBeTruthy();
    }
    await opened.user.clear(field);
    await fillIn(opened.user, field, '000000');
    await opened.user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeTruthy();
    expect(screen.getByText('The code is wrong. Ask for a new one.')).toBeTruthy();
    expect(MEMORY_CODE).not.toBe('000000');
  });

  test('says where the code went, counts a minute down, and sends another one, whose tries begin anew [S2.82][A-66]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const opened = await open(TWO_STEPS);
    await signIn(opened);
    expect((await screen.findByText('i•••@exemple.fr')).closest('p')!.textContent).toMatch(
      /^We have sent a 6-digit code/,
    );
    expect(document.body.textContent).not.toContain('ines@');
    const field = screen.getByRole('textbox', { name: 'Code' });
    expect(field.getAttribute('autocomplete')).toBe('one-time-code');
    await fillIn(opened.user, field, '000000');
    await opened.user.click(screen.getByRole('button', { name: 'Confirm' }));
    await screen.findByText('The code is wrong, please try again. Tries left: 4.');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Send again in \d\d s/ }).disabled).toBe(true);
    for (let second = 0; second < 60; second += 1) await act(() => vi.advanceTimersByTimeAsync(1000));
    await opened.user.click(screen.getByRole('button', { name: 'Send again' }));
    await screen.findByRole('button', { name: /^Send again in (60|59) s/ });
    expect(screen.queryByText(/Tries left/)).toBeNull();
    await fillIn(opened.user, field, MEMORY_CODE);
    await opened.user.click(screen.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(opened.shop.signedIn()?.custId).toBe('C1'));
    expect(opened.shop.identity.script.made).toEqual(['signIn', 'confirmCode', 'sendCodeAgain', 'confirmCode']);
  });

  test('that cannot send another code says so, and the one before stays good', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const opened = await open(TWO_STEPS);
    await signIn(opened);
    await screen.findByRole('textbox', { name: 'Code' });
    for (let second = 0; second < 60; second += 1) await act(() => vi.advanceTimersByTimeAsync(1000));
    opened.shop.identity.script.befall('sendCodeAgain', { kind: 'refused', code: ERROR_CODES.tooManyRequests });
    await opened.user.click(screen.getByRole('button', { name: 'Send again' }));
    expect(await screen.findByText('Too many tries in a short time. Wait ten minutes, then try again.')).toBeTruthy();
    await fillIn(opened.user, screen.getByRole('textbox', { name: 'Code' }), MEMORY_CODE);
    await opened.user.click(screen.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(opened.shop.signedIn()?.custId).toBe('C1'));
  });

  test('can be left for the form [S2.82]', async () => {
    const opened = await open(TWO_STEPS);
    await signIn(opened);
    await opened.user.click(await screen.findByRole('button', { name: 'Back to signing in' }));
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeTruthy();
  });
});

describe('who asked to be remembered', () => {
  test('finds the email again, never the password; who does not ask is forgotten [S3.153][A-76]', async () => {
    const opened = await open();
    await opened.user.click(await screen.findByRole('checkbox', { name: 'Remember me on this device' }));
    await signIn(opened);
    await waitFor(() => expect(opened.shop.signedIn()).not.toBeNull());
    expect(opened.shop.cookies.get('LE')).toBe('ines@exemple.fr');
    cleanup();
    const again = await open();
    again.shop.cookies.set('LE', 'ines@exemple.fr', 1000);
    cleanup();
    render(
      <Stage shop={again.shop} place={again.place}>
        <LoginPage />
      </Stage>,
    );
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' }).value).toBe('ines@exemple.fr');
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('');
    await again.user.click(screen.getByRole('checkbox', { name: 'Remember me on this device' }));
    await fillIn(again.user, screen.getByLabelText('Password'), 'Cerisier1');
    await again.user.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(again.shop.cookies.get('LE')).toBeNull());
  });
});

/** Two routes: a members-only page and the login. */
function Pages() {
  const [path] = useLocation();
  return <Entry key={path}>{path === '/auth/login' ? <LoginPage /> : <h1>Your orders</h1>}</Entry>;
}

const visit = (shop: MemoryShop, path = '/account/orders') => {
  const place = placeAt(path);
  render(
    <Stage shop={shop} place={place}>
      <Suspense>
        <Pages />
      </Suspense>
    </Stage>,
  );
  return place;
};
const NOT_AUTHORIZED = 'Not authorized. Sign in to open that page.';

describe('a page for members', () => {
  test.each(['custId:{unit}', 'accessToken:{unit}'] as const)(
    'without %s in the browser calls nothing: the login in its place says that the visitor is not authorized, once [S7.124][A-70]',
    async (name) => {
      const shop = createMemoryShop({ cart: POSTED_CART, isMember: true });
      shop.local.removeItem(storageNameOf(name, 'FR'));
      const place = visit(shop);
      expect(await screen.findByText(NOT_AUTHORIZED)).toBeTruthy();
      expect(place.history).toEqual(['/auth/login']);
      expect(screen.queryByRole('heading', { name: 'Your orders' })).toBeNull();
      expect(shop.identity.script.made).toEqual([]);
      cleanup();
      visit(shop, '/auth/login');
      await screen.findByRole('heading', { name: 'Sign in' });
      expect(screen.queryByText(NOT_AUTHORIZED)).toBeNull();
    },
  );

  test('that a member signs out on says nothing of it [S7.124]', async () => {
    const shop = createMemoryShop({ cart: POSTED_CART, isMember: true });
    visit(shop);
    await screen.findByRole('heading', { name: 'Your orders' });
    const session = await shop.session();
    await act(async () => session.send({ type: 'signOut', isFailed: false }));
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeTruthy();
    expect(screen.queryByText(NOT_AUTHORIZED)).toBeNull();
  });
});
