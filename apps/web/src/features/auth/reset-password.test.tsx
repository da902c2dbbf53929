import { ERROR_CODES } from '@offrande/api-client/contract';
import { MEMORY_LINKS, type MemoryIdentityCall, type Misfortune } from '@offrande/api-client/testing';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fillIn } from '../form/testing/fill-in.ts';
import { ResetPasswordPage } from './reset-password.tsx';
import { AuthStage, authWorld } from './testing/auth-stage.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** The link belongs to an account of `memberType`; `sent` collects what the last step sent. */
const open = (search = '', misfortunes: Partial<Record<MemoryIdentityCall, Misfortune>> = {}, memberType = 'C') => {
  const world = authWorld(`/auth/reset-password${search}`, {}, misfortunes);
  const { passwordReset } = world.shop.account;
  const sent: unknown[] = [];
  const watched: typeof passwordReset = {
    ...passwordReset,
    confirmLink: async (asked) => ({ ...(await passwordReset.confirmLink(asked)), memberType }),
    setPassword: (step) => (sent.push(step), passwordReset.setPassword(step)),
  };
  Object.assign(world.shop.account, { passwordReset: watched });
  render(
    <AuthStage world={world}>
      <ResetPasswordPage />
    </AuthStage>,
  );
  return { ...world, sent, user: userEvent.setup({ delay: null }) };
};
type Opened = ReturnType<typeof open>;
const link = (tokenId: string) => `?tokenId=${tokenId}&accountId=C1`;
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const ask = async ({ user }: Opened, email = 'ines@exemple.fr') => {
  await fillIn(user, screen.getByRole('textbox', { name: 'Email' }), email);
  await user.click(screen.getByRole('button', { name: 'Send me the link' }));
};
const choose = async ({ user }: Opened, password = 'Mirabelle2') => {
  await fillIn(user, await screen.findByLabelText('New password', { exact: true }), password);
  await user.click(screen.getByRole('button', { name: 'Change the password' }));
};

describe('a forgotten password', () => {
  test('begins with the email, and says the same whether it has an account or not [S2.92][S9.21][S7.30]', async () => {
    const opened = open();
    await heading('Forgot your password?');
    await opened.user.click(screen.getByRole('button', { name: 'Send me the link' }));
    expect(screen.getByText('This field is required.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Email' }));
    await ask(opened, ' nobody@exemple.fr ');
    await heading('Check your mail');
    expect(document.activeElement?.textContent).toBe('Check your mail');
    expect(screen.getByText('nobody@exemple.fr')).toBeTruthy();
    expect(screen.getByText(/valid for 24 hours and for one new password/)).toBeTruthy();
    expect(opened.shop.identity.resets).toEqual(['nobody@exemple.fr']);
  });

  test('may have its mail sent again after a minute, or to another address [S2.92]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const opened = open();
    await ask(opened);
    const early = await screen.findByRole<HTMLButtonElement>('button', { name: /^Send again in/ });
    expect(early.disabled).toBe(true);
    await act(() => vi.advanceTimersByTimeAsync(61_000));
    await opened.user.click(screen.getByRole('button', { name: 'Send again' }));
    await waitFor(() => expect(opened.shop.identity.resets).toHaveLength(2));
    await opened.user.click(await screen.findByRole('button', { name: 'Correct the email' }));
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Email' })).value).toBe('ines@exemple.fr');
  });

  test('that cannot be asked for says so and keeps the email', async () => {
    const opened = open('', { requestReset: { kind: 'unreachable' } });
    await ask(opened);
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Oops!/);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' }).value).toBe('ines@exemple.fr');
  });
});

describe('the link of the mail', () => {
  test.each([
    ['C', '/auth/login'],
    ['B', '/auth/b2b/login'],
  ])(
    'opens the last step; the new password of a %s signs in at the door of its account, %s [S2.92][S4.83][S4.84][S7.31][S7.32]',
    async (memberType, door) => {
      const opened = open(link(MEMORY_LINKS.valid), {}, memberType);
      await choose(opened);
      await heading('Your password is changed');
      expect(opened.sent).toEqual([{ accountId: 'C1', token: 'step-1', memberType, newPassword: 'Mirabelle2' }]);
      expect(opened.shop.identity.script.made).toEqual(['confirmLink', 'setPassword']);
      expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(door);
    },
  );

  test.each([MEMORY_LINKS.used, MEMORY_LINKS.expired])(
    '%s is over: said kindly, and another can be asked for [S4.83][S9.21]',
    async (tokenId) => {
      const opened = open(link(tokenId));
      await heading('This link is no longer valid');
      expect(screen.getByText(/older than 24 hours.*Your password is as it was/)).toBeTruthy();
      await opened.user.click(screen.getByRole('button', { name: 'Get another link' }));
      await heading('Forgot your password?');
    },
  );

  test('that cannot be looked at now may be tried again [S4.83]', async () => {
    const opened = open(link(MEMORY_LINKS.valid), { confirmLink: { kind: 'unreachable' } });
    const again = await screen.findByRole('button', { name: 'Try again' });
    opened.shop.identity.script.befall('confirmLink', null);
    await opened.user.click(again);
    expect(await screen.findByLabelText('New password', { exact: true })).toBeTruthy();
  });

  test('takes no password against the rules, and none that has appeared in a data breach [S5.18][S5.20]', async () => {
    const opened = open(link(MEMORY_LINKS.valid), {
      setPassword: { kind: 'refused', code: ERROR_CODES.passwordRefused },
    });
    await choose(opened, 'court');
    expect(screen.getByText('Write at least 8 characters.')).toBeTruthy();
    expect(opened.shop.identity.script.made).toEqual(['confirmLink']);
    await choose(opened, 'Cerise12');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'This password has appeared in a data breach. Choose another.',
    );
  });

  test('that ran out meanwhile is said where the password is sent [S4.84]', async () => {
    const opened = open(link(MEMORY_LINKS.valid));
    await screen.findByLabelText('New password', { exact: true });
    await opened.shop.identity.passwordReset.setPassword({
      accountId: 'C1',
      token: 'step-1',
      memberType: 'C',
      newPassword: 'Groseille3',
    });
    await choose(opened);
    expect((await screen.findByRole('alert')).textContent).toMatch(/used or ran out meanwhile/);
    await opened.user.click(screen.getByRole('link', { name: 'Get another link' }));
    await heading('Forgot your password?');
  });
});
