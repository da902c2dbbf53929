/** From a quotation to its cards: its PDF, the price that has changed since, a transfer with its receipt, which staff confirm, and what it became. */
import { readFileSync } from 'node:fs';
import { openCompany, signInCompany } from './companies.ts';
import { expect, test } from './guest.ts';
import { mailsTo } from './sandbox.ts';
import { expectAccessible } from './shop.ts';
import { staff } from './staff.ts';
import { expectConfirmed, fillReceiver, pdfText, tick } from './steps.ts';

test('a company’s quotation is printed, goes into the cart at today’s price, is paid by a transfer that staff confirm, and its card is sent [S2.15][S3.101][S4.13][S4.14][S6.14][S7.17][S8.49][A-174]', async ({
  page,
  language,
  say,
  guest: { friend },
}, info) => {
  test.setTimeout(240_000);
  const account = await openCompany('DUO');
  await staff('DUO', 'company-level', account.email, '--level', 'registered');
  const heading = page.getByRole('heading', { level: 1 });
  const press = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' }).click();
  const quotation = page.getByRole('listitem').filter({ hasText: account.email });
  let number = '';

  await test.step('it asks for a quotation of a card', async () => {
    await signInCompany(page, language, say, account);
    await page.goto('/DUO/b2b/buying?card=offrande');
    await tick(page.getByRole('radio', { name: /^50/ }));
    await fillReceiver(page, say, friend);
    await press(say('Add to cart'));
    await page.waitForURL('**/cart');
    await page.goto('/DUO/account/quotations');
    await press(say('Send the quotation'));
    await page
      .getByRole('alertdialog', { name: say('Quotation sent') })
      .getByRole('button')
      .click();
    await page.goto('/DUO/cart');
    await press(new RegExp(`^${say('Remove')}`));
    await expect(page.getByRole('article')).toHaveCount(0);
  });

  await test.step('its home opens the quotation, with its lines', async () => {
    await page.goto('/DUO/b2b');
    const opens = page.getByRole('link', { name: new RegExp(`^${say('Open quotation {orderNo}', { orderNo: '' })}`) });
    await opens.click();
    await expect(heading).toHaveText(say('Quotations'));
    await expect(quotation).toHaveCount(1);
    await expect(quotation.getByRole('table')).toContainText(/Offrande/);
    number = (await quotation.getByRole('heading', { level: 2 }).textContent()) ?? '';
    await expectAccessible(page);
  });

  await test.step('its PDF names it and its price, and is in the mail too', async () => {
    const waiting = page.waitForEvent('download');
    await press(say('PDF of quotation {orderNo}', { orderNo: number }));
    const text = pdfText(readFileSync(await (await waiting).path()), info.outputPath('quotation.pdf'));
    expect(text).toContain(number);
    expect(text).toContain('50,00');
    await expect
      .poll(async () => (await mailsTo(account.email)).flatMap(({ attachments }) => attachments), { timeout: 30_000 })
      .toContainEqual(expect.objectContaining({ fileName: `${number}.pdf` }));
  });

  await test.step('a discount is agreed meanwhile: the cart is offered at today’s price', async () => {
    const agreed = ['--tiers', '0.00=10', '--accumulating', 'no'];
    await staff('DUO', 'company-discount', account.email, '--card', 'offrande', ...agreed);
    await press(say('Put into the cart, quotation {orderNo}', { orderNo: number }));
    const question = page.getByRole('alertdialog', { name: say('Put this quotation into the cart?') });
    await expect(question).toContainText('50,00');
    await expect(question).toContainText('45,00');
    await expectAccessible(page);
    await question.getByRole('button', { name: say('Put into the cart'), exact: true }).click();
    await page.waitForURL('**/cart');
    await expect(page.getByRole('article')).toHaveCount(1);
  });

  await test.step('it is ordered by bank transfer, with a receipt', async () => {
    await page.getByText(say('Go to checkout')).click();
    await expect(heading).toHaveText(say('Checkout'));
    await tick(page.getByRole('radio', { name: new RegExp(`^${say('Bank transfer')}`) }));
    await tick(page.getByRole('checkbox').last());
    await press(/\b45,00/);
    await page.waitForURL('**/order/**');
    const transfer = page.getByRole('region', { name: say('Your transfer'), exact: true });
    await expect(transfer.getByText('Offrande SAS')).toBeVisible();
    await page.locator('#receipt').setInputFiles({
      name: 'virement.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7 receipt'),
    });
    await expect(page.getByText('virement.pdf')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the order leads to its quotation, which names it and leads back; its home asks about it no longer', async () => {
    const orderPage = new URL(page.url()).pathname;
    await page.getByRole('link', { name: number, exact: true }).click();
    await expect(heading).toHaveText(say('Quotations'));
    const ordered = quotation.getByRole('link', { name: orderPage.split('/').at(-1)!, exact: true });
    await expect(ordered).toHaveCount(1);
    await expectAccessible(page);
    await page.goto('/DUO/b2b');
    await expect(page.getByText(number)).toHaveCount(0);
    await page.goto('/DUO/account/quotations');
    await ordered.click();
    await page.waitForURL(`**${orderPage}`);
  });

  await test.step('staff find the money: the order is confirmed, and the card is sent', async () => {
    const orderNo = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    const line = ['--amount', '45.00', '--reference', `BANK-${orderNo}`];
    expect(await staff('DUO', 'confirm-transfer', orderNo, ...line)).toEqual({ outcome: 'settled' });
    await page.reload();
    await expectConfirmed(page, say);
    await expect.poll(async () => (await mailsTo(friend)).length, { timeout: 60_000 }).toBe(1);
  });
});
