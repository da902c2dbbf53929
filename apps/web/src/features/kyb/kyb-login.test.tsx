import { ERROR_CODES } from '@offrande/api-client/contract';
import { MEMORY_KYB_ACCESS } from '@offrande/api-client/testing';
import { done, failed, notTaken, type WalkEvent } from '@offrande/domain/gateway/testing';
import { kybLoginMachine, type KybLoginSnapshot } from '@offrande/domain/kyb';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { getInitialSnapshot, getNextSnapshot } from 'xstate';
import { accessibleErrorText } from '../form/testing/accessible-error.ts';
import { fillIn } from '../form/testing/fill-in.ts';
import { Entry } from '../session/entry.tsx';
import { KybLoginPage } from './kyb-login.tsx';
import { COMPANY_EMAIL, COMPANY_PASSWORD, KybStage, kybWorld, type KybMisfortunes } from './testing/kyb-world.tsx';
import { sessionOf } from './testing/open-kyb.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = async (calls: KybMisfortunes = {}, widthPx = 1440) => {
  vi.stubGlobal('innerWidth', widthPx);
  const world = kybWorld({ path: '/auth/kyb/login', calls });
  await act(async () => {
    render(
      <KybStage world={world}>
        <Entry>
          <KybLoginPage />
        </Entry>
      </KybStage>,
    );
  });
  return { ...world, user: userEvent.setup({ delay: null }) };
};
type Opened = Awaited<ReturnType<typeof open>>;

const email = () => screen.findByRole('textbox', { name: 'Work email' });
const password = () => screen.getByLabelText('Password', { selector: 'input' });
const signIn = async ({ user }: Opened, secret: string = COMPANY_PASSWORD) => {
  await fillIn(user, await email(), COMPANY_EMAIL);
  await fillIn(user, password(), secret);
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
};

test('a company signs in to its verification, which signs nobody in to the shop [S2.79][S6.7]', async () => {
  const opened = await open();
  await signIn(opened);
  await waitFor(() => expect(opened.place.history.at(-1)).toBe('/auth/kyb/register'));
  expect(sessionOf(opened)).toEqual(MEMORY_KYB_ACCESS);
  expect(opened.shop.signedIn()).toBeNull();
});

test('a wrong password is refused, and no session is kept [S2.79]', async () => {
  const opened = await open();
  await signIn(opened, 'Another1!');
  expect((await screen.findByRole('alert')).textContent).toContain('Something went wrong while logging in');
  expect(sessionOf(opened)).toEqual({ token: null, custId: null });
});

test('the right password of an account that is no company’s says which page is its own, until the next try [S2.79][S6.7][A-66]', async () => {
  const opened = await open({
    signIn: { kind: 'refused', code: ERROR_CODES.otherDoor, detail: { reason: 'individual' } },
  });
  await signIn(opened);
  const alert = await screen.findByRole('alert');
  await waitFor(() => expect(alert.textContent).toContain('This account signs in on another page.'));
  const way = screen.getByRole('link', { name: 'Go to the sign-in of individuals' });
  expect(way.getAttribute('href')).toBe('/auth/login');
  opened.shop.kyb.dossier.script.befall('signIn', { kind: 'refused', code: ERROR_CODES.loginRefused });
  await opened.user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByText(/^Something went wrong while logging in/)).toBeTruthy();
  expect(screen.queryByText('This account signs in on another page.')).toBeNull();
});

