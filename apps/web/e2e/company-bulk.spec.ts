/** A company buys from a file: its mistakes are corrected in their place, and each person gets a card. */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { openCompany, signInCompany } from './companies.ts';
import { expect, test } from './guest.ts';
import { mailsTo, payWith } from './sandbox.ts';
import { expectAccessible } from './shop.ts';
import { staff } from './staff.ts';
import { expectConfirmed, tick } from './steps.ts';

const csv = (name: string, lines: readonly string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(lines.join('\r\n')),
});

test('a company chooses a file, corrects its mistakes, and everybody in it gets a card [S3.14][S3.145][S3.146][S3.147][S5.36][S5.37][S5.38][S5.78][S6.11][S7.82][S7.83][S8.14][A-63][A-141][A-186]', async ({
  page,
  language,
  say,
}) => {
  test.setTimeout(180_000);
  const people = ['ines', 'hugo', 'lea', 'zoe'].map((name) => `${name}.${randomUUID()}@example.fr`);
  const [ines, hugo, lea, zoe] = people;
  const account = await openCompany('DUO');
  await staff('DUO', 'company-level', account.email, '--level', 'registered');
  const heading = page.getByRole('heading', { level: 1 });
  const press = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' }).click();
  const file = page.getByLabel(say('File of cards')).and(page.locator('input'));
  /** What begins with this text, up to the name of a column. */
  const upToName = (text: string, values: Parameters<typeof say>[1]) =>
    new RegExp(
      `^${say(text, values)
        .split('{name}')[0]!
        .replaceAll(/\s/g, String.raw`\s`)}`,
    );
  const cell = (line: number) => page.getByRole('textbox', { name: upToName('Line {line}, {name}', { line }) });

  await test.step('from its home it comes to the page, whose template is taken as it is', async () => {
    await signInCompany(page, language, say, account);
    await page.getByRole('link', { name: say('Cards from a file') }).click();
    await expect(page).toHaveURL(/\/DUO\/b2b\/buying\/file$/);
    await expect(heading).toHaveText(say('Cards from a file'));
    await expectAccessible(page);
    const [template] = await Promise.all([page.waitForEvent('download'), press(say('Template as CSV'))]);
    await file.setInputFiles({ name: 'modele.csv', mimeType: 'text/csv', buffer: readFileSync(await template.path()) });
    await expect(page.locator('.bulk-ready')).toContainText('1 ');
  });

  await test.step('a file without the needed column is refused, and says which', async () => {
    await file.setInputFiles(csv('sans.csv', ['Montant;Nom', '50;Marchand']));
    await expect(page.getByText(/^(Missing columns|Colonnes manquantes).*E-?mail/i)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('a page that is loaded anew says that its file is no longer open', async () => {
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(page.getByText(say('Your file was closed with the page'))).toBeVisible();
  });

  await test.step('mistakes are named by line and column, and corrected one by one and all alike at once', async () => {
    await file.setInputFiles(
      csv('noel.csv', [
        'Montant;Prénom;Nom;E-mail;Message',
        `50;Inès;Marchand;${ines};`,
        `5;Hugo;Petit;${hugo};Bravo Hugo`,
        `vingt;Léa;Roux;${lea};`,
        `vingt;Zoé;Blanc;${zoe};`,
        '50;Max;Noir;max@@example;',
      ]),
    );
    await expect(cell(3)).toHaveValue('5');
    await expectAccessible(page);
    await press(say('Add to cart'));
    await expect(page.getByRole('alert').getByRole('link')).toHaveCount(1);
    await cell(3).fill('20,50');
    await cell(3).press('Enter');
    await expect(cell(3)).toHaveCount(0);
    await cell(4).fill('20');
    await press(upToName('Correct all {alike} alike: line {line}, {name}', { alike: 2, line: 4 }));
    await expect(cell(4)).toHaveCount(0);
    await expect(cell(5)).toHaveCount(0);
    const [bad] = await Promise.all([
      page.waitForEvent('download'),
      press(new RegExp(`^${language === 'fr' ? 'Télécharger la ligne' : 'Download the line'}`)),
    ]);
    expect(bad.suggestedFilename()).toMatch(/^noel-.+\.xlsx$/);
    await press(new RegExp(`^${language === 'fr' ? 'Retirer la ligne' : 'Take the line out'}$`));
    await expect(page.getByText(say('All lines are right now.'))).toBeVisible();
  });

  await test.step('what all cards have in common is written once, and the cards are one line of the cart', async () => {
    await page.getByLabel(say('First line')).fill('Belles fêtes à tous');
    await press(say('Add to cart'));
    await page.waitForURL('**/cart');
    await expect(page.getByText('noel.xlsx')).toBeVisible();
    await expect(page.getByText(say('By email to {to}', { to: say('each person in the file') }))).toBeVisible();
    await expectAccessible(page);
    await page.getByText(say('Go to checkout')).click();
    await expect(heading).toHaveText(say('Checkout'));
    await tick(page.getByRole('checkbox').last());
    await press(/\b110,50/);
    await payWith(page, 'accept');
    await expectConfirmed(page, say);
  });

  await test.step('and each of them gets a card', async () => {
    for (const email of people)
      await expect.poll(async () => (await mailsTo(email)).length, { timeout: 60_000 }).toBe(1);
    expect(JSON.stringify(await mailsTo(hugo!))).toContain('Bravo Hugo');
    expect(JSON.stringify(await mailsTo(ines!))).toContain('Belles fêtes à tous');
  });
});
