import type { CaptchaGateway, CaptchaTask } from '@offrande/api-client/identity';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createCaptchaSolver } from './captcha-solver.ts';
import { memoryCaptchaPage } from './testing/captcha-page.ts';

afterEach(() => document.body.replaceChildren());

const GOOGLE: CaptchaTask = { provider: 'google', siteKey: 'site-g', isInvisible: false };
const CLOUDFLARE: CaptchaTask = { provider: 'cloudflare', siteKey: 'site-c' };

const solving = (task: CaptchaTask, page = memoryCaptchaPage()) => {
  const gateway: CaptchaGateway = { readTask: async () => task };
  return { page, solved: createCaptchaSolver(gateway, page).solve('unlock', 'standard') };
};
const made = (page: ReturnType<typeof memoryCaptchaPage>) => vi.waitFor(() => expect(page.made).toHaveLength(1));

const formPlace = (action: string) => {
  const place = document.createElement('div');
  place.dataset['captcha'] = action;
  document.body.append(place);
  return place;
};

describe('another company’s captcha', () => {
  test('of Google is a widget with the site’s key in the form that asks, gone once it is solved [S9.48]', async () => {
    const place = formPlace('unlock');
    const { page, solved } = solving(GOOGLE);
    await made(page);
    expect(page.scripts).toEqual(['https://www.google.com/recaptcha/api.js?render=explicit']);
    expect(page.made[0]).toMatchObject({ sitekey: 'site-g', size: 'normal' });
    expect(page.executed).toEqual([]);
    expect(place.textContent).toBe('widget');
    page.answer('callback', 'token-1');
    expect(await solved).toEqual({ kind: 'standard', token: 'token-1' });
    expect(place.childElementCount).toBe(0);
  });

  test('of Google that is invisible runs without being pressed [S9.48]', async () => {
    const { page, solved } = solving({ ...GOOGLE, isInvisible: true });
    await made(page);
    expect(page.made[0]).toMatchObject({ size: 'invisible' });
    expect(page.executed).toEqual([0]);
    page.answer('callback', 'token-2');
    expect((await solved).token).toBe('token-2');
  });

  test('of Cloudflare says what it is for, and shows itself only in doubt [S9.48]', async () => {
    const { page, solved } = solving(CLOUDFLARE);
    await made(page);
    expect(page.scripts).toEqual(['https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit']);
    expect(page.made[0]).toMatchObject({ sitekey: 'site-c', action: 'unlock', appearance: 'interaction-only' });
    page.answer('callback', 'token-3');
    expect((await solved).token).toBe('token-3');
  });

  test.each([
    ['fails with its code', 'error-callback', '110200', '110200'],
    ['is over before it is answered', 'expired-callback', undefined, ''],
  ] as const)('that %s is a failure, and takes its widget away [S8.11]', async (_, what, text, code) => {
    const place = formPlace('unlock');
    const { page, solved } = solving(CLOUDFLARE);
    await made(page);
    page.answer(what, text);
    await expect(solved).rejects.toMatchObject({ code });
    expect(place.childElementCount).toBe(0);
  });

  test('whose script does not come is a failure without a code [S8.11]', async () => {
    const { solved } = solving(GOOGLE, memoryCaptchaPage('widget', true));
    await expect(solved).rejects.toMatchObject({ code: '' });
  });

  test('loads nothing where the shop’s own is configured, and not before it is asked for [S9.48]', async () => {
    const page = memoryCaptchaPage();
    const gateway: CaptchaGateway = { readTask: () => new Promise(() => {}) };
    void createCaptchaSolver(gateway, page).solve('unlock', 'standard');
    await Promise.resolve();
    expect(page.scripts).toEqual([]);
  });
});
