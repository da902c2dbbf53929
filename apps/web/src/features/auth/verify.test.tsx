import { MEMORY_VERIFY_TOKEN, type MemoryIdentityCall, type Misfortune } from '@offrande/api-client/testing';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AuthStage, authWorld } from './testing/auth-stage.tsx';
import { VerifyPage } from './verify.tsx';

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const LINK = `?registerType=C&accountId=C1&verifyToken=${MEMORY_VERIFY_TOKEN}`;

const open = (search = LINK, misfortunes: Partial<Record<MemoryIdentityCall, Misfortune>> = {}) => {
  const world = authWorld(`/auth/verify${search}`, {}, misfortunes);
  render(
    <AuthStage world={world}>
      <VerifyPage />
    </AuthStage>,
  );
  return { ...world, user: userEvent.setup({ delay: null, advanceTimers: vi.advanceTimersByTime }) };
};
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const at = ({ place }: ReturnType<typeof open>) => place.history.at(-1);
const left = () => Number(/opens in (\d+) second/.exec(screen.getByText(/^The home page opens in/).textContent)![1]);

describe('the link of the registration mail', () => {
  test('confirms the address, says so, and leads home after ten seconds [S2.88][S2.91][S7.43][A-82]', async () => {
    const opened = open();
    await heading('Your email is confirmed');
    expect(opened.shop.identity.script.made).toEqual(['confirmRegistration']);
    expect(left()).toBe(10);
    await pass(4000);
    expect(left()).toBeLessThanOrEqual(7);
    expect(at(opened)).toBe(`/auth/verify${LINK}`);
    await pass(7000);
    expect(at(opened)).toBe('/');
  });

  test('lets the visitor stay, and go home or to signing in at once [S2.88]', async () => {
    const opened = open();
    await opened.user.click(await screen.findByRole('button', { name: 'Stay on this page' }));
    expect(screen.getByText('You stay on this page.')).toBeTruthy();
    await pass(30_000);
    expect(at(opened)).toBe(`/auth/verify${LINK}`);
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/auth/login');
    await opened.user.click(screen.getByRole('button', { name: 'Home' }));
    expect(at(opened)).toBe('/');
  });

  test('that is over is said kindly, with the same ways on [S2.91]', async () => {
    const opened = open('?registerType=C&accountId=C1&verifyToken=other');
    await heading('This link is no longer valid');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    await pass(11_000);
    expect(at(opened)).toBe('/');
  });

  test('that did not come through can be followed again [S2.91]', async () => {
    const opened = open(LINK, { confirmRegistration: { kind: 'unreachable' } });
    await heading('Your email is not confirmed yet');
    opened.shop.identity.script.befall('confirmRegistration', null);
    await opened.user.click(screen.getByRole('button', { name: 'Try again' }));
    await heading('Your email is confirmed');
  });

  test('that is not whole asks nobody, and leads home unless the visitor stays [S8.39]', async () => {
    const opened = open('?registerType=C&accountId=C1');
    await heading('This link is no longer valid');
    expect(left()).toBe(10);
    await pass(11_000);
    expect(at(opened)).toBe('/');
    expect(opened.shop.identity.script.made).toEqual([]);
    cleanup();
    const again = open('');
    await again.user.click(await screen.findByRole('button', { name: 'Stay on this page' }));
    expect(screen.getByText('You stay on this page.')).toBeTruthy();
    await pass(30_000);
    expect(at(again)).toBe('/auth/verify');
  });
});
