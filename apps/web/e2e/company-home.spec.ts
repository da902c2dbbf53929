/** A verified company comes home: its discount grows with what it buys, its order has its own number everywhere, its quotation counts its days. */
import { readFileSync } from 'node:fs';
import { openCompany, signInCompany } from './companies.ts';
import { expect, test } from './guest.ts';
import { payWith } from './sandbox.ts';
import { expectNoSidewaysScroll } from './enlarged.ts';
import { expectAccessible } from './shop.ts';
import { staff } from './staff.ts';
import { expectConfirmed, fillReceiver, tick } from './steps.ts';

const OWN_NUMBER = 'Achat 2026/17';

test('a company finds at its home what its discount lacks, orders with a number of its own, and finds, opens and exports the order by it [S1.4][S2.21][S2.70][S3.55][S3.56][S3.101][S7.18][A-12][A-122][A-158][A-185]', async ({
  page,
  language,
  say,
  guest: { friend },
}) => {
  test.setTimeout(240_000);
  const account = await openCompany('DUO');
  await staff('DUO', 'company-level', account.email, '--level', 'registered');
  const tiers = ['--tiers', '0.00=0 100.00=4 1000.00=8', '--accumulating', 'yes'];
  await staff('DUO', 'company-discount', account.email, '--card', 'offrande', ...tiers);
  const heading = page.getByRole('heading', { level: 1 });
  const region = (name: string) => page.getByRole('region', { name: say(name) });
  const press = (name: string) => page.getByRole('button', { name: say(name), exact: true }).click();
  /** Follows a link of the header's menu, which is a drawer on narrower screens. */
  const follow = async (name: string): Promise<void> => {
    const drawer = page.getByRole('button', { name: say('Menu'), exact: true });
    const isNarrow = await drawer.isVisible();
    if (isNarrow) await drawer.click();
    const menu = isNarrow ? page.getByRole('dialog', { name: say('Menu') }) : page.getByRole('banner');
    await menu.getByRole('link', { name: say(name), exact: true }).click();
  };

  await test.step('before its first order the home says what is missing, and what to do', async () => {
    await signInCompany(page, language, say, account);
    await expect(region('Your discounts').getByRole('meter')).toHaveAccessibleName(/100\s€.*4.%/);
    await expect(region('Last orders')).toContainText(say('No order yet'));
    await expect(region('Quotations to decide on')).toContainText(say('No open quotation'));
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  await test.step('its own menu leads to an order; the cart that is left waits at its home', async () => {
    await follow('Place an order');
    await expect(page).toHaveURL(/\/DUO\/b2b\/buying$/);
    await tick(page.getByRole('radio', { name: /^100/ }));
    await fillReceiver(page, say, friend);
    await press('Add to cart');
    await page.waitForURL('**/cart');
    await follow('Home');
    await expect(page).toHaveURL(/\/DUO\/b2b$/);
    await expect(page.getByRole('link', { name: say('Resume the cart') })).toBeVisible();
  });

  await test.step('it asks for a quotation of it, which has thirty days', async () => {
    await page.getByRole('link', { name: say('Ask for a quotation') }).click();
    await expect(heading).toHaveText(say('Quotations'));
    await press('Send the quotation');
    await page
      .getByRole('alertdialog', { name: say('Quotation sent') })
      .getByRole('button')
      .click();
    await follow('Home');
    await expect(region('Quotations to decide on').getByRole('listitem')).toContainText('30 ');
  });

  const orderNo = await test.step('it orders with a number of its own', async () => {
    await page.getByRole('link', { name: say('Resume the cart') }).click();
    await page.getByText(say('Go to checkout')).click();
    await expect(heading).toHaveText(say('Checkout'));
    await page.getByRole('textbox', { name: say('Your order number') }).fill(OWN_NUMBER);
    await tick(page.getByRole('checkbox').last());
    await page.getByRole('button', { name: /\b96,00/ }).click();
    await payWith(page, 'accept');
    await expectConfirmed(page, say);
    await expect(page.getByText(OWN_NUMBER, { exact: true })).toBeVisible();
    return new URL(page.url()).pathname.split('/').at(-1) ?? '';
  });

  await test.step('the home tells the order, what was bought, and the tier after the one it has', async () => {
    await page.goto('/DUO/b2b');
    const row = region('Last orders').getByRole('row').filter({ hasText: OWN_NUMBER });
    await expect(row.getByRole('link', { name: orderNo })).toBeVisible();
    await expect(row).toContainText(say('Confirmed'));
    await expect(region('Your discounts')).toContainText(/4.%/);
    const ways = page.getByRole('navigation', { name: say('Quick ways to an order') });
    await expect(ways.getByRole('link', { name: new RegExp(`^${say('Wallet')} `) })).toContainText(/0,00\s€/);
    await expect(region('Your discounts').getByRole('meter')).toHaveAccessibleName(/900\s€.*8.%/);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  await test.step('the order is found by a part of its number, and is exported with it', async () => {
    await follow('Orders');
    await expect(heading).toHaveText(say('Order history'));
    const field = page.getByRole('textbox', { name: say('Your order number') });
    await field.fill('none');
    await press('Filter');
    await expect(page.getByRole('heading', { name: say('Nothing found') })).toBeVisible();
    await press('Clear the filter');
    await field.fill('achat');
    await press('Filter');
    const table = page.getByRole('table', { name: say('Orders') });
    await expect(table.getByRole('link', { name: orderNo })).toBeVisible();
    await expect(table).toContainText(OWN_NUMBER);
    await expectAccessible(page);
    const download = page.waitForEvent('download');
    await press('Download as CSV');
    const lines = readFileSync(await (await download).path(), 'utf8')
      .trimEnd()
      .split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(new RegExp(`;${orderNo};.*;"96,00";EUR;${say('Confirmed')};${OWN_NUMBER}$`));
  });
});
