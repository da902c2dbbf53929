/** A company drops spreadsheets that are made to do harm: each is refused with its reason, and the page goes on with a good one. */
import { openCompany, signInCompany } from './companies.ts';
import { expect, test } from './guest.ts';
import {
  bomb,
  cutShort,
  harmless,
  ofAMillionColumns,
  withBrokenStrings,
  withEntities,
  withFormulasAndLinks,
  withMacros,
} from './hostile-files.ts';
import { SHOP } from './shop.ts';
import { staff } from './staff.ts';

test('hostile spreadsheets are refused with a sentence, reach nothing, and leave the page as usable as before [S5.36][S8.17][A-63][A-141][A-163]', async ({
  page,
  language,
  say,
}) => {
  const account = await openCompany('DUO');
  await staff('DUO', 'company-level', account.email, '--level', 'registered');
  await signInCompany(page, language, say, account);
  await page.getByRole('link', { name: say('Cards from a file') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('Cards from a file'));
  const file = page.getByLabel(say('File of cards')).and(page.locator('input'));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const died: string[] = [];
  page.on('pageerror', (error) => died.push(error.message));
  const unreadable = say('This file cannot be read. Save it again as an Excel or CSV file.');
  const refused = [
    [bomb(), unreadable],
    [withEntities(), unreadable],
    [withBrokenStrings(), unreadable],
    [cutShort(), unreadable],
    [withMacros(), say('This workbook has macros. Save it as a workbook without macros.')],
    [ofAMillionColumns(), say('The column {header} is there twice. Keep one of them.', { header: 'a' })],
  ] as const;
  for (const [hostile, sentence] of refused) {
    await test.step(hostile.name, async () => {
      await file.setInputFiles(hostile);
      await expect(page.getByText(hostile.name)).toBeVisible();
      await expect(page.getByText(sentence)).toBeVisible();
      await expect(file).toHaveAccessibleDescription(new RegExp(sentence.replaceAll('.', String.raw`\.`)));
    });
  }
  await test.step('what a formula left behind is text, which is corrected like any other', async () => {
    await file.setInputFiles(withFormulasAndLinks());
    const field = page.getByRole('textbox', { name: /2/ }).first();
    await expect(field).toHaveValue("=cmd|' /C calc'!A0");
  });
  await file.setInputFiles(harmless());
  await expect(page.locator('.bulk-ready')).toContainText('1 ');
  await expect(page.getByRole('rowheader', { name: '2', exact: true })).toBeVisible();
  expect(died).toEqual([]);
  expect(asked.filter((url) => new URL(url).origin !== new URL(SHOP).origin && !url.startsWith('blob:'))).toEqual([]);
});
