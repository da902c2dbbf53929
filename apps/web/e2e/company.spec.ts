/**
 * A company comes in: found in the register or typed by hand, its documents, the link in the mail, the decision of the staff, and
 * its own door.
 */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { CAPTCHA_TIMEOUT_MS } from './accounts.ts';
import { type File, newSiren, PDF } from './companies.ts';
import { linkMailedTo, mailsTo } from './sandbox.ts';
import { chooseLanguage, expect, expectAccessible, open, test } from './shop.ts';
import { staff } from './staff.ts';
import { expectFixedHeader, photo, pressLabel } from './steps.ts';
import type { Say } from './words.ts';

const PASSWORD = 'Mirabelle-27';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
const field = (page: Page, name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) });

const newEmail = (): string => `achats.${randomUUID()}@example.fr`;

/** The fields that no register knows. */
const fillDetails = async (page: Page, say: Say): Promise<void> => {
  await page.getByLabel(say('Kind of organisation')).selectOption({ label: say('Private company') });
  await page.getByLabel(say('Phone of the company')).fill('01 40 50 60 70');
};

const fillContact = async (page: Page, say: Say, email: string): Promise<void> => {
  await field(page, say('First name')).fill('Claire');
  await field(page, say('Last name')).fill('Morel');
  await field(page, say('Work email')).fill(email);
  await page.getByLabel(say('Mobile or landline')).fill('02 40 12 34 56');
  await page.getByLabel(say('Password'), { exact: true }).fill(PASSWORD);
  await page.getByLabel(say('Password again'), { exact: true }).fill(PASSWORD);
  await pressLabel(page.getByRole('checkbox').first());
};

const picture = async (): Promise<File> => ({ name: 'id.jpg', mimeType: 'image/jpeg', buffer: await photo() });

const attach = async (page: Page, say: Say, title: string, file: File): Promise<void> => {
  const group = page.getByRole('group', { name: say(title) });
  await expect(group.getByRole('button').first()).toBeEnabled();
  await group.locator('input[type=file]').setInputFiles(file);
};

/** Both documents, one after the other: each is sent as it is chosen; and the day on which the extract was issued. */
const attachBoth = async (page: Page, say: Say): Promise<void> => {
  await attach(page, say, 'Company registration extract', PDF);
  await expect(page.getByText(PDF.name)).toBeVisible();
  await attach(page, say, 'Identity document of the contact', await picture());
  await expect(page.getByText('id.jpg')).toBeVisible();
  await page.getByLabel(say('Date of the extract')).fill(new Date().toISOString().slice(0, 10));
};

/** From the home of the company to its brochures, and back. */
const takeBrochure = async (page: Page, say: Say): Promise<void> => {
  await page.getByRole('link', { name: say('Brochures'), exact: true }).click();
  await expect(page).toHaveURL(/\/DUO\/b2b\/info$/);
  await expectAccessible(page);
  const saved = page.waitForEvent('download');
  const link = page.getByRole('link', { name: /, Français, PDF, / }).first();
  await link.click();
  const bytes = readFileSync(await (await saved).path());
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  const kilobytes = Number(/(\d+)/.exec((await link.getAttribute('aria-label'))!.split('PDF')[1]!)![1]);
  expect(Math.abs(bytes.length / 1024 - kilobytes)).toBeLessThan(1);
  await page.getByRole('link', { name: say('Your company’s home') }).click();
  await expect(page).toHaveURL(/\/DUO\/b2b$/);
};

