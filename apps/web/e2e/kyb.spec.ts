/**
 * A company is verified: its dossier is begun, filled in over three sittings on two devices, submitted, asked again for one document, and
 * verified by the staff.
 */
import { randomUUID } from 'node:crypto';
import type { Browser, BrowserContext, Locator, Page } from 'playwright/test';
import { CAPTCHA_TIMEOUT_MS } from './accounts.ts';
import { type CompanyAccount, openCompany, PDF } from './companies.ts';
import { codeMailedTo, mailsTo } from './sandbox.ts';
import { answerCookies, chooseLanguage, expect, expectAccessible, SHOP, test } from './shop.ts';
import { staff } from './staff.ts';
import { pressLabel } from './steps.ts';
import type { Language, Say } from './words.ts';

const IBAN = 'FR14 2004 1010 0505 0001 3M02 606';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const field = (within: Page | Locator, name: string) => within.getByLabel(name, { exact: true });
const box = (within: Page | Locator, name: string) => within.getByRole('textbox', { name: new RegExp(`^${name}`) });
const pick = (within: Page | Locator, group: string, option: string) =>
  pressLabel(within.getByRole('radiogroup', { name: group }).getByRole('radio', { name: new RegExp(`^${option}`) }));

/** Today as a date field takes it. */
const today = (): string => new Date().toISOString().slice(0, 10);

const openPart = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('link', { name, exact: true }).first().click();
  await expect(heading(page, name)).toBeVisible();
};

const save = async (page: Page, say: Say): Promise<void> => {
  await press(page, say('Save'));
  await expect(page.locator('#kyb-saved')).not.toHaveText(say('Not saved yet. What you typed is kept in this tab.'));
  await expect(page.locator('#kyb-saved')).not.toBeEmpty();
};

const backToParts = async (page: Page, say: Say): Promise<void> => {
  await page
    .getByRole('link', { name: say('All parts of the dossier') })
    .first()
    .click();
  await expect(heading(page, say('Company verification'))).toBeVisible();
};

const attach = async (page: Page, group: string, name: string): Promise<void> => {
  const file = page.getByRole('group', { name: group });
  await file.locator('input[type=file]').setInputFiles({ ...PDF, name });
  await expect(file.getByText(name)).toBeVisible();
};

/** Begins the dossier or takes it up, by the code that is mailed. */
const enterByCode = async (
  page: Page,
  say: Say,
  language: Language,
  { unitId, email }: CompanyAccount,
  choice: 'Begin a verification' | 'Go on with a verification',
): Promise<void> => {
  await chooseLanguage(page, language);
  await page.goto(`/${unitId}/auth/kyb/register`);
  await pick(page, say('What would you like to do?'), say(choice));
  await box(page, say('Email of the company’s account')).fill(email);
  await expectAccessible(page);
  await press(page, say('Send the code'));
  await expect(heading(page, say('Confirm your email'))).toBeVisible({ timeout: CAPTCHA_TIMEOUT_MS });
  await expectAccessible(page);
  await field(page, say('Code')).fill(await codeMailedTo(email));
  await press(page, say('Confirm'));
  await expect(page.getByRole('button', { name: say('Sign out of the dossier') })).toBeVisible();
};

/** Opens the dossier with the company's password. */
const enterByPassword = async (
  page: Page,
  say: Say,
  language: Language,
  { unitId, email, password }: CompanyAccount,
): Promise<void> => {
  await chooseLanguage(page, language);
  await page.goto(`/${unitId}/auth/kyb/login`);
  await box(page, say('Work email')).fill(email);
  await field(page, say('Password')).fill(password);
  await expectAccessible(page);
  await press(page, say('Sign in'));
  await page.waitForURL('**/auth/kyb/register', { timeout: CAPTCHA_TIMEOUT_MS });
};

/** Another device: nothing of the first is there. */
const anotherDevice = async (browser: Browser, page: Page): Promise<BrowserContext> => {
  const context = await browser.newContext({
    baseURL: SHOP,
    viewport: page.viewportSize(),
    timezoneId: 'Europe/Paris',
  });
  await context.addInitScript(answerCookies);
  return context;
};

const fillCompany = async (page: Page, say: Say): Promise<void> => {
  const name = `Acme ${randomUUID().slice(0, 4)}`;
  await box(page, say('Legal name')).fill(name);
  await box(page, say('Number in the register')).fill('303 265 045 RCS Nantes');
  await field(page, say('Date of registration')).fill('2012-09-14');
  await box(page, say('Taxpayer number')).fill('303265045');
  await field(page, say('Date of creation')).fill('2012-09-01');
  await box(page, say('Street and number')).first().fill('12 quai de la Fosse');
  await box(page, say('Postcode')).first().fill('44000');
  await page.getByLabel(say('City'), { exact: true }).first().fill('Nantes');
};

