/** People act for a company: invited by mail, joining with a new account or a known one, choosing between companies, and removed. */
import { randomUUID } from 'node:crypto';
import type { Browser, Page } from 'playwright/test';
import { CAPTCHA_TIMEOUT_MS } from './accounts.ts';
import { type CompanyAccount, openCompany } from './companies.ts';
import { linkMailedTo } from './sandbox.ts';
import { answerCookies, chooseLanguage, expect, expectAccessible, SHOP, test } from './shop.ts';
import type { Language, Say } from './words.ts';

const PASSWORD = 'Mirabelle-27';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const field = (page: Page, name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) });

const signIn = async (page: Page, say: Say, language: Language, { unitId, email, password }: CompanyAccount) => {
  await chooseLanguage(page, language);
  await page.goto(`${SHOP}/${unitId}/auth/b2b/login`);
  await field(page, say('Work email')).fill(email);
  await page.getByLabel(say('Password'), { exact: true }).fill(password);
  await press(page, say('Sign in'));
  await expect(page).toHaveURL(/\/DUO\/b2b$/, { timeout: CAPTCHA_TIMEOUT_MS });
};

const inAnotherBrowser = async (browser: Browser, language: Language): Promise<Page> => {
  const context = await browser.newContext({ baseURL: SHOP, viewport: { width: 1440, height: 900 } });
  await context.addInitScript(answerCookies);
  const page = await context.newPage();
  await chooseLanguage(page, language);
  return page;
};

const invite = async (page: Page, say: Say, email: string): Promise<void> => {
  await page.goto('/DUO/account/people');
  await press(page, say('Invite a person'));
  await field(page, say('Email of the person')).fill(email);
  await field(page, say('Limit per order')).fill('250');
  await press(page, say('Send the invitation'));
  await expect(page.getByText(email).first()).toBeVisible();
};

test('people of a company are invited, join, act for the company they choose, and are removed [S6.28][S7.47][A-183]', async ({
  page,
  browser,
  language,
  say,
}) => {
  test.setTimeout(180_000);
  const [first, second] = [await openCompany('DUO'), await openCompany('DUO')];
  const email = `max.${randomUUID()}@example.fr`;

  await test.step('the administrator invites by mail', async () => {
    await signIn(page, say, language, first);
    await invite(page, say, email);
    await expectAccessible(page);
  });

  const theirs = await inAnotherBrowser(browser, language);
  const link = await linkMailedTo(email, '/auth/b2b/join');
  await test.step('the person opens an account, and is signed in for the company', async () => {
    await theirs.goto(link);
    await expect(field(theirs, say('First name'))).toBeVisible();
    await expect(theirs.getByText(email)).toBeVisible();
    await expectAccessible(theirs);
    await field(theirs, say('First name')).fill('Max');
    await field(theirs, say('Last name')).fill('Durand');
    await theirs.getByLabel(say('Password'), { exact: true }).fill(PASSWORD);
    await theirs.getByLabel(say('Repeat the password'), { exact: true }).fill(PASSWORD);
    await press(theirs, say('Open my account'));
    await expect(theirs).toHaveURL(/\/DUO\/b2b$/);
  });

  await test.step('a link that was taken up leads nowhere', async () => {
    await theirs.goto(link);
    await expect(heading(theirs, say('This invitation has been accepted'))).toBeVisible();
  });

  await test.step('a buyer sees the own role, and no list', async () => {
    await theirs.goto('/DUO/account/people');
    await expect(theirs.getByText(say('Its administrators invite and change people.'))).toBeVisible();
    await expect(theirs.getByRole('button', { name: say('Invite a person') })).toHaveCount(0);
  });

  const other = await inAnotherBrowser(browser, language);
  await test.step('another company invites the same email, which joins with the account that it has', async () => {
    await signIn(other, say, language, second);
    await invite(other, say, email);
    await theirs.goto(await linkMailedTo(email, '/auth/b2b/join', link));
    await press(theirs, say('Accept the invitation'));
    await theirs.getByRole('link', { name: say('Your companies') }).click();
    await expect(theirs).toHaveURL(/\/DUO\/b2b$/);
  });

  await test.step('the person chooses the other company, in all tabs', async () => {
    const tab = await theirs.context().newPage();
    await tab.goto('/DUO/account/orders');
    await expect(heading(tab, say('Order history'))).toBeVisible();
    const companies = theirs.getByRole('list').filter({ hasText: say('You act for it now') });
    await expect(companies.getByRole('listitem')).toHaveCount(2);
    // The other tab calls between the server's answer and its arrival here, with a token that is over by then.
    await theirs.route('**/company/chooseCompany', async (route) => {
      const answer = await route.fetch();
      await Promise.all([tab.waitForResponse((response) => response.status() === 401), tab.reload()]);
      await route.fulfill({ response: answer });
    });
    await companies.getByRole('button').click();
    await expect(theirs).toHaveURL(/\/DUO\/b2b$/);
    await expect(companies.getByRole('listitem').nth(1)).toContainText(say('You act for it now'));
    await expect(tab).toHaveURL(/\/DUO\/?$/);
    await tab.close();
  });

  await test.step('whoever is removed is signed out, and acts for the company that stays', async () => {
    await other.reload();
    await press(other, say('Remove {name}', { name: 'Max Durand' }));
    await other
      .getByRole('alertdialog')
      .getByRole('button', { name: say('Remove'), exact: true })
      .click();
    await expect(other.getByText(say('The person no longer acts for the company, and is signed out.'))).toBeVisible();
    await theirs.goto('/DUO/account/orders');
    await expect(theirs).toHaveURL(/\/auth\/b2b\/login/);
    await signIn(theirs, say, language, { unitId: 'DUO', email, password: PASSWORD });
    await theirs.goto('/DUO/account/people');
    await expect(theirs.getByText(say('Its administrators invite and change people.'))).toBeVisible();
  });
});
