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
