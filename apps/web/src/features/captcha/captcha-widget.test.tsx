import { CallFailure } from '@offrande/api-client/client';
import type { CaptchaTask } from '@offrande/api-client/identity';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { createCaptchaSolver } from '../../shop/captcha-solver.ts';
import { memoryCaptchaPage } from '../../shop/testing/captcha-page.ts';
import { createMemoryShop } from '../../shop/testing/memory-shop.ts';
import { POSTED_CART } from '../../shop/testing/sample.ts';
import { placeAt, Stage } from '../../shop/testing/stage.tsx';
import { CaptchaBox } from './captcha-box.tsx';
import { createCaptcha } from './captcha.ts';

afterEach(cleanup);

const CLOUDFLARE: CaptchaTask = { provider: 'cloudflare', siteKey: 'site' };

const show = (page = memoryCaptchaPage('I am the widget')) => {
  const solver = createCaptchaSolver({ readTask: async () => CLOUDFLARE }, page);
  const captcha = createCaptcha(solver, 'unlock', () => 0);
  render(
    <Stage shop={createMemoryShop({ cart: POSTED_CART })} place={placeAt('/')}>
      <CaptchaBox captcha={captcha} />
    </Stage>,
  );
  return { page, captcha };
};

test('the widget of another company stands in the form, and its solution goes with the call [S9.48]', async () => {
  const { page, captcha } = show();
  const answer = captcha.run(async ({ token }) => token);
  expect(await screen.findByText('I am the widget')).toBeTruthy();
  page.answer('callback', 'token-1');
  expect(await answer).toBe('token-1');
  expect(screen.queryByText('I am the widget')).toBeNull();
});

test('a challenge that does not arrive is said in the form, and trying again goes on [S8.1][S8.7]', async () => {
  const answers = [new CallFailure({ reason: 'unreachable', call: 'captcha', status: null }), CLOUDFLARE];
  const page = memoryCaptchaPage('I am the widget');
  const readTask = async () => {
    const answer = answers.shift()!;
    if (answer instanceof CallFailure) throw answer;
    return answer;
  };
  const captcha = createCaptcha(createCaptchaSolver({ readTask }, page), 'unlock', () => 0);
  render(
    <Stage shop={createMemoryShop({ cart: POSTED_CART })} place={placeAt('/')}>
      <CaptchaBox captcha={captcha} />
    </Stage>,
  );
  expect(await captcha.run(async ({ token }) => token)).toBeNull();
  expect((await screen.findByRole('alert')).textContent).toContain('Please try again or contact us.');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('I am the widget');
  expect(screen.queryByRole('alert')).toBeNull();
  page.answer('callback', 'token-1');
  expect(await captcha.run(async ({ token }) => token)).toBe('token-1');
});

test('a widget that fails shows its code in a popup, and the shop’s own captcha takes its place [S8.11][A-75]', async () => {
  const { page, captcha } = show();
  void captcha.prepare();
  await screen.findByText('I am the widget');
  page.answer('error-callback', '110200');
  const popup = within(await screen.findByRole('alertdialog', { name: 'Cloudflare captcha error' }));
  expect(popup.getByText('110200')).toBeTruthy();
  await userEvent.click(popup.getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.getByRole('button', { name: 'I am a human' })).toBeTruthy();
});
