/** A salesman orders for a customer: from its sheet to the order, at his own terms, with a draft that is there in another tab. */
import { openCompany } from './companies.ts';
import { expect, test } from './guest.ts';
import { mailsTo, payWith } from './sandbox.ts';
import { choosePassword, openSalesman, signInSalesman } from './salesmen.ts';
import { chooseLanguage, expectAccessible } from './shop.ts';
import { staff } from './staff.ts';
import { expectConfirmed, expectFixedHeader, fillReceiver, tick } from './steps.ts';

const UNIT = 'PLUS';
const shot = async (page: import('playwright/test').Page, name: string) => {
  const dir = process.env['SHOTS'];
  if (dir) await page.screenshot({ path: `${dir}/${name}-${page.viewportSize()!.width}.png`, fullPage: true });
};

test('a salesman orders for a customer at terms within the bounds, and the draft is there in another tab', async ({
  page,
  context,
  language,
  say,
  guest: { friend },
}) => {
  test.setTimeout(180_000);
  const company = await openCompany(UNIT);
  await staff(UNIT, 'company-level', company.email, '--level', 'registered');
  const salesman = await openSalesman(UNIT, company.email);
  await chooseLanguage(page, language);
  await choosePassword(page, say, salesman);
  await signInSalesman(page, language, say, salesman);
  const bar = page.getByRole('region', { name: say('Customer of this order') });
  const main = page.getByRole('main');

  await test.step('before a customer is chosen every page of buying says so', async () => {
    await page.goto(`/${UNIT}/salesman/buying`);
    await expect(bar).toContainText(say('Please select customer list first'));
    await expectAccessible(page);
    await shot(page, 'nobody');
    await page.goto(`/${UNIT}/salesman`);
  });

  await test.step('from the sheet of a customer', async () => {
    await page.locator('.customer-row').first().click();
    await page.getByRole('button', { name: say('Order for this customer') }).click();
    await page.waitForURL(`**/${UNIT}/salesman/buying`);
    await expect(bar).toContainText(say('You order for'));
    await expect(main.getByText(say('A card for someone else'), { exact: true })).toBeVisible();
    await expectAccessible(page);
    await expectFixedHeader(page);
    await shot(page, 'buying');
  });

  await test.step('a card is made, and the draft is saved by itself', async () => {
    await tick(main.getByRole('radio', { name: /^100/ }));
    await fillReceiver(page, say, friend);
    await main.getByRole('button', { name: say('Add to cart'), exact: true }).click();
    await page.waitForURL('**/cart');
    await expect(bar).toContainText(say('Draft saved'));
    await shot(page, 'cart');
  });

  await test.step('the terms', async () => {
    await page.getByText(say('Go to checkout')).click();
    await page.waitForURL('**/salesman/buying/checkout');
    const terms = page.getByRole('region', { name: say('Terms you grant') });
    await terms.getByRole('textbox', { name: say('Discount'), exact: true }).fill('3.5');
    await expect(main.getByText(/96,50/).filter({ visible: true }).first()).toBeVisible();
    await terms.getByRole('textbox', { name: say('Commission'), exact: true }).fill('10.01');
    await expect(terms).toContainText(say('Your commission'));
    await shot(page, 'checkout');
    await expectAccessible(page);
    await terms.getByRole('textbox', { name: say('Commission'), exact: true }).fill('10');
    await expect(terms).toContainText('9,65');
  });

  await test.step('the same draft in a second tab', async () => {
    const tab = await context.newPage();
    await tab.goto(`/${UNIT}/salesman`);
    await shot(tab, 'drafts');
    await tab
      .getByRole('button', { name: new RegExp(`^${say('Continue the draft for {name}').split('{')[0]}`) })
      .click();
    await tab.waitForURL('**/cart');
    await expect(tab.getByRole('main')).toContainText('96,50');
    await tab
      .getByRole('button', { name: say('More') })
      .click({ trial: true })
      .catch(() => undefined);
    await shot(tab, 'second');
    await tab.close();
  });

  await test.step('orders and pays', async () => {
    await tick(page.getByRole('checkbox').last());
    await page.getByRole('button', { name: /\b96,50/ }).click();
    await payWith(page, 'accept');
    await expectConfirmed(page, say);
    await shot(page, 'order');
    await expect.poll(async () => (await mailsTo(friend)).length, { timeout: 30_000 }).toBe(1);
    await page.goto(`/${UNIT}/salesman`);
    await shot(page, 'after');
  });
});
