/** A company buys: not before it is verified, then by quotation and by order. */
import { openCompany, signInCompany } from './companies.ts';
import { expect, test } from './guest.ts';
import { mailsTo, payWith } from './sandbox.ts';
import { expectAccessible } from './shop.ts';
import { staff } from './staff.ts';
import { expectConfirmed, expectFixedHeader, fillReceiver, tick } from './steps.ts';

test('a company sees prices and may not order, is verified, asks for a quotation, and orders for a colleague [S2.26][S2.27][S2.31][S2.55][S2.107][S4.12][S4.60][S5.67][S5.68][S6.14][S7.15][S7.16][S7.17][S7.99][S8.30][S8.49][A-77][A-174]', async ({
  page,
  language,
  say,
  guest: { friend },
}) => {
  test.setTimeout(180_000);
  const account = await openCompany('DUO');
  const heading = page.getByRole('heading', { level: 1 });
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

  await test.step('before it is verified it fills the cart, and is told what is missing', async () => {
    await signInCompany(page, language, say, account);
    await page.getByRole('link', { name: say('Buy cards') }).click();
    await expect(page).toHaveURL(/\/DUO\/b2b\/buying$/);
    await expect(page.getByText(say('This client is not yet verified, you can’t place the order.'))).toBeVisible();
    await expectAccessible(page);
    await expectFixedHeader(page);
    await page.getByRole('link', { name: say('It is for me') }).click();
    await expect(page).toHaveURL(/\/DUO\/b2b\/buying-self\?card=offrande$/);
    // In French the preview of the card says the same.
    await expect(page.getByRole('main').getByText(say('A card for yourself'), { exact: true }).first()).toBeVisible();
    await page.getByRole('link', { name: say('It is for someone else') }).click();
    await expect(page.getByRole('main').getByText(say('A card for someone else'), { exact: true })).toBeVisible();
    await tick(page.getByRole('radio', { name: /^50/ }));
    await page.getByRole('textbox', { name: say('Customer ID') }).fill('K-2026-7');
    await page.getByRole('combobox', { name: say('Validity') }).selectOption('6');
    await fillReceiver(page, say, friend);
    await press(say('Add to cart'));
    await page.waitForURL('**/cart');
    await expect(heading).toHaveText(say('Cart'));
    await expect(page.getByText('K-2026-7')).toBeVisible();
    const notes = page.locator('.checkout-note');
    await expect(notes).toHaveCount(2);
    const tops = await notes.evaluateAll((all) => all.map((note) => note.getBoundingClientRect().top));
    expect(new Set(tops).size, 'each note on a line of its own').toBe(2);
    await expect(page.getByRole('link', { name: say('Open the wallet') })).toBeVisible();
    await page.getByText(say('Go to checkout')).click();
    await expect(page).toHaveURL(/\/DUO\/b2b\/buying\/checkout$/);
    await expect(page.getByText(say('This client is not yet verified, you can’t place the order.'))).toBeVisible();
    await expectAccessible(page);
  });

  await staff('DUO', 'company-level', account.email, '--level', 'enCompte');

  await test.step('while it is verified it may not order either, and is led to its verification', async () => {
    await page.reload();
    await expect(page.getByText(say('This client is En Compte, you can’t place the order.'))).toBeVisible();
    await expect(page.getByRole('button', { name: /\b50,00/ })).toHaveCount(0);
    await expectAccessible(page);
  });

  await staff('DUO', 'company-level', account.email, '--level', 'registered');

  await test.step('verified, it asks for a quotation of the same cart, puts it into the cart beside what is there, and disables it', async () => {
    await page.goto('/DUO/account/quotations');
    await expect(heading).toHaveText(say('Quotations'));
    await press(say('Send the quotation'));
    const popup = page.getByRole('alertdialog', { name: say('Quotation sent') });
    await expect(popup).toContainText(account.email);
    await expectAccessible(page);
    await popup.getByRole('button').click();
    const quotation = page.getByRole('listitem').filter({ hasText: account.email });
    await expect(quotation).toHaveCount(1);
    await quotation.getByText(say('What it contains')).click();
    await expect(quotation.getByRole('table')).toContainText(/Offrande/);
    await expectAccessible(page);
    await quotation.getByRole('button', { name: new RegExp(`^${say('Put into the cart')},`) }).click();
    const question = page.getByRole('alertdialog', { name: say('Put this quotation into the cart?') });
    await expectAccessible(page);
    await question.getByRole('button', { name: say('Put into the cart'), exact: true }).click();
    await page.waitForURL('**/cart');
    const cards = page.getByRole('button', { name: new RegExp(`^${say('Remove')}`) });
    await expect(cards).toHaveCount(2);
    // The notes of both cards come a moment later than the cards, and move what is below them.
    await expect(page.locator('.checkout-note')).toHaveCount(4);
    await cards.last().click();
    await expect(cards).toHaveCount(1);
    await page.goto('/DUO/account/quotations');
    await expect.poll(async () => JSON.stringify(await mailsTo(account.email)), { timeout: 30_000 }).toContain('50,00');
    await quotation.getByRole('button', { name: new RegExp(`^${say('Disable')}`) }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: say('Disable'), exact: true })
      .click();
    await expect(quotation).toHaveCount(0);
  });

  await test.step('and orders it', async () => {
    await page.goto('/DUO/b2b/buying/checkout');
    await expect(heading).toHaveText(say('Checkout'));
    await expectAccessible(page);
    await tick(page.getByRole('checkbox').last());
    await page.getByRole('button', { name: /\b50,00/ }).click();
    await payWith(page, 'accept');
    await expectConfirmed(page, say);
    await expect.poll(async () => (await mailsTo(friend)).length, { timeout: 30_000 }).toBe(1);
  });

  await test.step('an individual’s and a guest’s pages of buying stay theirs', async () => {
    await page.goto('/DUO/buying/checkout');
    await expect(page).toHaveURL(/\/DUO\/b2b/);
  });
});
