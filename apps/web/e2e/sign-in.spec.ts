/** Signing in that does not succeed at once: what is wrong is told alike for all, and where a code went. */
import { CAPTCHA_TIMEOUT_MS, enterPassword, newPerson, openAccount } from './accounts.ts';
import { codeMailedTo } from './sandbox.ts';
import { expect, open, test } from './shop.ts';

test.use({ expectedErrors: /40[13]|422/ });

test('a wrong password and an address without an account are told alike, and the address stays', async ({
  page,
  language,
  say,
}) => {
  const account = await openAccount('FR');
  await open(page, language, '/auth/login');
  const hint = say('The email, the number or the password may be wrong. Check them, or set a new password.');
  const notice = page.getByRole('alert').filter({ hasText: hint });
  const email = page.getByRole('textbox', { name: say('Email') });
  const said: string[] = [];
  for (const person of [{ ...account, password: 'Groseille-31' }, newPerson()]) {
    await enterPassword(page, say, person);
    await expect(notice).toBeVisible({ timeout: CAPTCHA_TIMEOUT_MS });
    said.push(await notice.innerText());
    await expect(email).toHaveValue(person.email);
    await page.reload();
  }
  expect(said[0]).toBe(said[1]);
});

test('the step of the code says where it went and when it can be sent again, and signs in [S4.59][A-66]', async ({
  page,
  language,
  say,
}) => {
  const account = await openAccount('DUO');
  await page.clock.install();
  await open(page, language, '/auth/login', 'DUO');
  await enterPassword(page, say, account);
  const code = page.getByLabel(say('Code'));
  await expect(code).toBeVisible({ timeout: CAPTCHA_TIMEOUT_MS });
  await expect(page.getByText(/@example\.fr/)).toBeVisible();
  const again = page.getByRole('button', { name: new RegExp(`^${say('Send again')}`) });
  await expect(again).toBeDisabled();
  await expect(again).toHaveText(/\d/);
  await page.clock.fastForward(61_000);
  await expect(again).toHaveText(say('Send again'));
  await expect(again).toBeEnabled();

  await code.fill(await codeMailedTo(account.email, account.usedCodes));
  await page.getByRole('button', { name: say('Confirm'), exact: true }).click();
  await expect(page).toHaveURL(/\/DUO\/?$/, { timeout: CAPTCHA_TIMEOUT_MS });
});
