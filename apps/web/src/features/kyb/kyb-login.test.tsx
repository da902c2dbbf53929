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
  const credentials = { email: COMPANY_EMAIL, password: COMPANY_PASSWORD };
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
  expect(move({ type: 'submit', credentials: { email: '', password: '' } })).toBe('entering');
  expect(sessionOf(opened)).toEqual({ token: null, custId: null });

  opened.shop.kyb.dossier.script.befall('signIn', { kind: 'refused', code: refused.code });
  await signIn(opened);
  expect([move({ type: 'submit', credentials }), move(failed('signIn', refused))]).toEqual(['signingIn', 'entering']);
  expect(await screen.findByRole('alert')).toBeTruthy();

  opened.shop.kyb.dossier.script.befall('signIn', null);
  await opened.user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect([move({ type: 'submit', credentials }), move(done('signIn', MEMORY_KYB_ACCESS))]).toEqual([
    'signingIn',
    'signedIn',
  ]);
  await waitFor(() => expect(sessionOf(opened)).toEqual(snapshot.output));
  expect(notTaken(kybLoginMachine, taken)).toEqual([]);
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
