/**
 * Money that is true to the eye while it is on its way: a top-up that was left, resumed, given up, refused and paid, each on
 * its own card or wallet; and the first payment of an order after Back.
 */
import type { Page } from 'playwright/test';
import { openAccount, signIn } from './accounts.ts';
import { expect, test } from './guest.ts';
import { expectOneCard, payWith, readPayments } from './sandbox.ts';
import { expectAccessible, SANDBOX } from './shop.ts';
import { expectConfirmed, orderAndPay, tick } from './steps.ts';
import { importCard, stockCard } from './stock.ts';
import type { Say } from './words.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const output = (page: Page, id: string) => page.locator(`output[aria-labelledby=${id}]`);
const field = (page: Page, say: Say) => page.getByLabel(say('Amount to add'));

/** A text of the shop that names an amount, with whatever stands between its digits and the currency. */
const saying = (say: Say, source: string, amount: RegExp): RegExp => {
  const [before = '', after = ''] = say(source).split('{amount}');
  return new RegExp(`${before}.*${amount.source}.*${after}`);
};
const NOT_PAID = 'A top-up of {amount} is not paid yet.';

/** From the amount in the field to the provider's page, whose address it gives. */
const pay = async (page: Page, say: Say, amount: string): Promise<string> => {
  await press(page, say('Continue'));
  await page.getByRole('button', { name: new RegExp(`${amount},00`) }).click();
  await page.waitForURL(`${SANDBOX}/pay/**`);
  return page.url();
};

/** The provider's own words on a page whose payment the shop has closed. */
const expectClosed = (address: string) =>
  expect
    .poll(async () => (await fetch(`${address.split('?')[0]}?lang=en`)).text(), { timeout: 30_000 })
    .toContain('This payment was closed');

test('a top-up that was left at the bank is resumed, given up, refused with its amount kept, and paid, always on its own wallet or card [A-172][S1.15][S4.48][S4.49]', async ({
  page,
  language,
  say,
}, info) => {
  test.setTimeout(240_000);
  const account = await openAccount('DUO');
  const [first, second] = [stockCard(info, 'topUpFirst'), stockCard(info, 'topUpSecond')];
  await signIn(page, language, say, account);
  const history = page.getByRole('table', { name: say('History of the wallet') });
  const wallet = () => page.goto('/DUO/account/wallet');

  await test.step('nothing stands in the wallet before the payment page is opened', async () => {
    await wallet();
    await press(page, say('Top up'));
    await field(page, say).fill('50');
    await press(page, say('Continue'));
    await expect(page.getByRole('button', { name: /50,00/ })).toBeVisible();
    await wallet();
    await expect(page.getByText(say('Nothing has happened here yet.'))).toBeVisible();
    await expect(page.getByText(saying(say, NOT_PAID, /50,00/))).toHaveCount(0);
  });

  let bank = '';
  await test.step('left, it is said, and goes on at the same payment', async () => {
    await press(page, say('Top up'));
    await field(page, say).fill('50');
    bank = await pay(page, say, '50');
    await wallet();
    await expect(page.getByText(saying(say, NOT_PAID, /50,00/))).toBeVisible();
    await expect(history.getByRole('row')).toHaveCount(2);
    await expectAccessible(page);
    await press(page, say('Go on paying'));
    await page.waitForURL(`${SANDBOX}/pay/**`);
    expect(page.url()).toBe(bank);
    expect(await readPayments(account.email)).toHaveLength(1);
  });

  await test.step('given up, it is nowhere, and its page takes no money any more', async () => {
    await page.goBack();
    await press(page, say('Give it up'));
    await expect(page.getByText(saying(say, 'The top-up of {amount} was given up.', /50,00/))).toBeVisible();
    await expect(page.getByText(saying(say, NOT_PAID, /50,00/))).toHaveCount(0);
    await expect(history).toContainText(say('Canceled'));
    await expect(output(page, 'wallet-balance')).toContainText(/\b0,00/);
    await expectAccessible(page);
    await expectClosed(bank);
  });

  await test.step('refused, it comes back to the very card with its amount; paid, that card has it', async () => {
    for (const card of [first, second]) await importCard(page, say, card);
    await page.goto('/DUO/account/cards');
    for (const { number } of [first, second]) {
      await page.goto('/DUO/account/cards');
      await page.getByRole('link', { name: new RegExp(`···· ${number.slice(-4)}`) }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(number.slice(-4));
      await press(page, say('Top up'));
      await field(page, say).fill('20');
      await pay(page, say, '20');
      await payWith(page, 'refuse');
      await page.waitForURL('**/DUO/account/cards/**');
      await expect(page.getByText(say('The payment was not made.'))).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(number.slice(-4));
      await expect(field(page, say)).toHaveValue('20,00');
      await expect(output(page, 'card-balance')).toHaveText('40,00\u00A0€');
    }
    await expectAccessible(page);
    await pay(page, say, '20');
    await payWith(page, 'accept');
    await expect(page.getByText(say('Topped up.'))).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(second.number.slice(-4));
    await expect(output(page, 'card-balance')).toHaveText('60,00\u00A0€');
    await expectAccessible(page);
  });
});

test('after Back from the bank and paying again, the first payment is closed there and one card is sold [A-34]', async ({
  page,
  say,
  guest,
}) => {
  await guest.goToPayment();
  const first = page.url();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: say('Checkout') })).toBeVisible();
  await tick(page.getByRole('checkbox').last());
  await orderAndPay(page);
  expect(page.url()).not.toBe(first);
  await expectClosed(first);
  await payWith(page, 'accept');
  await expectConfirmed(page, say);
  expect((await readPayments(guest.email)).map(({ state }) => state)).toEqual(['paid', 'cancelled']);
  await expectOneCard(guest);
});