const fillProfile = async (page: Page, say: Say): Promise<void> => {
  await field(page, say('Legal form')).selectOption({ index: 5 });
  await field(page, say('Sector of activity')).selectOption({ index: 7 });
  await box(page, say('Share capital')).fill('40000');
  await box(page, say('Share of the main beneficial owner')).fill('60');
  await field(page, say('Annual sales')).selectOption({ index: 3 });
  await field(page, say('Net income')).selectOption({ index: 3 });
  await box(page, say('Number of employees')).fill('38');
  await page.getByLabel(say('Date of issue of the registration document')).fill(today());
  await attach(page, say('Company registration document'), 'kbis.pdf');
};

const fillContact = async (page: Page, say: Say, email: string): Promise<void> => {
  const contact = page.getByRole('region', { name: say('Contact'), exact: true });
  await pick(contact, say('Civility'), say('Mrs'));
  await box(contact, say('First name')).fill('Claire');
  await box(contact, say('Last name')).fill('Morel');
  await box(contact, say('Email')).fill(email);
  await contact.getByLabel(say('Phone')).last().fill('02 40 12 34 56');
  await box(page, say('Email for invoices')).fill(email);
};

const fillCivilStatus = async (page: Page, say: Say): Promise<void> => {
  await field(page, say('Birth date')).fill('1985-03-27');
  await box(page, say('City of birth')).fill('Nantes');
  await field(page, say('Nationality')).selectOption('FR');
  await box(page, say('Job title')).fill('Présidente');
  await field(page, say('Monthly income')).selectOption({ index: 3 });
  await field(page, say('Personal assets')).selectOption({ index: 2 });
};

interface Waiting {
  readonly reference: string;
}

