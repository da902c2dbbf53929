/** A company pays the cards of a file by its wallet and takes them as one ZIP: by the link in its mail, and once more by a new one. */
import { readFileSync } from 'node:fs';
import { unzipSync } from 'fflate';
import type { Download } from 'playwright/test';
import { openCompany, signInCompany } from './companies.ts';
import { expect, test } from './guest.ts';
import { codeMailedTo, mailsTo, transferReferenceMailedTo } from './sandbox.ts';
import { expectAccessible } from './shop.ts';
import { staff } from './staff.ts';
import { choose, expectConfirmed, pdfText, scanCard, tick } from './steps.ts';

// A link that was used leads nowhere.
test.use({ expectedErrors: /status of 404/ });

const CARDS = 248;
/** The lines with mistakes, the header being the first. */
const WRONG = { 3: '5', 100: 'vingt', 249: '' } as const;
const LINK = /http:\S+\/media\/card-file\/\w+\/[\w-]{43}/;

/** A name of letters alone, another for each number. */
const nameOf = (at: number): string => `A${String(at).replaceAll(/\d/g, (digit) => 'abcdefghij'[Number(digit)]!)}`;

const file = () => {
  const wrong = new Map(Object.entries(WRONG).map(([line, amount]) => [Number(line), amount]));
  const rows = Array.from({ length: CARDS }, (_, at) => `${wrong.get(at + 2) ?? '20'};${nameOf(at)};Salarié`);
  return {
    name: 'salaries.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['Montant;Prénom;Nom', ...rows].join('\r\n')),
  };
};

const cardsIn = async (download: Download): Promise<Readonly<Record<string, Uint8Array>>> =>
  unzipSync(readFileSync(await download.path()));

test('248 lines with three mistakes are paid by the wallet and become a ZIP of 248 cards that a till can scan, and it can be taken again after a code [S3.116][S3.145][S5.36][S5.37][S7.82][A-26][A-184][A-186][A-187]', async ({
  page,
  language,
  say,
}, info) => {
  test.setTimeout(300_000);
  const account = await openCompany('DUO');
  await staff('DUO', 'company-level', account.email, '--level', 'registered');
  const press = (name: string | RegExp) => page.getByRole('button', { name }).click();
  const cell = (line: number) =>
    page.getByRole('textbox', { name: new RegExp(`^${language === 'fr' ? 'Ligne' : 'Line'}\\s${line},`) });

  await test.step('its wallet is filled by a transfer', async () => {
    await signInCompany(page, language, say, account);
    await page.goto('/DUO/account/wallet');
    await press(say('Top up by bank transfer'));
    await page.getByRole('textbox', { name: say('Amount to transfer') }).fill('5000');
    await press(say('Get the bank details'));
    const reference = await transferReferenceMailedTo(account.email);
    const line = ['--amount', '5000.00', '--reference', `BANK-${reference}`];
    expect(await staff('DUO', 'confirm-transfer', reference, ...line)).toEqual({ outcome: 'settled' });
  });

  await test.step('the file is corrected in its place', async () => {
    await page.goto('/DUO/b2b');
    await page.getByRole('link', { name: say('Cards from a file') }).click();
    await choose(page, say('PDFs in one file'));
    await page.getByLabel(say('File of cards')).and(page.locator('input')).setInputFiles(file());
    for (const line of Object.keys(WRONG).map(Number)) {
      await cell(line).fill('20');
      await cell(line).press('Enter');
      await expect(cell(line)).toHaveCount(0);
    }
    await expect(page.locator('.bulk-ready')).toContainText(String(CARDS));
    await page.getByLabel(say('Your full name')).fill('Atelier Roux');
    await expectAccessible(page);
    await press(say('Add to cart'));
    await page.waitForURL('**/cart');
  });

  await test.step('the order is paid by the wallet', async () => {
    await expect(page.getByText(say('PDF files in a ZIP'))).toBeVisible();
    await page.getByText(say('Go to checkout')).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('Checkout'));
    await tick(page.getByRole('radio', { name: new RegExp(`^${say('Wallet')}`) }));
    await tick(page.getByRole('checkbox').last());
    await press(/4\s?712,00/);
    await expectConfirmed(page, say);
  });
  const order = new URL(page.url()).pathname;

  await test.step('the link in the mail downloads all of them once', async () => {
    let link = '';
    await expect(async () => {
      link = (await mailsTo(account.email)).flatMap(({ text }) => LINK.exec(text) ?? [])[0] ?? '';
      expect(link).not.toBe('');
    }).toPass({ timeout: 90_000 });
    await page.goto(link);
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button').click()]);
    const cards = await cardsIn(download);
    expect(Object.keys(cards)).toHaveLength(CARDS);
    for (const at of [0, 100, CARDS - 1]) {
      const path = info.outputPath(`card-${at}.pdf`);
      const text = pdfText(Object.values(cards)[at]!, path);
      const number = /\b(?:\d{4} ){3}\d{4}\b/.exec(text)![0].replaceAll(' ', '');
      expect(await scanCard({ number, pin: '', text, file: path })).toContain(number);
    }
    await page.goto(link);
    await expect(page.getByRole('button')).toHaveCount(0);
  });

  await test.step('its page says so, and gives a new link after a code from the mail', async () => {
    await page.goto(order);
    const part = page.getByRole('region', { name: say('Files with your cards') });
    await expect(part.getByRole('heading', { name: say('PDF files in a ZIP') })).toBeVisible();
    await expectAccessible(page);
    await part.getByRole('button').click();
    await part.getByLabel(say('Code')).fill(await codeMailedTo(account.email));
    await expectAccessible(page);
    await part.getByRole('button', { name: say('Make the link') }).click();
    await expect(part.getByRole('button', { name: say('Download the file') })).toBeFocused();
    await expectAccessible(page);
    const [again] = await Promise.all([
      page.waitForEvent('download'),
      part.getByRole('button', { name: say('Download the file') }).click(),
    ]);
    expect(Object.keys(await cardsIn(again))).toHaveLength(CARDS);
    await expect(part.getByText(say('The download has begun.'))).toBeVisible();
  });

  await test.step('the wallet has what is left', async () => {
    await page.goto('/DUO/account/wallet');
    await expect(page.locator('output[aria-labelledby=wallet-balance]')).toContainText('288,00');
  });
});
