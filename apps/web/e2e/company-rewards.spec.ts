/** A company chooses what comes with its order: told in the cart, chosen at checkout, found in the wallet. */
import type { Page } from 'playwright/test';
import { openCompany, signInCompany } from './companies.ts';
import { expect, test } from './guest.ts';
import { payWith } from './sandbox.ts';
import { expectAccessible } from './shop.ts';
import { staff } from './staff.ts';
import { expectConfirmed, fillReceiver, orderAndPay, tick } from './steps.ts';
import { createSay, type Say } from './words.ts';

/** A text with amounts in it, with whatever stands between a digit and the currency. */
const saying = (text: string): RegExp =>
  new RegExp(text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(' ', String.raw`\s`));

const cashback = (say: Say, amount: string) => say('{amount} cashback', { amount });
const choice = (page: Page, say: Say) => page.getByRole('region', { name: say('With this order'), exact: true });
const radio = (page: Page, say: Say, name: RegExp) => choice(page, say).getByRole('radio', { name });
const promised = (page: Page, say: Say, what: string) =>
  page.getByText(saying(say('With this order: {0}', { 0: what })));

test('a company has nothing more with its order until it chooses the bonus, keeps the choice over a change of language, and finds it in its wallet [S2.64][S2.68][S3.132][S6.13][A-107][A-158]', async ({
  page,
  language,
  say,
  guest: { friend },
}) => {
  test.setTimeout(180_000);
  const account = await openCompany('PLUS');
  await staff('PLUS', 'company-level', account.email, '--level', 'registered');
  const other = language === 'en' ? 'fr' : 'en';
  const sayOther = createSay(other);
  const bonus = page.getByRole('region', { name: say('Bonus') });

  await test.step('the cart names what there is to choose from', async () => {
    await signInCompany(page, language, say, account);
    await page.getByRole('link', { name: say('Buy cards') }).click();
    await tick(page.getByRole('radio', { name: /^50/ }));
    await fillReceiver(page, say, friend);
    await page.getByRole('button', { name: say('Add to cart'), exact: true }).click();
    await page.waitForURL('**/cart');
    await expect(bonus).toContainText(saying(cashback(say, '2,50 €')));
    await expect(bonus).toContainText(say('You choose at checkout.'));
    await page.getByRole('button', { name: say('One more') }).click();
    await page.getByRole('button', { name: say('One more') }).click();
    await expect(bonus).toContainText(saying(cashback(say, '7,50 €')));
    await expectAccessible(page);
  });

  await test.step('the checkout begins with nothing more, and promises what is chosen', async () => {
    await page.getByText(say('Go to checkout')).click();
    await expect(page).toHaveURL(/\/PLUS\/b2b\/buying\/checkout$/);
    await expect(radio(page, say, saying(say('Nothing more')))).toBeChecked();
    await expect(choice(page, say).getByRole('radio')).toHaveCount(3);
    await tick(radio(page, say, saying(cashback(say, '7,50 €'))));
    await expect(promised(page, say, cashback(say, '7,50 €'))).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('in the other language it is still chosen', async () => {
    await page.getByRole('button', { name: say('Language') }).click();
    await page.getByRole('link', { name: other === 'fr' ? 'Français' : 'English' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', other);
    await expect(radio(page, sayOther, saying(cashback(sayOther, '7,50 €')))).toBeChecked();
    await expect(promised(page, sayOther, cashback(sayOther, '7,50 €'))).toBeVisible();
  });

  await test.step('a smaller order has less to choose from, and the bonus is credited', async () => {
    await page.getByRole('button', { name: sayOther('One less') }).click();
    await expect(choice(page, sayOther).getByRole('radio')).toHaveCount(2);
    await expect(promised(page, sayOther, cashback(sayOther, '5,00 €'))).toBeVisible();
    await tick(page.getByRole('checkbox').last());
    await orderAndPay(page, '97,00|100,00');
    await payWith(page, 'accept');
    await expectConfirmed(page, sayOther);
    await expect(async () => {
      await page.goto('/PLUS/account/wallet');
      const row = page.getByRole('row').filter({ hasText: sayOther('Cashback') });
      await expect(row).toContainText(sayOther('Confirmed'), { timeout: 2000 });
      await expect(row).toContainText(saying('5,00 €'));
    }).toPass({ timeout: 60_000 });
  });
});
