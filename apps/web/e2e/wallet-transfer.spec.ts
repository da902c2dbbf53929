/** A company fills its wallet by bank transfer: the details, the receipt, the mail, another browser; staff find the money. */
import { openCompany, signInCompany } from './companies.ts';
import { expect, test } from './guest.ts';
import { mailsTo, transferReferenceMailedTo } from './sandbox.ts';
import { answerCookies, expectAccessible, SHOP } from './shop.ts';
import { staff } from './staff.ts';

const WALLET = '/DUO/account/wallet';

test('a company fills its wallet by a transfer that another browser sees too, and staff confirm [A-184]', async ({
  page,
  browser,
  language,
  say,
}) => {
  test.setTimeout(240_000);
  const account = await openCompany('DUO');
  await staff('DUO', 'company-level', account.email, '--level', 'registered');
  await signInCompany(page, language, say, account);
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const transfer = page.getByRole('region', { name: say('Your transfer'), exact: true });
  const balance = page.locator('output[aria-labelledby=wallet-balance]');
  let reference = '';

  await test.step('too much is refused by the form, far more than a card takes is not', async () => {
    await page.goto(WALLET);
    await press(say('Top up by bank transfer'));
    const amount = page.getByRole('textbox', { name: say('Amount to transfer') });
    await amount.fill('100001');
    await press(say('Get the bank details'));
    await expect(amount).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page);
    await amount.fill('25000');
    await press(say('Get the bank details'));
    await expect(transfer.getByText('Offrande SAS')).toBeVisible();
    await expect(transfer.getByText(/25\D?000,00/).first()).toBeVisible();
    await expect(balance).toContainText(/^0,00/);
    await expectAccessible(page);
  });

  await test.step('the mail has the same reference and leads back to the wallet', async () => {
    reference = await transferReferenceMailedTo(account.email);
    expect((await mailsTo(account.email)).some(({ text }) => text.includes(reference) && text.includes(WALLET))).toBe(
      true,
    );
    await expect(transfer.getByText(reference, { exact: true })).toBeVisible();
  });

  await test.step('its receipt is sent, and the transfer waits in another browser too', async () => {
    await page.locator('#receipt').setInputFiles({
      name: 'virement.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7 receipt'),
    });
    await expect(page.getByText('virement.pdf')).toBeVisible();
    const elsewhere = await browser.newContext({ baseURL: SHOP, viewport: page.viewportSize() });
    await elsewhere.addInitScript(answerCookies);
    const other = await elsewhere.newPage();
    await signInCompany(other, language, say, account);
    await other.goto(WALLET);
    await expect(other.getByText(reference, { exact: true })).toBeVisible();
    await expect(other.getByText('virement.pdf')).toBeVisible();
    await expect(other.getByRole('button', { name: say('Top up by bank transfer'), exact: true })).toHaveCount(0);
    await elsewhere.close();
  });

  await test.step('staff find the money, and it is in the balance', async () => {
    const line = ['--amount', '25000.00', '--reference', `BANK-${reference}`];
    expect(await staff('DUO', 'confirm-transfer', reference, ...line)).toEqual({ outcome: 'settled' });
    await page.reload();
    await expect(balance).toContainText(/25\D?000,00/);
    await expect(transfer).toHaveCount(0);
    await expect(page.getByRole('button', { name: say('Top up by bank transfer'), exact: true })).toBeVisible();
    await expectAccessible(page);
  });
});
