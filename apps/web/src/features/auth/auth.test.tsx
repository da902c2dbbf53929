import { act, cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fillIn } from '../form/testing/fill-in.ts';
import { Entry } from '../session/entry.tsx';
import { AuthPage } from './auth.tsx';
import { AuthStage, authWorld } from './testing/auth-stage.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Listeners for a change of the window's width. */
const told = new Set<() => void>();

const windowOf = (widthPx: number): void =>
  void vi.stubGlobal('matchMedia', (query: string) => {
    const least = /min-width: ([\d.]+)em/.exec(query);
    return {
      matches: least === null || widthPx >= 16 * Number(least[1]),
      addEventListener: (_type: string, tell: () => void) => told.add(tell),
      removeEventListener: (_type: string, tell: () => void) => told.delete(tell),
    };
  });

const open = async (widthPx: number, options: Parameters<typeof authWorld>[1] = {}) => {
  windowOf(widthPx);
  const world = authWorld('/auth', options);
  await act(async () => {
    render(
      <AuthStage world={world}>
        <Entry>
          <AuthPage />
        </Entry>
      </AuthStage>,
    );
  });
  return { ...world, user: userEvent.setup({ delay: null }) };
};

describe('the page of both', () => {
  test('has signing in and registering side by side from 992 px on [S2.2][S9.39]', async () => {
    await open(992);
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Create my account' })).toBeTruthy();
    expect(screen.queryByRole('radio', { name: 'Create an account' })).toBeNull();
  });

  test('has one after the other below 992 px, and what was typed stays [S2.3][S9.39]', async () => {
    const { user } = await open(991);
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Create my account' })).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Create an account' }));
    await fillIn(user, screen.getByLabelText('First name'), 'Léa');
    expect(screen.queryByRole('button', { name: 'Sign in' })).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Sign in' }));
    await user.click(screen.getByRole('radio', { name: 'Create an account' }));
    expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Léa');
  });

  test('follows a window that shrinks below 992 px [S2.3]', async () => {
    await open(992);
    expect(await screen.findByRole('button', { name: 'Create my account' })).toBeTruthy();
    windowOf(991);
    act(() => told.forEach((tell) => tell()));
    expect(screen.getByRole('radio', { name: 'Create an account' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Create my account' })).toBeNull();
  });

  test('asks for the second step alone [S2.82]', async () => {
    const { user } = await open(1440, { identity: { policy: { isTwoFactor: true } } });
    const form = within(await screen.findByRole('region', { name: 'I have an account' }));
    await fillIn(user, form.getByRole('textbox', { name: 'Email' }), 'ines@exemple.fr');
    await fillIn(user, form.getByLabelText('Password', { exact: true }), 'Cerisier1');
    await user.click(form.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Enter your code' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Create my account' })).toBeNull();
  });
});
