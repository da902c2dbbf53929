/** A forgotten password, reset with the keyboard and the sandbox's email. */
import { openAccount, CAPTCHA_TIMEOUT_MS } from './accounts.ts';
import { expectFocusOn, tabAndPress, tabAndType, tabAndTypePassword } from './keyboard.ts';
import { linkMailedTo } from './sandbox.ts';
import { chooseLanguage, expect, expectAccessible, test } from './shop.ts';

test('a forgotten password is changed by the link of a mail, once [S2.92][S4.83][S4.84][S9.21]', async ({
  page,
  language,
  say,
}) => {
  test.setTimeout(120_000);
  const { email } = await openAccount('FR');
  const changed = 'Groseille-31';
  await chooseLanguage(page, language);

  await page.goto('/FR/auth/login');
  await tabAndPress(page, 'link', say('Forgot your password?'));
  await expectFocusOn(page, 'heading', say('Forgot your password?'));
  await tabAndType(page, say('Email'), email);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expectFocusOn(page, 'heading', say('Check your mail'));
  await expectAccessible(page);

  const link = await linkMailedTo(email, '/auth/reset-password');
  await page.goto(link);
  await tabAndTypePassword(page, say('New password'), changed);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: say('Your password is changed') })).toBeVisible();
  await expectAccessible(page);
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: say('This link is no longer valid') })).toBeVisible();
  await expectAccessible(page);

  await page.goto('/FR/auth/login');
  await tabAndType(page, say('Email'), email);
  await tabAndTypePassword(page, say('Password'), changed);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/FR\/?$/, { timeout: CAPTCHA_TIMEOUT_MS });
  expect(await page.evaluate(() => localStorage.getItem('accessToken:FR'))).not.toBeNull();
});
