import { ERROR_CODES } from '@offrande/api-client/contract';
import {
  KNOWN_MEMBER,
  type MemoryIdentityCall,
  type MemoryMember,
  type Misfortune,
} from '@offrande/api-client/testing';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { UNIT } from '../../app/testing/sample-boot.ts';
import { AuthStage, authWorld } from '../auth/testing/auth-stage.tsx';
import { LoginPage } from '../auth/login.tsx';
import { accessibleErrorText } from '../form/testing/accessible-error.ts';
import { fillIn } from '../form/testing/fill-in.ts';
import { Entry } from '../session/entry.tsx';
import { CompanyLoginPage } from './company-login.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const COMPANY: MemoryMember = { ...KNOWN_MEMBER, member: { ...KNOWN_MEMBER.member, memberType: 'business' } };

const open = async (
  members = [COMPANY],
  calls: Partial<Record<MemoryIdentityCall, Misfortune>> = {},
  path = '/auth/b2b/login',
  widthPx = 1440,
) => {
  vi.stubGlobal('innerWidth', widthPx);
  const world = authWorld(path, { identity: { members } }, calls);
  await act(async () => {
    render(
      <AuthStage world={world}>
        <Entry>
          <CompanyLoginPage />
        </Entry>
      </AuthStage>,
    );
  });
  return { ...world, user: userEvent.setup({ delay: null }) };
};
type Opened = Awaited<ReturnType<typeof open>>;

const password = () => screen.getByLabelText('Password', { selector: 'input' });
const email = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Work email' });
const signIn = async ({ user }: Opened, secret = 'Cerisier1') => {
  await fillIn(user, await email(), 'ines@exemple.fr');
  await fillIn(user, password(), secret);
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
};

test('a company signs in by email and password, and comes to its own home [S2.77][S6.7]', async () => {
  const opened = await open();
  await signIn(opened);
  await waitFor(() => expect(opened.shop.signedIn()?.kind).toBe('business'));
  expect(opened.place.history.at(-1)).toBe('/b2b');
});

test('an individual with the right password is led to the login of individuals, with a wrong one is told as everybody [S6.7][A-66]', async () => {
  await signIn(await open([KNOWN_MEMBER]), 'another');
  const refused = 'The email, the number or the password may be wrong';
  expect((await screen.findByRole('alert')).textContent).toContain(refused);
  cleanup();
  const opened = await open([KNOWN_MEMBER]);
  await signIn(opened);
  await screen.findByText('This account signs in on another page.');
  const way = screen.getByRole('link', { name: 'Go to the sign-in of individuals' });
  expect(way.getAttribute('href')).toBe('/auth/login');
  expect(opened.shop.signedIn()).toBeNull();
});

test('what is missing is said at its field, and nothing is sent [S2.77]', async () => {
  const { user, shop } = await open();
  await email();
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(document.activeElement).toBe(await email());
  expect(accessibleErrorText(password())).toBe('This field is required.');
  expect(shop.identity.script.made).not.toContain('signIn');
});

test('a refused login says so, and asks for the captcha where that is needed [S2.77][S8.9]', async () => {
  const opened = await open([COMPANY], { signIn: { kind: 'refused', code: ERROR_CODES.captchaGoogle } });
  await signIn(opened);
  expect(await screen.findByRole('button', { name: 'I am a human' })).toBeTruthy();
});

test('the email is remembered if asked to [S3.153]', async () => {
  const opened = await open();
  await email();
  await opened.user.click(screen.getByRole('checkbox', { name: 'Remember me on this device' }));
  await signIn(opened);
  await waitFor(() => expect(opened.shop.cookies.get('LE')).toBe('ines@exemple.fr'));
});

test('leads to registering, to a new password, and to the login of individuals, where the next step is kept [S2.77][S2.84]', async () => {
  await open([COMPANY], {}, '/auth/b2b/login?nextStep=checkout');
  await email();
  const hrefs = ['Register a company', 'Forgot your password?', 'Not a company? Sign in here'].map((name) =>
    screen.getByRole('link', { name }).getAttribute('href'),
  );
  expect(hrefs).toEqual(['/auth/b2b/register', '/auth/reset-password?accountType=B', '/auth/login?nextStep=checkout']);
});

test('a window below 992 px is told that the page needs more room [S2.113]', async () => {
  await open([COMPANY], {}, '/auth/b2b/login', 991);
  expect(await screen.findByText(/^B2B module is not supported for mobile/)).toBeTruthy();
});

test.each([
  [true, '/auth/b2b/login'],
  [false, null],
])(
  'the login of individuals leads to that of companies only where the unit has companies: %s [S2.77]',
  async (hasBusiness, href) => {
    const world = { ...authWorld('/auth/login'), unit: { loginPolicy: { ...UNIT.loginPolicy, hasBusiness } } };
    await act(async () => {
      render(
        <AuthStage world={world}>
          <LoginPage />
        </AuthStage>,
      );
    });
    await screen.findByRole('link', { name: 'Create an account' });
    expect(screen.queryByRole('link', { name: 'Sign in as a company' })?.getAttribute('href') ?? null).toBe(href);
  },
);
