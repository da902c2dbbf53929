/** A company that fills in its dossier and submits it with the keyboard alone: the focus is always seen, and never lost after a save. */
import type { Page } from 'playwright/test';
import { CAPTCHA_TIMEOUT_MS } from './accounts.ts';
import { type CompanyAccount, openCompany, PDF } from './companies.ts';
import {
  expectFocusKept,
  expectFocusSeen,
  focused,
  selectByArrows,
  tabAndChoose,
  tabAndGiveFile,
  tabAndPress,
  tabAndTick,
  tabAndType,
  tabAndTypePassword,
  tabAndUnfold,
  tabTo,
} from './keyboard.ts';
import { chooseLanguage, expect, test } from './shop.ts';
import type { Say } from './words.ts';

/** Client-side navigation focuses the heading. */
const landed = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeFocused({ timeout: CAPTCHA_TIMEOUT_MS });

const starting = (name: string) => new RegExp(`^${name}`);

/** Tabs to a list and chooses the option at this place. */
const tabAndPick = async (page: Page, name: string, place: number): Promise<void> => {
  const list = await tabTo(page, 'combobox', name);
  await selectByArrows(page, name, (await list.locator('option').nth(place).textContent())!);
};

/** Tabs to a date, part by part, and types it. */
const tabAndTypeDate = async (page: Page, name: string, digits: string): Promise<void> => {
  const date = page.getByLabel(name, { exact: true });
  await expect(date).toBeEditable();
  while ((await date.and(focused(page)).count()) === 0) {
    await page.keyboard.press('Tab');
    await expectFocusSeen(page);
  }
  await page.keyboard.type(digits);
  await expect(date).not.toHaveValue('');
};

/** As a date field in English takes it. */
const today = (): string => {
  const [year, month, day] = new Date().toISOString().slice(0, 10).split('-');
  return `${month}${day}${year}`;
};

const openDossier = async (page: Page, say: Say, { unitId, email, password }: CompanyAccount): Promise<void> => {
  await page.goto(`/${unitId}/auth/kyb/login`);
  await tabAndType(page, say('Work email'), email);
  await tabAndTypePassword(page, say('Password'), password);
  await tabAndPress(page, 'button', say('Sign in'));
};

/** Opens a part of the dossier from its list. */
const openPart = async (page: Page, name: string): Promise<void> => {
  await tabAndPress(page, 'link', name);
  await landed(page, name);
};

/** Saves a part, where the focus goes to what is said of it, and goes back to the list of parts. */
const saveAndGoBack = async (page: Page, say: Say): Promise<void> => {
  await tabAndPress(page, 'button', say('Save'));
  await expect(page.locator('#kyb-saved')).toBeFocused();
  await expectFocusSeen(page);
  await tabAndPress(page, 'link', say('All parts of the dossier'), 'Shift+Tab');
  await landed(page, say('Company verification'));
};

const fillRepresentative = async (page: Page, say: Say): Promise<void> => {
  await tabAndPress(page, 'button', say('Add a legal representative'));
  // Who was added is filled in above the button.
  await expect(page.getByRole('listitem').getByRole('heading', { level: 2 })).toBeFocused();
  await expectFocusSeen(page);
  await tabAndType(page, starting(say('First name')), 'Claire');
  await tabAndType(page, starting(say('Last name')), 'Morel');
  await tabAndTypeDate(page, say('Birth date'), '03271985');
  await tabAndType(page, starting(say('City of birth')), 'Nantes');
  await tabAndPick(page, say('Nationality'), 1);
  await tabAndType(page, starting(say('Job title')), 'Directrice');
  await tabAndPick(page, say('Monthly income'), 3);
  await tabAndPick(page, say('Personal assets'), 2);
};

const declareTransfer = async (page: Page, say: Say): Promise<void> => {
  await tabAndType(page, starting(say('Account holder')), 'Acme');
  await tabAndType(page, starting(say('IBAN of your account')), 'FR14 2004 1010 0505 0001 3M02 606');
  await tabAndTypeDate(page, say('Date of the transfer'), today());
  await tabAndChoose(page, starting(say('Ordinary')));
};

test('a dossier is opened, filled in part by part and saved, submitted and read again, by keyboard alone [S2.79][S2.89][S2.90][S4.74][S4.75][S4.77][S4.78][S4.79]', async ({
  page,
  language,
  say,
}) => {
  test.setTimeout(300_000);
  const account = await openCompany('DUO');
  await chooseLanguage(page, language);
  await openDossier(page, say, account);
  await landed(page, say('Company verification'));
  await openPart(page, say('Company details'));

  await tabAndTypeDate(page, say('Date of registration'), '09142012');
  await tabAndType(page, starting(say('Taxpayer number')), '303265045');
  await tabAndTypeDate(page, say('Date of creation'), '09012012');
  await tabAndPick(page, say('Legal form'), 5);
  await tabAndPick(page, say('Sector of activity'), 7);
  await tabAndType(page, starting(say('Share capital')), '40000');
  await tabAndType(page, starting(say('Share of the main beneficial owner')), '60');
  await tabAndPick(page, say('Annual sales'), 3);
  await tabAndPick(page, say('Net income'), 3);
  await tabAndTypeDate(page, say('Date of issue of the registration document'), today());
  await tabAndGiveFile(page, starting(say('Choose a file')), PDF);
  await expect(page.getByText(PDF.name)).toBeVisible();
  await expectFocusKept(page);
  await tabAndChoose(page, say('Mrs'));
  await saveAndGoBack(page, say);

  await openPart(page, say('Legal representatives'));
  await fillRepresentative(page, say);
  await saveAndGoBack(page, say);
  await openPart(page, say('Shareholders'));
  await tabAndTick(page, new RegExp(say('The company states it, in place of forms about its owners.')));
  await saveAndGoBack(page, say);
  await openPart(page, say('Transfer verification'));
  await declareTransfer(page, say);
  await saveAndGoBack(page, say);
  await openPart(page, say('Tax residence'));
  await tabAndPick(page, say('Country of tax residence'), 1);
  await tabAndType(page, starting(say('Tax identification number')), '3023217600053');
  await saveAndGoBack(page, say);
  await openPart(page, say('Identity documents'));
  await tabAndChoose(page, starting(say('Passport')));
  await tabAndGiveFile(page, starting(say('Choose a file')), { ...PDF, name: 'passport.pdf' });
  await expect(page.getByText('passport.pdf')).toBeVisible();
  await expectFocusKept(page);
  await saveAndGoBack(page, say);
  await openPart(page, say('Embargo questionnaire'));
  await tabAndChoose(page, say('No'));
  await saveAndGoBack(page, say);

  await openPart(page, say('Check and submit'));
  await tabAndPress(page, 'button', say('Submit the dossier'));
  await landed(page, say('The dossier is submitted'));
  await tabTo(page, 'link', say('Home of companies'));

  // Whoever opens it again reads what was submitted; signing out leads to where a dossier is opened.
  await openDossier(page, say, account);
  await landed(page, say('The dossier is submitted'));
  await tabAndUnfold(page, say('Company details'));
  await expect(page.getByText(PDF.name).first()).toBeVisible();
  await expectFocusKept(page);
  await expect(page.getByRole('button', { name: say('Save') })).toHaveCount(0);
  await tabAndPress(page, 'button', say('Sign out of the dossier'));
  await expect(page.getByRole('textbox', { name: starting(say('Email of the company’s account')) })).toBeVisible();
  await expectFocusKept(page);
});