test('a company fills in its dossier over three sittings on two devices, is asked again for one document, and is verified [S2.79][S2.89][S2.90][S4.72][S4.73][S4.74][S4.75][S4.76][S4.77][S4.78][S4.79][S4.80][S4.81][S9.12]', async ({
  page,
  browser,
  language,
  say,
}) => {
  test.setTimeout(300_000);
  const account = await openCompany('DUO');
  let reference = '';

  await test.step('the first sitting: the company itself', async () => {
    await enterByCode(page, say, language, account, 'Begin a verification');
    await expectAccessible(page);
    reference = (await page
      .getByText(/K-\d{4}-\w{8}/)
      .first()
      .textContent())!.match(/K-\d{4}-\w{8}/)![0];
    // The whole row is the way in, beside its name too.
    const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: say('Company details') }) });
    await row.click({ position: { x: 8, y: 8 } });
    await expect(heading(page, say('Company details'))).toBeVisible();
    await expectAccessible(page);
    await fillCompany(page, say);
    await fillProfile(page, say);
    // A reload, and another language, lose nothing that was typed.
    await page.reload();
    await expect(box(page, say('Number of employees'))).toHaveValue('38');
    await fillContact(page, say, account.email);
    await expectAccessible(page);
    await save(page, say);
    await backToParts(page, say);
  });

  const device = await anotherDevice(browser, page);
  const other = await device.newPage();
  await test.step('the second sitting, on another device, with the password: the people and the transfer', async () => {
    await enterByPassword(other, say, language, account);
    await openPart(other, say('Legal representatives'));
    await press(other, say('Add a legal representative'));
    await box(other, say('First name')).fill('Claire');
    await box(other, say('Last name')).fill('Morel');
    await field(other, say('Birth date')).fill('2015-01-01');
    await field(other, say('Birth date')).blur();
    await expect(other.getByText(say('Minimum age is {minimumAge}', { minimumAge: '18' })).first()).toBeVisible();
    await fillCivilStatus(other, say);
    await expectAccessible(other);
    await save(other, say);
    await backToParts(other, say);

    await openPart(other, say('Shareholders'));
    await press(other, say('Add a shareholder'));
    await pick(other, say('Type of shareholder'), say('Natural person'));
    await box(other, say('First name')).fill('Thomas');
    await box(other, say('Last name')).fill('Morel');
    await box(other, say('Share of capital')).fill('60');
    await box(other, say('Share of votes')).fill('60');
    await fillCivilStatus(other, say);
    await expectAccessible(other);
    await save(other, say);
    await backToParts(other, say);

    await openPart(other, say('Transfer verification'));
    await expect(other.getByText(reference).first()).toBeVisible();
    await box(other, say('Account holder')).fill('Acme');
    await box(other, say('IBAN of your account')).fill(IBAN);
    await field(other, say('Date of the transfer')).fill(today());
    await pick(other, say('Kind of transfer'), say('Ordinary'));
    await expectAccessible(other);
    await save(other, say);
    await backToParts(other, say);
    await press(other, say('Sign out of the dossier'));
    await expect(box(other, say('Email of the company’s account'))).toBeVisible();
  });

  await test.step('the third sitting, on the first device again: taxes, papers, embargo, and the submit', async () => {
    await page.reload();
    await openPart(page, say('Tax residence'));
    for (const name of ['Claire Morel', 'Thomas Morel']) {
      const person = page.getByRole('group', { name: new RegExp(`^${name}`) });
      await field(person, say('Country of tax residence')).selectOption('FR');
      await box(person, say('Tax identification number')).fill('3023217600053');
    }
    await save(page, say);
    await backToParts(page, say);
    await openPart(page, say('Identity documents'));
    for (const name of ['Claire Morel', 'Thomas Morel']) {
      const person = page.getByRole('group', { name: new RegExp(`^${name}`) });
      await pick(person, say('Kind of document'), say('Passport'));
      await attach(page, say('Document of {name}', { name }), 'passport.pdf');
    }
    await expectAccessible(page);
    await save(page, say);
    await backToParts(page, say);
    await openPart(page, say('Embargo questionnaire'));
    await pick(page, '1.', say('No'));
    await save(page, say);
    await backToParts(page, say);
    await expectAccessible(page);
    await openPart(page, say('Check and submit'));
    await expectAccessible(page);
    await press(page, say('Submit the dossier'));
    await expect(heading(page, say('The dossier is submitted'))).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the staff ask for one document again, which alone opens', async () => {
    const waiting = (await staff('DUO', 'dossiers')) as readonly Waiting[];
    expect(waiting.map((one) => one.reference)).toContain(reference);
    const { dossier } = (await staff('DUO', 'dossier', reference)) as {
      readonly dossier: { readonly representatives: { readonly people: readonly { readonly id: string }[] } };
    };
    const [{ id }] = dossier.representatives.people as [{ id: string }];
    await staff('DUO', 'ask-again', reference, '--items', `idDocuments/${id}.document: La copie est coupée`);
    await expect
      .poll(async () => JSON.stringify(await mailsTo(account.email)), { timeout: 30_000 })
      .toContain('coupée');
    await enterByPassword(other, say, language, account);
    await expect(other.getByText('La copie est coupée').first()).toBeVisible();
    await expectAccessible(other);
    await openPart(other, say('Company details'));
    await expect(box(other, say('Legal name'))).not.toBeEditable();
    await backToParts(other, say);
    await openPart(other, say('Identity documents'));
    await attach(other, say('Document of {name}', { name: 'Claire Morel' }), 'whole.pdf');
    await save(other, say);
    await backToParts(other, say);
    await openPart(other, say('Check and submit'));
    await press(other, say('Submit the dossier'));
    await expect(heading(other, say('The dossier is submitted'))).toBeVisible();
  });

  await test.step('the transfer has come, and the company is verified', async () => {
    await staff('DUO', 'dossier-transfer', reference, '--amount', '10.00', '--iban', IBAN, '--instant', 'no');
    await staff('DUO', 'verify-company', reference);
    await enterByPassword(other, say, language, account);
    await expect(heading(other, say('The company is verified'))).toBeVisible();
    await expectAccessible(other);
  });
  await device.close();
});

test('a dossier that was begun is taken up by a code, on another device, with the answers that were saved [S4.72][S4.73][S4.81]', async ({
  page,
  browser,
  language,
  say,
}) => {
  test.setTimeout(120_000);
  const account = await openCompany('DUO');
  await enterByPassword(page, say, language, account);
  const named = page.getByText(/K-\d{4}-\w{8}/).first();
  await expect(named).toBeVisible();
  const [reference] = /K-\d{4}-\w{8}/.exec((await named.textContent())!)!;
  await openPart(page, say('Company details'));
  // What was typed in a part and not saved is still there after Back.
  await box(page, say('Legal name')).fill('Acme Atlantique');
  await page.goBack();
  await expect(page.getByText(say('Not saved yet'))).toBeVisible();
  await page.goForward();
  await expect(box(page, say('Legal name'))).toHaveValue('Acme Atlantique');
  await save(page, say);
  await box(page, say('Taxpayer number')).fill('303265045');

  const device = await anotherDevice(browser, page);
  const other = await device.newPage();
  await enterByCode(other, say, language, account, 'Go on with a verification');
  await expect(other.getByText(reference).first()).toBeVisible();
  await openPart(other, say('Company details'));
  await expect(box(other, say('Legal name'))).toHaveValue('Acme Atlantique');
  // What was not saved stayed in the tab where it was typed.
  await expect(box(other, say('Taxpayer number'))).toHaveValue('');
  await device.close();
});

