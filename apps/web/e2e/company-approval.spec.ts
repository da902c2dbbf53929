/** An order above the limit of the person who places it waits for the administrator, who approves one and refuses another. */
import { randomUUID } from 'node:crypto';
import type { Browser, Page } from 'playwright/test';
import { openCompany, signInCompany } from './companies.ts';
import { expect, test } from './guest.ts';
import { linkMailedTo, mailsTo, payWith } from './sandbox.ts';
import { answerCookies, chooseLanguage, expectAccessible, SHOP } from './shop.ts';
import { staff } from './staff.ts';
import { expectConfirmed, fillReceiver, tick } from './steps.ts';
import type { Language } from './words.ts';

const PASSWORD = 'Mirabelle-27';

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).click();
const field = (page: Page, name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** The path in the mail that leads to such a page. */
const pathMailedTo = async (address: string, path: RegExp): Promise<string> => {
  const found = async () => (await mailsTo(address)).map(({ text }) => path.exec(text)?.[0]).find(Boolean);
  await expect.poll(found, { timeout: 30_000 }).toBeDefined();
  return (await found()) ?? '';
};

const inAnotherBrowser = async (browser: Browser, page: Page, language: Language): Promise<Page> => {
  const context = await browser.newContext({ baseURL: SHOP, viewport: page.viewportSize() });
  await context.addInitScript(answerCookies);
  const other = await context.newPage();
  await chooseLanguage(other, language);
  return other;
};

test('an order above a buyer’s limit is approved and then paid, another is refused with its reason [A-183]', async ({
  page: admin,
  browser,
  language,
  say,
  guest: { friend },
}) => {
  test.setTimeout(300_000);
  const account = await openCompany('DUO');
  await staff('DUO', 'company-level', account.email, '--level', 'registered');
  const email = `max.${randomUUID()}@example.fr`;
  const buyer = await inAnotherBrowser(browser, admin, language);

  await test.step('a colleague joins who may order for 40 euros', async () => {
    await signInCompany(admin, language, say, account);
    await admin.goto('/DUO/account/people');
    await press(admin, say('Invite a person'));
    await field(admin, say('Email of the person')).fill(email);
    await field(admin, say('Limit per order')).fill('40');
    await press(admin, say('Send the invitation'));
    await buyer.goto(await linkMailedTo(email, '/auth/b2b/join'));
    await field(buyer, say('First name')).fill('Max');
    await field(buyer, say('Last name')).fill('Durand');
    await buyer.getByLabel(say('Password'), { exact: true }).fill(PASSWORD);
    await buyer.getByLabel(say('Repeat the password'), { exact: true }).fill(PASSWORD);
    await press(buyer, say('Open my account'));
    await buyer.waitForURL('**/b2b');
  });

  /** Orders a card of 50 euros; ends on the order's page. */
  const order = async (): Promise<void> => {
    await buyer.goto('/DUO/b2b/buying?card=offrande');
    await tick(buyer.getByRole('radio', { name: /^50/ }));
    await fillReceiver(buyer, say, friend);
    await press(buyer, say('Add to cart'));
    await expect(heading(buyer)).toHaveText(say('Cart'));
    await buyer.getByText(say('Go to checkout')).click();
    await expect(heading(buyer)).toHaveText(say('Checkout'));
    await tick(buyer.getByRole('checkbox').last());
    await press(buyer, /\b50,00/);
    await expect(heading(buyer)).toHaveText(say('Your order waits for approval.'));
  };

  await test.step('the order waits, cannot be paid, and its cart is empty', async () => {
    await order();
    await expect(buyer.getByRole('button', { name: /50,00/ })).toHaveCount(0);
    await expectAccessible(buyer);
    const orderPage = buyer.url();
    await buyer.goto('/DUO/cart');
    await expect(buyer.getByRole('button', { name: say('Go to checkout') })).toHaveCount(0);
    await buyer.goto(orderPage);
    await expect(heading(buyer)).toHaveText(say('Your order waits for approval.'));
  });

  await test.step('the mail leads the administrator to the decision, who approves it', async () => {
    await admin.goto(await pathMailedTo(account.email, /\/DUO\/account\/approvals/));
    await expect(heading(admin)).toHaveText(say('Approvals'));
    await expect(admin.getByText('Max Durand')).toBeVisible();
    await expectAccessible(admin);
    await press(admin, new RegExp(`^${say('Approve')} `));
    await expect(admin.getByText(say('No order waits for a decision'))).toBeVisible();
  });

  await test.step('the buyer is told, pays it, and the card goes out', async () => {
    await buyer.goto(await pathMailedTo(email, /\/DUO\/order\/[\w-]+/));
    await expect(heading(buyer)).toHaveText(say('The order is approved. It can be paid now.'));
    await expectAccessible(buyer);
    await press(buyer, /50,00/);
    await payWith(buyer, 'accept');
    await expectConfirmed(buyer, say);
    await expect.poll(async () => (await mailsTo(friend)).length, { timeout: 30_000 }).toBe(1);
  });

  await test.step('another one is refused, and its buyer reads why', async () => {
    await order();
    const orderPage = buyer.url();
    await admin.goto('/DUO/account/approvals');
    await press(admin, new RegExp(`^${say('Refuse')} `));
    const question = admin.getByRole('alertdialog');
    await field(admin, say('Reason, for the buyer (optional)').split('(')[0] ?? '').fill('Budget');
    await expectAccessible(admin);
    await question.getByRole('button', { name: say('Refuse'), exact: true }).click();
    await expect(admin.getByText(say('No order waits for a decision'))).toBeVisible();
    await buyer.goto(orderPage);
    await expect(heading(buyer)).toHaveText(say('This order was not approved.'));
    await expect(buyer.getByText('Budget')).toBeVisible();
    await expectAccessible(buyer);
  });
});
