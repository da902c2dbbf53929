/** Cards after the sale: the balance for anyone with number and PIN, and unlocking a posted parcel. */
import { expect, expectAccessible, open, test } from './shop.ts';

/** Allows the captcha's proof of work to finish on a busy machine. */
const CAPTCHA_TIMEOUT_MS = 20_000;

test.describe('a balance', () => {
  test.use({ expectedErrors: /403|422/ });

  test('is told for number and PIN to anybody, with the history; a wrong PIN is said in place, and after two the browser proves its work [S1.12][S2.39][S2.75][S6.2][S7.90][S7.91]', async ({
    page,
    language,
    say,
  }) => {
    await open(page, language, '/query');
    const number = page.getByLabel(say('Card number'));
    const pin = page.getByLabel(say('PIN, 6 digits'));
    const check = page.getByRole('button', { name: say('Check the balance') });
    await check.click();
    await expect(number).toBeFocused();
    await number.fill('9999 0000 0000 6025');
    for (const wrong of ['000000', '000001', '000002']) {
      await pin.fill(wrong);
      await check.click();
      await expect(page.getByText(say('No card has this number and PIN. Check both, digit by digit.'))).toBeVisible({
        timeout: CAPTCHA_TIMEOUT_MS,
      });
      await expect(number).toHaveValue('9999 0000 0000 6025');
      await expectAccessible(page);
    }
    await pin.fill('316025');
    await pin.press('Enter');
    await expect(page.getByLabel(say('Balance'), { exact: true })).toHaveText('60,00\u00A0€', {
      timeout: CAPTCHA_TIMEOUT_MS,
    });
    await expect(page.getByRole('table', { name: say('History of the card') }).getByRole('row')).toHaveCount(2);
    await expectAccessible(page);
  });
});

test.describe('a parcel', () => {
  test.use({ expectedErrors: /422/ });

  test('stays locked for who does not hold it: the question comes first, and the answer names nobody [S2.44][S4.20][S4.22][S4.26][S8.34][S8.35][A-85]', async ({
    page,
    language,
    say,
  }) => {
    await open(page, language, '/unlock?orderNo=K7KA-QPVM-QVDG');
    const question = page.getByRole('alertdialog', { name: say('Are you sure to unlock order now?') });
    await expect(question).toBeVisible();
    await expectAccessible(page);
    await question.getByRole('button', { name: say('Yes, the cards arrived') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('Oops, still lock'), {
      timeout: CAPTCHA_TIMEOUT_MS,
    });
    await expectAccessible(page);
    await open(page, language, '/unlock?orderNo=K7KA-QPVM-QVDG');
    await question.getByRole('button', { name: say('No') }).click();
    await expect(page).toHaveURL(/\/FR\/?$/);
  });
});