test.describe('two people at one dossier', () => {
  test.use({ expectedErrors: /409 .*updateKybUser$/ });

  test('a part that somebody else saved meanwhile says what differs, and whose answers stay; a colleague is invited to go on [S4.74][S8.41][A-78][A-183]', async ({
    page,
    browser,
    language,
    say,
  }) => {
    const account = await openCompany('DUO');
    await enterByPassword(page, say, language, account);
    await openPart(page, say('Company details'));
    const elsewhere = await anotherDevice(browser, page);
    const other = await elsewhere.newPage();
    await enterByPassword(other, say, language, account);
    await openPart(other, say('Company details'));

    await test.step('the second to save reads both answers, and keeps its own', async () => {
      await box(page, say('Legal name')).fill('Acme Atlantique');
      await save(page, say);
      await box(other, say('Legal name')).fill('Acme du Port');
      await press(other, say('Save'));
      await expect(other.getByText(say('Somebody else saved this part while you were filling it in'))).toBeVisible();
      const differences = other.locator('.kyb-differences').getByRole('listitem');
      await expect(differences).toHaveCount(1);
      await expect(differences.first()).toContainText('Acme Atlantique');
      await expect(differences.first()).toContainText('Acme du Port');
      await expectAccessible(other);
      await press(other, say('Keep my answers and save'));
      await expect(differences).toHaveCount(0);
    });

    await test.step('the first takes the answers of the second', async () => {
      await box(page, say('Legal name')).fill('Acme des Landes');
      await press(page, say('Save'));
      await press(page, say('Take their answers'));
      await expect(box(page, say('Legal name'))).toHaveValue('Acme du Port');
    });

    await test.step('a colleague is invited to be administrator', async () => {
      const colleague = `max.${randomUUID()}@example.fr`;
      await backToParts(page, say);
      await press(page, say('Invite a colleague'));
      await page.getByLabel(say('Email of your colleague')).fill(colleague);
      await press(page, say('Send the invitation'));
      await expect(
        page.getByText(
          say('The invitation is on its way to {sentTo}. Its link is valid for 72 hours.', { sentTo: colleague }),
        ),
      ).toBeVisible();
      await expectAccessible(page);
      await expect
        .poll(async () => (await mailsTo(colleague)).map(({ text }) => text).join('\n'), { timeout: 30_000 })
        .toMatch(/\/auth\/b2b\/join\?token=/);
    });
    await elsewhere.close();
  });
});

/** Bytes that a second takes: a document of 4 MB is on its way for some ten of them. */
const SLOW_LINE = 512 * 1024;

test('a document on a slow line says how much of it is sent, and can be stopped and sent after all [S5.51]', async ({
  page,
  language,
  say,
}) => {
  const account = await openCompany('DUO');
  await enterByPassword(page, say, language, account);
  await openPart(page, say('Company details'));
  const line = await page.context().newCDPSession(page);
  await line.send('Network.enable');
  const conditions = { offline: false, latency: 0, downloadThroughput: -1 };
  await line.send('Network.emulateNetworkConditions', { ...conditions, uploadThroughput: SLOW_LINE });
  const group = page.getByRole('group', { name: say('Company registration document') });
  const large = { ...PDF, buffer: Buffer.concat([PDF.buffer, Buffer.alloc(4 * 1024 * 1024, ' ')]) };
  await group.locator('input[type=file]').setInputFiles(large);
  const sent = group.getByRole('progressbar', { name: say('Sending the file') });
  const share = async (): Promise<number> => Number.parseInt((await sent.getAttribute('aria-valuetext')) ?? '', 10);
  await expect.poll(share).toBeGreaterThan(0);
  const before = await share();
  await expect.poll(share).toBeGreaterThan(before);
  await expectAccessible(page);
  await press(page, say('Stop sending'));
  await expect(sent).toHaveCount(0);
  await expect(group.getByText(PDF.name)).toHaveCount(0);
  await line.send('Network.emulateNetworkConditions', { ...conditions, uploadThroughput: -1 });
  await press(page, say('Try again'));
  await expect(group.getByText(PDF.name)).toBeVisible();
});
