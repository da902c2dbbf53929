/** A salesman who has chosen a password by the link of the mail. */
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { CAPTCHA_TIMEOUT_MS } from './accounts.ts';
import { linkMailedTo } from './sandbox.ts';
import { chooseLanguage, expect, type UnitId } from './shop.ts';
import { staff } from './staff.ts';
import type { Language, Say } from './words.ts';

export interface SalesmanAccount {
  readonly unitId: UnitId;
  readonly email: string;
  readonly password: string;
}

/** Serves these companies. */
export const openSalesman = async (unitId: UnitId, ...customers: readonly string[]): Promise<SalesmanAccount> => {
  const email = `hugo.${randomUUID()}@example.fr`;
  await staff(unitId, 'open-salesman', email, '--first', 'Hugo', '--last', 'Lambert');
  for (const customer of customers) await staff(unitId, 'give-customer', customer, '--salesman', email);
  return { unitId, email, password: 'Groseille-31' };
};

/** Follows the link of the mail and chooses the password. */
export const choosePassword = async (page: Page, say: Say, { email, password }: SalesmanAccount): Promise<void> => {
  await page.goto(await linkMailedTo(email, '/auth/reset-password'));
  await page.getByLabel(say('New password'), { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: say('Your password is changed') })).toBeVisible();
};

/** From the own door to the home of salesmen. `look` is called before the button is pressed. */
export const signInSalesman = async (
  page: Page,
  language: Language,
  say: Say,
  { unitId, email, password }: SalesmanAccount,
  look: () => Promise<void> = async () => undefined,
): Promise<void> => {
  await chooseLanguage(page, language);
  await page.goto(`/${unitId}/auth/salesman/login`);
  await page.getByRole('textbox', { name: say('Work email') }).fill(email);
  await page.getByLabel(say('Password'), { exact: true }).fill(password);
  await look();
  await page.getByRole('button', { name: say('Sign in'), exact: true }).click();
  await page.waitForURL(`**/${unitId}/salesman`, { timeout: CAPTCHA_TIMEOUT_MS });
};