test('every transition of the sign-in is a press, or the answer to one [S2.79]', async () => {
  const opened = await open();
  const captcha = { kind: 'standard', token: 'solution' };
  const login = { email: COMPANY_EMAIL, password: COMPANY_PASSWORD, captcha };
  const refused = { reason: 'refused', code: '70001', isRetryable: false };
  const taken = new Set<unknown>();
  let snapshot: KybLoginSnapshot = getInitialSnapshot(kybLoginMachine);
  const move = (event: WalkEvent) => {
    for (const transition of kybLoginMachine.getTransitionData(snapshot, event as never)) taken.add(transition);
    snapshot = getNextSnapshot(kybLoginMachine, snapshot, event as never);
    return snapshot.value;
  };
  await email();
  await opened.user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(move({ type: 'submit', login: { email: '', password: '', captcha } })).toBe('entering');
  expect(sessionOf(opened)).toEqual({ token: null, custId: null });

  opened.shop.kyb.dossier.script.befall('signIn', { kind: 'refused', code: refused.code });
  await signIn(opened);
  expect([move({ type: 'submit', login }), move(failed('signIn', refused))]).toEqual(['signingIn', 'entering']);
  expect(await screen.findByRole('alert')).toBeTruthy();

  opened.shop.kyb.dossier.script.befall('signIn', null);
  await opened.user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect([move({ type: 'submit', login }), move(done('signIn', MEMORY_KYB_ACCESS))]).toEqual(['signingIn', 'signedIn']);
  await waitFor(() => expect(sessionOf(opened)).toEqual(snapshot.output));
  expect(notTaken(kybLoginMachine, taken)).toEqual([]);
});

test('a captcha that is refused shows the traditional one and no message; confirmed by a press, it signs in [S8.7][S8.8][S8.9][A-75]', async () => {
  const opened = await open({ signIn: { kind: 'refused', code: ERROR_CODES.captchaGoogle } });
  const solve = vi.spyOn(opened.shop.gateways.captcha, 'solve');
  await signIn(opened);
  const press = await screen.findByRole('button', { name: 'I am a human' });
  expect(screen.queryByRole('alert')).toBeNull();
  const { script } = opened.shop.kyb.dossier;
  script.befall('signIn', null);
  const triesBefore = script.made.length;
  const submit = screen.getByRole('button', { name: 'Sign in' });
  await opened.user.click(submit);
  expect(script.made).toHaveLength(triesBefore);
  await opened.user.click(press);
  expect(await screen.findByText('Confirmed. You can go on.')).toBeTruthy();
  expect(solve.mock.calls).toContainEqual(['login', 'traditional']);
  await opened.user.click(submit);
  await waitFor(() => expect(sessionOf(opened)).toEqual(MEMORY_KYB_ACCESS));
});

test('a sign-in that is refused with the traditional captcha loads the page anew after 1.5 s [S8.10]', async () => {
  const opened = await open({ signIn: { kind: 'refused', code: ERROR_CODES.captchaCloudflare } });
  await signIn(opened);
  await opened.user.click(await screen.findByRole('button', { name: 'I am a human' }));
  await opened.user.click(screen.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(opened.shop.left).toEqual(['(reload)']), { timeout: 4000 });
});

test('too many tries say how long to wait', async () => {
  const opened = await open({ signIn: { kind: 'refused', code: ERROR_CODES.tooManyRequests } });
  await signIn(opened);
  expect((await screen.findByRole('alert')).textContent).toContain('Wait ten minutes');
});

test('what is missing is said at its field, and nothing is sent', async () => {
  const { user, shop } = await open();
  await email();
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(document.activeElement).toBe(await email());
  expect(accessibleErrorText(password())).toBe('This field is required.');
  expect(shop.kyb.dossier.script.made).toEqual([]);
});

test('leads to a code by email, to the shop’s own sign-in, to registering and to a new password [S2.79]', async () => {
  await open();
  await email();
  const names = [
    'Get a code by email',
    'Sign in as a company, to order',
    'Register a company',
    'Forgot your password?',
  ];
  expect(names.map((name) => screen.getByRole('link', { name }).getAttribute('href'))).toEqual([
    '/auth/kyb/register',
    '/auth/b2b/login',
    '/auth/b2b/register',
    '/auth/reset-password?accountType=B',
  ]);
});

test('works on a phone, without an alert [A-188]', async () => {
  await open({}, 390);
  expect(await email()).toBeTruthy();
  expect(screen.queryByText(/is not supported for mobile/)).toBeNull();
});
