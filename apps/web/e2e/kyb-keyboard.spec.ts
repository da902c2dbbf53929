/** A company that fills in its dossier with the keyboard alone: the focus is always seen, and never lost after a save. */
import type { Page } from 'playwright/test';
import { CAPTCHA_TIMEOUT_MS } from './accounts.ts';
import { openCompany, PDF } from './companies.ts';
import {
  expectFocusKept,
  expectFocusSeen,
  focused,
  selectByArrows,
  tabAndChoose,
  tabAndGiveFile,
  tabAndPress,
  tabAndType,
  tabAndTypePassword,
  tabTo,
} from './keyboard.ts';
import { chooseLanguage, expect, test } from './shop.ts';

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

test('a dossier is opened, its first part filled in and saved, and its last questions answered, by keyboard alone [S2.79][S4.74]', async ({
  page,
  language,
  say,
}) => {
  test.setTimeout(180_000);
  const { email, password, unitId } = await openCompany('DUO');
  await chooseLanguage(page, language);
  await page.goto(`/${unitId}/auth/kyb/login`);
  await tabAndType(page, say('Work email'), email);
  await tabAndTypePassword(page, say('Password'), password);
  await tabAndPress(page, 'button', say('Sign in'));
  await landed(page, say('Company verification'));
  await tabAndPress(page, 'link', say('Company details'));
  await landed(page, say('Company details'));

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
  await tabAndPress(page, 'button', say('Save'));
  await expect(page.locator('#kyb-saved')).toBeFocused();
  await expectFocusSeen(page);
  await tabAndPress(page, 'link', say('All parts of the dossier'), 'Shift+Tab');
  await landed(page, say('Company verification'));

  await tabAndPress(page, 'link', say('Embargo questionnaire'));
  await landed(page, say('Embargo questionnaire'));
  await tabAndChoose(page, say('No'));
  await tabAndPress(page, 'button', say('Save'));
  await expect(page.locator('#kyb-saved')).toBeFocused();
});
