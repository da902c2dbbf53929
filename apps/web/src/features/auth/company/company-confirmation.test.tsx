import { ERROR_CODES } from '@offrande/api-client/contract';
import { MEMORY_COMPANY_TOKEN } from '@offrande/api-client/testing';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readSentTo, saveSentTo } from '../../../shop/company-sent-to.ts';
import { fillIn } from '../../form/testing/fill-in.ts';
import { AuthStage, authWorld } from '../testing/auth-stage.tsx';
import { VerifyPage } from '../verify.tsx';

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const PATH = '/auth/verify?registerType=B&verifyToken=';
type Call = Parameters<ReturnType<typeof authWorld>['shop']['company']['registration']['script']['befall']>;

const open = (token = MEMORY_COMPANY_TOKEN, [call, misfortune]: [Call[0], Call[1]] | [] = [], languageTag = 'en') => {
  const world = authWorld(PATH + token, { languageTag });
  const register = world.shop.company.registration;
  if (call !== undefined) register.script.befall(call, misfortune!);
  render(
    <AuthStage world={world}>
      <VerifyPage />
    </AuthStage>,
  );
  const user = userEvent.setup({ delay: null, advanceTimers: vi.advanceTimersByTime });
  return { ...world, register, user };
};
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const at = ({ place }: ReturnType<typeof open>) => place.history.at(-1);

describe('the link in the mail to a company', () => {
  test('confirms the address by its token, then the registration, and says by when the answer comes [S2.88][S4.66][S7.48][S7.49]', async () => {
    const opened = open();
    saveSentTo(opened.shop, 'lea@atelier.fr');
    await heading('Address confirmed');
    await waitFor(() => expect(readSentTo(opened.shop)).toBeNull());
    expect(opened.register.script.made).toEqual(['confirmToken', 'confirmBusiness']);
    expect(opened.shop.identity.script.made).toEqual([]);
    expect(screen.getByText('Tuesday, December 1, 2026')).toBeTruthy();
    expect(screen.getByText('R-2026-1183')).toBeTruthy();
    expect(
      screen.getAllByRole('listitem').map((step) => [step.textContent, step.getAttribute('aria-current')]),
    ).toEqual([
      ['Email address (done)Confirmed', null],
      ['Application R-2026-1183 (done)Registered', null],
      ['Read by our team5 business days at most', 'step'],
      ['Account openYou get an email', null],
    ]);
  });

  test('writes the day in the language of the page [S4.66]', async () => {
    open(MEMORY_COMPANY_TOKEN, [], 'fr');
    await heading('Address confirmed');
    expect(screen.getByText(/^mardi 1.* décembre 2026$/)).toBeTruthy();
  });

  test('leads home after ten seconds, unless the visitor stays [S2.88][A-82]', async () => {
    const opened = open();
    await heading('Address confirmed');
    await pass(11_000);
    expect(at(opened)).toBe('/');
    cleanup();
    const staying = open();
    await staying.user.click(await screen.findByRole('button', { name: 'Stay on this page' }));
    expect(screen.getByText('You stay on this page.')).toBeTruthy();
    await pass(30_000);
    expect(at(staying)).toContain('/auth/verify');
    await staying.user.click(screen.getByRole('button', { name: 'Home' }));
    expect(at(staying)).toBe('/');
  });

  test.each([
    ['superseded', 'A newer link was sent to you'],
    ['expired', 'This link has expired'],
    ['unknown', 'This link leads to no registration'],
  ])('that is %s says so, and another one can be sent [S4.66][A-82]', async (reason, title) => {
    open('other', ['confirmToken', { kind: 'refused', code: ERROR_CODES.linkOver, detail: { reason } }]);
    await heading(title);
    expect(screen.getByRole('button', { name: 'Send another link' })).toBeTruthy();
  });

  test.each(['confirmToken', 'confirmBusiness'] as const)(
    'of a registration that has been decided leads to the sign-in, whichever call says so: %s [S4.66]',
    async (call) => {
      const refusal = { kind: 'refused', code: ERROR_CODES.linkOver, detail: { reason: 'decided' } } as const;
      open(MEMORY_COMPANY_TOKEN, [call, refusal]);
      await heading('This registration has been answered');
      const signIn = screen.getByRole('link', { name: 'Sign in as a company' });
      expect(signIn.getAttribute('href')).toBe('/auth/b2b/login');
      expect(screen.queryByRole('button', { name: 'Send another link' })).toBeNull();
    },
  );

  test('that leads nowhere is said, and another one is sent to the email of the registration [S7.50]', async () => {
    const opened = open('other');
    await heading('This link leads to no registration');
    await opened.user.click(await screen.findByRole('button', { name: 'Send another link' }));
    expect(opened.register.script.made).toEqual(['confirmToken']);
    await fillIn(opened.user, screen.getByRole('textbox', { name: 'Email of the registration' }), 'lea@atelier.fr');
    await opened.user.click(screen.getByRole('button', { name: 'Send another link' }));
    await screen.findByText('If a registration waits under this address, a new link is on its way to it.');
    expect(opened.register.script.made).toEqual(['confirmToken', 'resendToken']);
    await pass(30_000);
    expect(at(opened)).toContain('/auth/verify');
  });

  test('that did not come through can be followed again [S2.88]', async () => {
    const opened = open(MEMORY_COMPANY_TOKEN, ['confirmBusiness', { kind: 'unreachable' }]);
    await heading('Your email is not confirmed yet');
    opened.register.script.befall('confirmBusiness', null);
    await opened.user.click(screen.getByRole('button', { name: 'Try again' }));
    await heading('Address confirmed');
  });

  test('another that could not be sent is said', async () => {
    const opened = open('other', ['resendToken', { kind: 'unreachable' }]);
    await fillIn(
      opened.user,
      await screen.findByRole('textbox', { name: 'Email of the registration' }),
      'lea@atelier.fr',
    );
    await opened.user.click(screen.getByRole('button', { name: 'Send another link' }));
    await waitFor(() => expect(screen.getByRole('alert')).toBeTruthy());
  });
});
