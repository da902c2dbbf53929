/** A member with cards and a wallet: two-step sign-in, import, top-up, blocking, transfer, printing. */
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { enterPassword, openAccount, CAPTCHA_TIMEOUT_MS } from './accounts.ts';
import { codeMailedTo, mailsTo, payWith } from './sandbox.ts';
import { expect, expectAccessible, open, SANDBOX, test } from './shop.ts';
import { receiveCard, pdfText } from './steps.ts';
import { importCard, stockCard, type StockCard } from './stock.ts';
import type { Say } from './words.ts';

/** A wrong code, a wrong PIN and a card that is imported already are refused. */
test.use({ expectedErrors: /403|409|422/ });

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

const balanceOutput = (page: Page) => page.locator('output[aria-labelledby=card-balance]');

/** From the amount in the field to the provider's page. */
const payForTopUp = async (page: Page, say: Say, amount: string): Promise<void> => {
  await expect(page.getByLabel(say('Amount to add'))).toHaveValue(new RegExp(`^${amount}`));
  await press(page, say('Continue'));
  await expectAccessible(page);
  await page.getByRole('button', { name: new RegExp(`${amount},00`) }).click();
  await page.waitForURL(`${SANDBOX}/**`);
};

/** From the top-up button to the provider's page. */
const goToTopUp = async (page: Page, say: Say, amount: string): Promise<void> => {
  await press(page, say('Top up'));
  await page.getByLabel(say('Amount to add')).fill(amount);
  await payForTopUp(page, say, amount);
};

const openCard = async (page: Page, say: Say, { number }: StockCard): Promise<void> => {
  await page.getByRole('link', { name: new RegExp(`···· ${number.slice(-4)}`) }).click();
  await expect(page.getByRole('table', { name: say('History of the card') })).toBeVisible();
};

