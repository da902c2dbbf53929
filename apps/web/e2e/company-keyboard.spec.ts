/** A company that registers and signs in with the keyboard alone: the focus is always seen, and never lost between the steps. */
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { CAPTCHA_TIMEOUT_MS } from './accounts.ts';
import { PDF } from './companies.ts';
import {
  expectFocusKept,
  expectFocusSeen,
  focused,
  selectByArrows,
  tabAndGiveFile,
  tabAndPress,
  tabAndTick,
  tabAndType,
  tabAndTypePassword,
  tabTo,
} from './keyboard.ts';
import { linkMailedTo } from './sandbox.ts';
import { chooseLanguage, expect, test } from './shop.ts';
import { staff } from './staff.ts';

const PASSWORD = 'Mirabelle-27';

/** Client-side navigation focuses the heading. */
const landed = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeFocused({ timeout: CAPTCHA_TIMEOUT_MS });

const starting = (name: string) => new RegExp(`^${name}`);

/** As a date field in English takes it. */
const today = (): string => {
  const [year, month, day] = new Date().toISOString().slice(0, 10).split('-');
  return `${month}${day}${year}`;
};

test('a company registers, follows its link and signs in, by keyboard alone [S2.84][S2.85][S2.86][S2.87][S2.88]', async ({
  page,
  language,
  say,
}) => {
  test.setTimeout(180_000);
  const email = `achats.${randomUUID()}@example.fr`;
  await chooseLanguage(page, language);
  await page.goto('/DUO/auth/b2b/register');

  await test.step('finds itself in the register', async () => {
    await tabAndType(page, starting(say('Company name')), 'Acme');
    await tabAndPress(page, 'button', say('Search'));
    await tabAndPress(page, 'button', say('Choose {companyName}', { companyName: 'Acme Atlantique' }));
    await expect(page.getByText('12 quai de la Fosse')).toBeVisible();
    await expectFocusKept(page);
    await tabTo(page, 'combobox', say('Kind of organisation'));
    await selectByArrows(page, say('Kind of organisation'), say('Private company'));
    await tabAndType(page, starting(say('Phone of the company')), '0140506070');
    await tabAndPress(page, 'button', say('Save and continue'));
  });

  await test.step('says who answers for it', async () => {
    await landed(page, say('Contact and addresses'));
    await tabAndType(page, starting(say('First name')), 'Claire');
    await tabAndType(page, starting(say('Last name')), 'Morel');
    await tabAndType(page, starting(say('Work email')), email);
    await tabAndType(page, starting(say('Mobile or landline')), '0240123456');
    await tabAndTypePassword(page, say('Password'), PASSWORD);
    await tabAndTypePassword(page, say('Password again'), PASSWORD);
    await tabAndTick(page, /./);
    await tabAndPress(page, 'button', say('Save and continue'));
  });

  await test.step('gives its documents', async () => {
    await landed(page, say('Documents'));
    await tabAndGiveFile(page, starting(say('Choose a file')), PDF);
    await expect(page.getByText(PDF.name)).toBeVisible();
    await expectFocusKept(page);
    const date = page.getByLabel(say('Date of the extract'), { exact: true });
    while ((await date.and(focused(page)).count()) === 0) {
      await page.keyboard.press('Tab');
      await expectFocusSeen(page);
    }
    await page.keyboard.type(today());
    await tabAndGiveFile(page, starting(say('Choose a file')), { ...PDF, name: 'id.pdf' });
    await expect(page.getByText('id.pdf')).toBeVisible();
    await expectFocusKept(page);
    await tabAndPress(page, 'button', say('Save and continue'));
  });

  await test.step('reads all of it once more, and sends it', async () => {
    await landed(page, say('Check your registration'));
    await tabAndPress(page, 'button', say('Send the registration'));
    await landed(page, say('One more step: confirm your email'));
    await tabAndPress(page, 'button', say('Stay on this page'));
    await expectFocusKept(page);
  });

  await test.step('follows the link, and signs in once it is approved', async () => {
    await page.goto(await linkMailedTo(email, '/auth/verify'));
    await expect(page.getByText(/R-\d{4}-\w{8}/).first()).toBeVisible({ timeout: CAPTCHA_TIMEOUT_MS });
    const reference = /R-\d{4}-\w{8}/.exec((await page.getByRole('main').textContent())!)![0];
    await staff('DUO', 'approve-company', reference);
    await page.goto('/DUO/auth/b2b/login');
    await tabAndType(page, starting(say('Work email')), email);
    await tabAndTypePassword(page, say('Password'), PASSWORD);
    await tabAndPress(page, 'button', say('Sign in'));
    await page.waitForURL('**/b2b', { timeout: CAPTCHA_TIMEOUT_MS });
    await expectFocusKept(page);
  });
});
