/**
 * The life of an account from registration to sign-out, using the keyboard and the sandbox's emails and text messages.
 */
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { internationalMobile, newPerson, type Person, CAPTCHA_TIMEOUT_MS } from './accounts.ts';
import { expectNoSidewaysScroll } from './enlarged.ts';
import { focused, tabAndPress, tabAndType, tabAndTypePassword } from './keyboard.ts';
import { codeMailedTo, codeTextedTo, linkMailedTo } from './sandbox.ts';
import { expect, expectAccessible, open, test } from './shop.ts';
import { addToCart, personalise } from './steps.ts';
import type { Say } from './words.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

const enterCode = async (page: Page, say: Say, code: string): Promise<void> => {
  await tabAndType(page, say('Code'), code);
  await page.keyboard.press('Enter');
};

/** Enters both codes, from the mailbox and from the phone, until the account is open. */
const proveBoth = async (page: Page, say: Say, person: Person): Promise<void> => {
  await expect(heading(page, say('Confirm your email'))).toBeFocused({ timeout: CAPTCHA_TIMEOUT_MS });
  await expectAccessible(page);
  await enterCode(page, say, await codeMailedTo(person.email));
  await expect(heading(page, say('Confirm your mobile number'))).toBeVisible({ timeout: CAPTCHA_TIMEOUT_MS });
  await expectAccessible(page);
  await enterCode(page, say, await codeTextedTo(internationalMobile(person)));
  await expect(page.getByText(say('Your account is open'))).toBeVisible({ timeout: CAPTCHA_TIMEOUT_MS });
};

const register = async (page: Page, say: Say, person: Person): Promise<void> => {
  await tabAndType(page, say('First name'), 'Léa');
  await tabAndType(page, say('Last name'), 'D’Angelo');
  await tabAndType(page, say('Email'), person.email);
  await tabAndTypePassword(page, say('Password'), person.password);
  await tabAndTypePassword(page, say('Password again'), person.password);
  await tabAndType(page, say('Mobile number'), person.mobile);
  await page.keyboard.press('Enter');
  await proveBoth(page, say, person);
};

const signIn = async (page: Page, say: Say, password: string): Promise<void> => {
  await tabAndTypePassword(page, say('Password'), password);
  await page.keyboard.press('Enter');
};

test('a newcomer opens an account, signs in by it, goes to checkout as a member, and signs out, by keyboard [S2.76][S2.83][S2.109][S4.62][S4.64][S2.12]', async ({
  page,
  language,
  say,
}) => {
  test.setTimeout(240_000);
  const person = newPerson();

  await test.step('fills the cart', async () => {
    await open(page, language, '/product/offrande');
    await personalise(page, say, `friend.${randomUUID()}@example.fr`);
    await addToCart(page, say);
  });

  await test.step('registers, after a try that says all that is missing', async () => {
    await open(page, language, '/auth/register?nextStep=checkout');
    await expect(page.getByLabel(say('Mobile number'))).toBeVisible({ timeout: CAPTCHA_TIMEOUT_MS });
    await tabAndPress(page, 'button', say('Create my account'));
    await expect(page.getByRole('alert').and(focused(page))).toHaveCount(1);
    await expect(page).toHaveTitle(new RegExp(`^${say('Error: {title}', { title: '' })}`));
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await register(page, say, person);
  });

  await test.step('signs in, and is at checkout as a member', async () => {
    await expect(page).toHaveURL(/\/auth\/login\?nextStep=checkout$/);
    await expect(page.getByRole('textbox', { name: say('Email') })).toHaveValue(person.email);
    await expectAccessible(page);
    await signIn(page, say, person.password);
    await expect(heading(page, say('Checkout'))).toBeVisible({ timeout: CAPTCHA_TIMEOUT_MS });
    await expect(page.getByText(person.email)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('confirms the address by the link of the mail', async () => {
    await page.goto(await linkMailedTo(person.email, '/auth/verify'));
    await expect(heading(page, say('Your email is confirmed'))).toBeVisible();
    await tabAndPress(page, 'button', say('Stay on this page'));
    await expectAccessible(page);
  });

  await test.step('signs out', async () => {
    await page.goto('/FR/force-logout');
    await expect(page).toHaveURL(/\/FR\/auth\/login$/, { timeout: CAPTCHA_TIMEOUT_MS });
    await expect(page.getByRole('button', { name: new RegExp(`^${say('Cart')}`) })).toContainText('0');
    expect(await page.evaluate(() => localStorage.getItem('accessToken:FR'))).toBeNull();
  });
});