test.describe('a company', () => {
  // A link that is over is refused.
  test.use({ expectedErrors: /422 .*b2bConfirmToken$/ });

  test('finds itself in the register, and registers with its documents and its email [S1.31][S2.84][S2.85][S2.86][S2.87][S2.88][S2.107][S4.65][S4.66][S5.54][S7.46][S7.48][S7.49][S7.51][S7.79]', async ({
    page,
    language,
    say,
  }) => {
    test.setTimeout(180_000);
    const [email, mistyped] = [newEmail(), newEmail()];
    await open(page, language, '/b2b', 'DUO');
    await expect(heading(page, say('Gift cards for companies'))).toBeVisible();
    await expectAccessible(page);
    await page
      .getByRole('link', { name: say('Register a company') })
      .first()
      .click();

    await test.step('the register fills the form', async () => {
      await expect(heading(page, say('Your company'))).toBeVisible();
      await field(page, say('Company name')).fill('Acme');
      await press(page, say('Search'));
      await press(page, say('Choose {companyName}', { companyName: 'Acme Atlantique' }));
      await expect(page.getByText('12 quai de la Fosse')).toBeVisible();
      await expectAccessible(page);
      await expectFixedHeader(page);
      await fillDetails(page, say);
      await press(page, say('Save and continue'));
    });

    await test.step('a closed tab loses nothing but passwords', async () => {
      await expect(heading(page, say('Contact and addresses'))).toBeVisible();
      await fillContact(page, say, mistyped);
      await expectAccessible(page);
      await page.reload();
      await expect(field(page, say('Work email'))).toHaveValue(mistyped);
      await expect(page.getByLabel(say('Password'), { exact: true })).toHaveValue('');
      await page.getByLabel(say('Password'), { exact: true }).fill(PASSWORD);
      await page.getByLabel(say('Password again'), { exact: true }).fill(PASSWORD);
      await press(page, say('Save and continue'));
    });

    await test.step('documents are refused for a reason, or stored', async () => {
      await expect(heading(page, say('Documents'))).toBeVisible();
      await attach(page, say, 'Company registration extract', { ...PDF, name: 'kbis.txt' });
      await press(page, say('Save and continue'));
      await expect(page.getByRole('alert').first()).toBeVisible();
      await expectAccessible(page);
      await attachBoth(page, say);
      await press(page, say('Save and continue'));
    });

    await test.step('the whole is read once more, and sent', async () => {
      await expect(heading(page, say('Check your registration'))).toBeVisible();
      await expect(page.getByText('Acme Atlantique')).toBeVisible();
      await expectAccessible(page);
      await press(page, say('Send the registration'));
      await expect(heading(page, say('One more step: confirm your email'))).toBeVisible();
      await press(page, say('Stay on this page'));
      await expectAccessible(page);
    });

    await test.step('a mistyped email is corrected, after a reload too, and the link before is over', async () => {
      await page.reload();
      await expect(page.getByText(mistyped)).toBeVisible();
      await press(page, say('The address is wrong: correct it'));
      await page.getByRole('textbox', { name: say('Correct email') }).fill(email);
      await expectAccessible(page);
      await press(page, say('Send the link there'));
      await expect(page.getByText(email)).toBeVisible();
      await page.goto(await linkMailedTo(mistyped, '/auth/verify'));
      await expect(heading(page, say('A newer link was sent to you'))).toBeVisible();
      await expectAccessible(page);
    });

    await test.step('the link confirms the email and says by when the answer comes', async () => {
      await page.goto(await linkMailedTo(email, '/auth/verify'));
      await expect(heading(page, say('Address confirmed'))).toBeVisible();
      await press(page, say('Stay on this page'));
      await expectAccessible(page);
    });

    const waiting = (await staff('DUO', 'companies')) as readonly {
      readonly reference: string;
      readonly companyName: string;
    }[];
    const { reference } = waiting.findLast(({ companyName }) => companyName === 'Acme Atlantique')!;
    await expect(page.getByText(reference, { exact: true })).toBeVisible();
    const known = (await staff('DUO', 'company', reference)) as { readonly documents: readonly object[] };
    expect(known.documents).toHaveLength(2);
  });

  test('that is not in the register types itself in, is approved, and signs in at its own door alone, and takes a brochure with it [S2.24][S2.25][S2.77][S3.69][S5.63][S6.7][S6.28][S7.36][A-182]', async ({
    page,
    language,
    say,
  }) => {
    test.setTimeout(180_000);
    const email = newEmail();
    const siren = newSiren();
    await open(page, language, '/auth/b2b/register', 'DUO');
    await field(page, say('Company name')).fill('Nulle part');
    await press(page, say('Search'));
    await expect(page.getByText(say('No company found'))).toBeVisible();
    await press(page, say('My company is not listed'));
    await field(page, say('SIREN number')).fill(siren);
    await field(page, say('Company name')).fill('Atelier du Port');
    await field(page, say('Street and number')).fill('1 rue du Port');
    await field(page, say('Postcode')).fill('44000');
    await page.getByLabel(say('City'), { exact: true }).fill('Nantes');
    await fillDetails(page, say);
    await press(page, say('Save and continue'));
    await fillContact(page, say, email);
    await press(page, say('Save and continue'));
    await attachBoth(page, say);
    await press(page, say('Save and continue'));
    await press(page, say('Send the registration'));
    await expect(heading(page, say('One more step: confirm your email'))).toBeVisible();
    await page.goto(await linkMailedTo(email, '/auth/verify'));
    await expect(heading(page, say('Address confirmed'))).toBeVisible();
    await press(page, say('Stay on this page'));

    const waiting = (await staff('DUO', 'companies')) as readonly {
      readonly reference: string;
      readonly siren: string;
    }[];
    await staff('DUO', 'approve-company', waiting.find((one) => one.siren === siren)!.reference);
    await expect.poll(async () => (await mailsTo(email)).length, { timeout: 30_000 }).toBe(3);

    await chooseLanguage(page, language);
    await page.goto('/DUO/auth/b2b/login');
    await field(page, say('Work email')).fill(email);
    await page.getByLabel(say('Password'), { exact: true }).fill(PASSWORD);
    await expectAccessible(page);
    await press(page, say('Sign in'));
    await expect(heading(page, 'Atelier du Port')).toBeVisible({ timeout: CAPTCHA_TIMEOUT_MS });
    await expect(page).toHaveURL(/\/DUO\/b2b$/);
    await expectAccessible(page);
    await takeBrochure(page, say);
    await page.getByRole('link', { name: say('Company profile') }).click();
    await expect(page.getByRole('navigation', { name: say('Parts of the company’s profile') })).toBeVisible();
    await expect(page.getByRole('definition').getByText('Atelier du Port').first()).toBeVisible();
    await expectAccessible(page);
  });
});
