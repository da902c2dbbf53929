/** The doors of companies: what a phone is told, how a refused registration ends, and where a sign-out leads. */
import { CAPTCHA_TIMEOUT_MS } from './accounts.ts';
import { openCompany, registerCompany, signInCompany } from './companies.ts';
import { mailsTo } from './sandbox.ts';
import { chooseLanguage, expect, expectAccessible, open, test } from './shop.ts';
import { staff } from './staff.ts';

const DESKTOP_PX = 992;

test('below 992 px registering and signing in as a company ask for a larger screen and lead home, from there on they open [S2.113][A-46][A-188]', async ({
  page,
  language,
  say,
}) => {
  for (const [address, title] of [
    ['/auth/b2b/register', 'Your company'],
    ['/auth/b2b/login', 'Sign in as a company'],
  ] as const) {
    await open(page, language, address, 'DUO');
    if (page.viewportSize()!.width < DESKTOP_PX) {
      const alert = page.getByRole('alertdialog', { name: say('For larger screens') });
      await expect(alert).toBeVisible();
      await alert.getByRole('button', { name: say('OK') }).click();
      await expect(page).toHaveURL(/\/DUO\/?$/);
    } else {
      await expect(page.getByRole('heading', { level: 1, name: say(title) })).toBeVisible();
    }
  }
});

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1024, height: 900 }, expectedErrors: /status of 422/ });

  test('a refused registration tells its reason by mail, opens no account, and may be sent anew [S7.49][A-182]', async ({
    page,
    language,
    say,
  }) => {
    const company = await registerCompany('DUO');
    const reason = 'L’extrait est illisible : envoyez-le en entier.';
    await staff('DUO', 'refuse-company', company.reference, '--reason', reason);
    await expect
      .poll(async () => (await mailsTo(company.email)).map(({ text }) => text).join('\n'), { timeout: 30_000 })
      .toContain(reason);
    await chooseLanguage(page, language);
    await page.goto('/DUO/auth/b2b/login');
    await page.getByRole('textbox', { name: new RegExp(`^${say('Work email')}`) }).fill(company.email);
    await page.getByLabel(say('Password'), { exact: true }).fill(company.password);
    await page.getByRole('button', { name: say('Sign in'), exact: true }).click();
    await expect(page.getByRole('alert').first()).toBeVisible({ timeout: CAPTCHA_TIMEOUT_MS });
    await expect(page).toHaveURL(/\/DUO\/auth\/b2b\/login$/);
    await expectAccessible(page);
    await expect(page.getByRole('link', { name: say('Register a company') }).first()).toBeVisible();
  });

  test('a company that signs out is at its own door [S6.7][A-150]', async ({ page, language, say }) => {
    await signInCompany(page, language, say, await openCompany('DUO'));
    await page.goto('/DUO/force-logout');
    await expect(page).toHaveURL(/\/DUO\/auth\/b2b\/login$/);
  });
});
