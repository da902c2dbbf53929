import { KNOWN_MEMBER, type MemoryMember } from '@offrande/api-client/testing';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { AuthStage, authWorld } from '../auth/testing/auth-stage.tsx';
import { fillIn } from '../form/testing/fill-in.ts';
import { Entry } from '../session/entry.tsx';
import { SalesmanLoginPage } from './salesman-login.tsx';

afterEach(cleanup);

const SALESMAN: MemoryMember = { ...KNOWN_MEMBER, member: { ...KNOWN_MEMBER.member, memberType: 'salesman' } };

const signIn = async (members: readonly MemoryMember[]) => {
  const world = authWorld('/auth/salesman/login', { identity: { members } });
  await act(async () => {
    render(
      <AuthStage world={world}>
        <Entry>
          <SalesmanLoginPage />
        </Entry>
      </AuthStage>,
    );
  });
  const user = userEvent.setup({ delay: null });
  await fillIn(user, await screen.findByRole('textbox', { name: 'Work email' }), 'ines@exemple.fr');
  await fillIn(user, screen.getByLabelText('Password', { selector: 'input' }), 'Cerisier1');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  return world;
};

test('a salesman signs in by email and password, and comes to the own home [S2.57][S2.78][S7.37]', async () => {
  const { shop, place } = await signIn([SALESMAN]);
  await waitFor(() => expect(shop.signedIn()?.kind).toBe('salesman'));
  expect(place.history.at(-1)).toBe('/salesman');
});

test('an individual with the right password is led to the sign-in of individuals [S6.7]', async () => {
  const { shop } = await signIn([KNOWN_MEMBER]);
  const way = await screen.findByRole('link', { name: 'Go to the sign-in of individuals' });
  expect(way.getAttribute('href')).toBe('/auth/login');
  expect(shop.signedIn()).toBeNull();
});

test('a forgotten password is asked for as a salesman’s [S2.92]', async () => {
  const world = authWorld('/auth/salesman/login');
  await act(async () => {
    render(
      <AuthStage world={world}>
        <SalesmanLoginPage />
      </AuthStage>,
    );
  });
  const link = await screen.findByRole('link', { name: 'Forgot your password?' });
  expect(link.getAttribute('href')).toBe('/auth/reset-password?accountType=S');
});
