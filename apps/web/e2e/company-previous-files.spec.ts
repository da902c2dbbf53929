/** A company orders from a file, comes back in another browser, uses the file again, and is told that it was ordered before. */
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { openCompany, signInCompany } from './companies.ts';
import { expect, test } from './guest.ts';
import { mailsTo, payWith } from './sandbox.ts';
import { answerCookies, expectAccessible, SHOP } from './shop.ts';
import { staff } from './staff.ts';
import { expectConfirmed, tick } from './steps.ts';

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).click();

test('a file that was ordered is used again from another browser, and its order is named before it is ordered again [S7.21][A-141][A-183][A-186]', async ({
  page: first,
  browser,
  language,
  say,
}) => {
  test.setTimeout(300_000);
  const people = ['ines', 'hugo'].map((name) => `${name}.${randomUUID()}@example.fr`);
  const account = await openCompany('DUO');
  await staff('DUO', 'company-level', account.email, '--level', 'registered');

  const openFiles = async (page: Page): Promise<void> => {
    await signInCompany(page, language, say, account);
    await page.getByRole('link', { name: say('Cards from a file') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('Cards from a file'));
  };
  /** From the cart to the order's page; returns the order's number. */
  const order = async (page: Page): Promise<string> => {
    await page.waitForURL('**/cart');
    await page.getByText(say('Go to checkout')).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('Checkout'));
    await tick(page.getByRole('checkbox').last());
    await press(page, /\b70,00/);
    await payWith(page, 'accept');
    await expectConfirmed(page, say);
    return new URL(page.url()).pathname.split('/').at(-1) ?? '';
  };

  const orderNo = await test.step('a file is chosen and its cards are ordered', async () => {
    await openFiles(first);
    const rows = people.map((email, at) => `${at === 0 ? 50 : 20};Inès;Marchand;${email}`);
    await first
      .getByLabel(say('File of cards'))
      .and(first.locator('input'))
      .setInputFiles({
        name: 'noel.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(['Montant;Prénom;Nom;E-mail', ...rows].join('\r\n')),
      });
    await expect(first.locator('.bulk-ready')).toContainText('2 ');
    await press(first, say('Add to cart'));
    return order(first);
  });

  const context = await browser.newContext({ baseURL: SHOP, viewport: first.viewportSize() });
  await context.addInitScript(answerCookies);
  const later = await context.newPage();

  await test.step('in another browser it is among the previous files, with its order', async () => {
    await openFiles(later);
    await later.getByText(say('Previous files')).click();
    const row = later.getByRole('listitem').filter({ hasText: 'noel.csv' });
    await expect(row.getByText(say('Ordered'), { exact: true })).toBeVisible();
    await expect(row.getByRole('link', { name: orderNo })).toBeVisible();
  });

  await test.step('used again it is the chosen file, and its order is named before its cards go into the cart', async () => {
    await press(later, say('Use again: {fileName}', { fileName: 'noel.csv' }));
    await expect(later.locator('.bulk-ready')).toContainText('2 ');
    await expect(later.getByRole('status').filter({ hasText: orderNo })).toBeVisible();
    await expectAccessible(later);
    await press(later, say('Add to cart'));
    await expect(later.getByRole('alertdialog')).toContainText(orderNo);
    await expectAccessible(later);
    await press(later, say('Put them into the cart'));
    expect(await order(later)).not.toBe(orderNo);
  });

  await test.step('and each person has two cards', async () => {
    for (const email of people)
      await expect.poll(async () => (await mailsTo(email)).length, { timeout: 60_000 }).toBe(2);
    await context.close();
  });
});
