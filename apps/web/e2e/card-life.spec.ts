/** What a holder does with a card beside spending it: a pass for the phone, a statement, no reminders; and a new email for the account. */
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { CAPTCHA_TIMEOUT_MS, openAccount, signIn } from './accounts.ts';
import { codeMailedTo, mailsTo } from './sandbox.ts';
import { expect, expectAccessible, SANDBOX, test } from './shop.ts';
import { pdfText } from './steps.ts';
import { importCard, stockCard } from './stock.ts';

test.use({ expectedErrors: /401/ });

test('a holder takes a card along on the phone, downloads its statement, says no to reminders, and changes the email [S3.99][S4.55][A-181]', async ({
  page,
  language,
  say,
}, info) => {
  test.setTimeout(180_000);
  const account = await openAccount('DUO');
  const card = stockCard(info, 'cardLife');
  await signIn(page, language, say, account);
  await importCard(page, say, card);
  await page.getByRole('link', { name: say('See my cards') }).click();
  await page.getByRole('link', { name: new RegExp(`···· ${card.number.slice(-4)}`) }).click();
  const button = (name: string) => page.getByRole('button', { name: say(name), exact: true });

  await test.step('the pass for Apple Wallet is a file with the card’s balance and number, and without its PIN', async () => {
    const waiting = page.waitForEvent('download');
    await button('Add to Apple Wallet').click();
    const download = await waiting;
    expect(download.suggestedFilename()).toMatch(/\.pkpass$/);
    const archive = await download.path();
    const text = execFileSync('unzip', ['-p', archive, 'pass.json'], { encoding: 'utf8' });
    const pass = JSON.parse(text) as {
      barcodes: { message: string }[];
      storeCard: { headerFields: { value: number }[] };
    };
    expect(pass.storeCard.headerFields[0]!.value).toBe(40);
    expect(pass.barcodes[0]!.message).toBe(card.number);
    expect(text).not.toContain(card.pin);
    expect(execFileSync('unzip', ['-l', archive], { encoding: 'utf8' })).toContain('signature');
  });

  await test.step('the statement is a PDF that ends with the balance', async () => {
    const waiting = page.waitForEvent('download');
    await button('Download the PDF').click();
    const text = pdfText(readFileSync(await (await waiting).path()), info.outputPath('statement.pdf'));
    expect(text).toContain('40,00 €');
    expect(text).toContain(card.number.slice(-4));
    expect(text.replaceAll(' ', '')).not.toContain(card.number);
  });

  await test.step('reminders are switched off, and stay off', async () => {
    const wish = page.getByRole('switch', { name: say('Remind me by email before this card ends') });
    await expect(wish).toBeChecked();
    const saved = page.waitForResponse(/cardReminder/);
    await wish.click();
    await saved;
    await expect(wish).not.toBeChecked();
    await expectAccessible(page);
    await page.reload();
    await expect(wish).not.toBeChecked();
  });

  await test.step('the pass for Google Wallet is a link that carries the same', async () => {
    await button('Add to Google Wallet').click();
    await page.waitForURL(`${SANDBOX}/google-wallet/save/**`);
    const [, payload = ''] = new URL(page.url()).pathname.split('/').at(-1)!.split('.');
    const text = Buffer.from(payload, 'base64url').toString('utf8');
    expect(text).toContain(`"cardNumber":"${card.number}"`);
    expect(text).toContain('"micros":"40000000"');
    expect(text).not.toContain(`"${card.pin}"`);
    await page.goBack();
  });

  await test.step('the email is changed by the password and a code to the new address; the old one is told', async () => {
    const email = `lea.${randomUUID()}@example.fr`;
    await page.goto('/DUO/account');
    await button('Change the email').click();
    await page.getByLabel(say('New email')).fill(email);
    await page.getByLabel(say('Current password')).fill(account.password);
    await expectAccessible(page);
    await button('Continue').click();
    await page.getByLabel(say('Code')).fill(await codeMailedTo(email), { timeout: CAPTCHA_TIMEOUT_MS });
    await expectAccessible(page);
    await button('Confirm').click();
    await expect(page.getByText(say('Your email was changed. From now on you sign in with it.'))).toBeVisible();
    await expect(page.getByText(email)).toBeVisible();
    await expect
      .poll(async () => (await mailsTo(account.email)).map(({ text }) => text).join('\n'))
      .toContain('/media/email/DUO/');
    await expectAccessible(page);
  });

  await test.step('the link in the old mailbox takes the change back and signs out everywhere', async () => {
    const [link] = /https?:\/\/\S*\/media\/email\/DUO\/\S+/.exec(
      (await mailsTo(account.email)).map(({ text }) => text).join('\n'),
    )!;
    await page.goto(link);
    await expectAccessible(page);
    await page.getByRole('button').click();
    await expect(page.getByRole('button')).toHaveCount(0);
    await expectAccessible(page);
    await page.goto('/DUO/account');
    await expect(page).toHaveURL(/\/DUO\/auth\/login$/);
  });
});