test('a member signs in with two steps, brings a card, tops it up, blocks it, gives a part of it away, prints and resends it, and fills the wallet [S1.13][S1.14][S1.15][S1.16][S1.17][S1.18][S4.59][S7.86][S7.88]', async ({
  page,
  language,
  say,
}, info) => {
  test.setTimeout(300_000);
  const account = await openAccount('DUO');
  const [card, other] = [stockCard(info, 'heldCard'), stockCard(info, 'heldBalance')];
  const friend = `friend.${randomUUID()}@example.fr`;

  await test.step('signs in with two steps, at the second try of the code', async () => {
    await open(page, language, '/auth/login', 'DUO');
    await expect(page.getByRole('heading', { level: 1, name: say('Sign in') })).toBeVisible();
    await expectAccessible(page);
    await enterPassword(page, say, account);
    await expect(page.getByRole('heading', { level: 1, name: say('Enter your code') })).toBeVisible({
      timeout: CAPTCHA_TIMEOUT_MS,
    });
    const code = await codeMailedTo(account.email, account.usedCodes);
    await page.getByLabel(say('Code')).fill(code === '000000' ? '000001' : '000000');
    await press(page, say('Confirm'));
    await expect(
      page.getByText(say('The code is wrong, please try again. Tries left: {triesLeft}.', { triesLeft: 4 })),
    ).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel(say('Code')).fill(code);
    await press(page, say('Confirm'));
    await expect(page).toHaveURL(/\/DUO\/?$/);
  });

  await test.step('brings a card', async () => {
    await page.goto('/DUO/account/cards');
    await expect(page.getByText(say('No card yet'))).toBeVisible();
    await expectAccessible(page);
    await importCard(page, say, card);
    await expectAccessible(page);
    await page.getByRole('link', { name: say('See my cards') }).click();
    await openCard(page, say, card);
    await expect(balanceOutput(page)).toHaveText('40,00\u00A0€');
    await expectAccessible(page);
  });

  await test.step('tops it up', async () => {
    await goToTopUp(page, say, '20');
    await payWith(page, 'accept');
    await page.waitForURL('**/DUO/account/cards/**');
    await expect(page.getByText(say('Topped up.'))).toBeVisible();
    await expect(balanceOutput(page)).toHaveText('60,00\u00A0€');
    await expect(page.getByRole('table', { name: say('History of the card') }).getByRole('row')).toHaveCount(3);
    await expectAccessible(page);
  });

  await test.step('blocks it, which outlasts the page, and unblocks it', async () => {
    await press(page, say('Block'));
    await expect(page.getByRole('alertdialog', { name: say('Block this card?') })).toBeVisible();
    await expectAccessible(page);
    await press(page, say('Block the card'));
    await expect(page.getByText(say('Card blocked. Nobody can use it.'))).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: say('Unblock') })).toBeVisible();
    await expect(page.getByRole('button', { name: say('Send to a friend') })).toHaveCount(0);
    await expectAccessible(page);
    await press(page, say('Unblock'));
    await expect(page.getByText(say('Card unblocked. It can be used again.'))).toBeVisible();
  });

  await test.step('gives a part of it to a friend', async () => {
    await press(page, say('Send to a friend'));
    await page.getByLabel(say('Amount'), { exact: true }).fill('15');
    await page.getByLabel(say('Their name')).fill('Inès Marchand');
    await page.getByLabel(say('Their email')).fill(friend);
    await expectAccessible(page);
    await press(page, say('Continue'));
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('45,00');
    await expectAccessible(page);
    await question.getByRole('button', { name: /15,00/ }).click();
    await expect(page.getByText(say('They get a card of their own with its number and PIN.'))).toBeVisible();
    await expectAccessible(page);
    await expect(balanceOutput(page)).toHaveText('45,00\u00A0€');
    const given = await receiveCard(friend, info.outputPath('given.pdf'));
    expect(given.number).not.toBe(card.number);
    expect(given.text).toContain('15,00');
  });

  await test.step('prints it, sends it once more, and looks at the PIN', async () => {
    await press(page, say('Print'));
    const pdf = await page.getByRole('link', { name: say('Open the PDF') }).getAttribute('href');
    const printed = pdfText(await (await page.request.get(pdf!)).body(), info.outputPath('printed.pdf'));
    expect(printed.replaceAll(' ', '')).toContain(card.number);
    await press(page, say('Send again'));
    const again = `again.${randomUUID()}@example.fr`;
    await page.getByLabel(say('Email'), { exact: true }).fill(again);
    await expectAccessible(page);
    await press(page, say('Send the email'));
    await expect.poll(() => mailsTo(again), { timeout: CAPTCHA_TIMEOUT_MS }).toHaveLength(1);
    await expect(page.getByText(card.pin)).toHaveCount(0);
    await page.getByText(say('Show for {PIN_SHOWN_SECONDS} seconds', { PIN_SHOWN_SECONDS: 30 })).click();
    await expect(page.getByText(card.pin)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('fills the wallet with what is left on another card, and tops it up after a payment that fails', async () => {
    await page.goto('/DUO/account/wallet');
    const spendable = page.locator('output[aria-labelledby=wallet-balance]');
    await expect(spendable).toContainText(/\b0,00/);
    await expectAccessible(page);
    await importCard(page, say, other, 'balance');
    await page.getByRole('link', { name: say('See my wallet') }).click();
    await expect(spendable).toContainText('40,00');
    await goToTopUp(page, say, '50');
    await payWith(page, 'refuse');
    await page.waitForURL('**/DUO/account/wallet**');
    await expect(page.getByText(say('The payment was not made.'))).toBeVisible();
    await expect(spendable).toContainText('40,00');
    await expectAccessible(page);
    await payForTopUp(page, say, '50');
    await payWith(page, 'accept');
    await page.waitForURL('**/DUO/account/wallet**');
    await expect(page.getByText(say('Topped up.'))).toBeVisible();
    await expect(spendable).toContainText('90,00');
    await expect(page.getByRole('table', { name: say('History of the wallet') })).toContainText(say('Top-up'));
    await expectAccessible(page);
  });

  await test.step('finds what was given among the history', async () => {
    await page.goto('/DUO/account/orders');
    await page.getByText(say('Cards sent'), { exact: true }).click();
    await expect(page.getByRole('table', { name: say('Cards sent') })).toContainText('Inès Marchand');
    await expectAccessible(page);
    await page.goto('/DUO/account');
    await expect(page.getByRole('main')).toContainText(account.email);
    await expectAccessible(page);
  });

  await test.step('cannot bring a card twice, which is said in the language of the page', async () => {
    await page.goto('/DUO/account/import');
    await page.getByLabel(say('Card number')).fill(card.number);
    await press(page, say('Continue'));
    await page.getByLabel(say('PIN, 6 digits')).fill(card.pin, { timeout: CAPTCHA_TIMEOUT_MS });
    await press(page, say('Import the card'));
    await expect(page.getByText(say('This card already belongs to an account.')).first()).toBeVisible({
      timeout: CAPTCHA_TIMEOUT_MS,
    });
    await expectAccessible(page);
  });

  await test.step('gives the rest away: its state follows its value, and each filter shows as many cards as it says', async () => {
    await page.goto('/DUO/account/cards');
    const row = page
      .getByRole('main')
      .locator('.card-row')
      .filter({ hasText: card.number.slice(-4) });
    await expect(row).toContainText(/In use|Entamée/u);
    await row.click();
    await press(page, say('Send to a friend'));
    await page.getByLabel(say('Amount'), { exact: true }).fill('45');
    await page.getByLabel(say('Their name')).fill('Inès Marchand');
    await page.getByLabel(say('Their email')).fill(friend);
    await press(page, say('Continue'));
    await page.getByRole('alertdialog').getByRole('button', { name: /45,00/ }).click();
    await expect(balanceOutput(page)).toHaveText('0,00\u00A0€');
    await page.goto('/DUO/account/cards');
    await expect(row).toContainText(say('Used up'));
    const filters = page.getByRole('radiogroup', { name: say('Which cards') }).locator('label');
    await expect(filters).toHaveCount(4);
    for (const filter of await filters.all()) {
      const [, count] = /(\d+)\s*$/u.exec((await filter.textContent())!)!;
      await filter.click();
      await expect(page.getByRole('main').locator('.card-row')).toHaveCount(Number(count));
    }
  });
});
