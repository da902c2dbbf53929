/** A salesman opens the account by the link of a mail, finds a customer, reads its sheet, and loses it again. */
import { openCompany } from './companies.ts';
import { choosePassword, openSalesman, signInSalesman } from './salesmen.ts';
import { chooseLanguage, expect, expectAccessible, test } from './shop.ts';
import { staff } from './staff.ts';

const UNIT = 'PLUS';

// A customer that was taken away is not found.
test.use({ expectedErrors: /404 \(Not Found\).*getCustomerSheet/u });

test('a salesman signs in at the own door, finds a customer, reads its sheet, and not any more once it is taken away, but as an admin [S1.33][S6.4][S2.23][S2.57][S2.67][S2.78][S6.7][S6.18][S6.19][S6.20][S7.37][S7.78][S8.29][S8.30]', async ({
  page,
  language,
  say,
}, { project }) => {
  test.setTimeout(180_000);
  const [company, other] = [await openCompany(UNIT), await openCompany(UNIT)];
  await staff(UNIT, 'company-level', company.email, '--level', 'registered');
  const salesman = await openSalesman(UNIT, company.email, other.email);
  await chooseLanguage(page, language);
  const search = () => page.getByRole('searchbox', { name: say('Search a customer') });
  const rows = () => page.locator('.customer-row');

  await test.step('the link of a mail opens the account', () => choosePassword(page, say, salesman));

  await test.step('signs in at the door of salesmen', async () => {
    await signInSalesman(page, language, say, salesman, () => expectAccessible(page));
    await expect(rows()).toHaveCount(2);
    await expectAccessible(page);
  });

  await test.step('finds one by its email, with the keyboard', async () => {
    await search().fill(company.email);
    await expect(rows()).toHaveCount(1);
    await page.keyboard.press('ArrowDown');
    await expect(rows().first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('#customer-name')).toBeVisible();
    await page.getByRole('tab', { name: say('Profile and addresses') }).click();
    await expect(page.getByRole('region', { name: say('Contact') })).toContainText(company.email);
    await expectAccessible(page);
  });

  await test.step('comes back to what was searched for', async () => {
    await page.reload();
    await expect(page.locator('#customer-name')).toBeVisible();
    if (project.name === 'fr-390') await page.getByRole('link', { name: say('All customers') }).click();
    await expect(search()).toHaveValue(company.email);
    await search().fill('');
    await expect(page.getByRole('list', { name: say('Seen lately') }).getByRole('link')).toHaveCount(1);
  });

  await test.step('reads before any order that a company may not order yet', async () => {
    await rows().nth(1).click();
    await expect(page.getByText(say('This client is not yet verified, you can’t place the order.'))).toBeVisible();
  });

  await test.step('does not see who was taken away', async () => {
    await staff(UNIT, 'take-customer', other.email, '--salesman', salesman.email);
    await page.reload();
    await expect(page.getByRole('heading', { name: say('This customer is not on your list') })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: say('Choose another') }).click();
    await expect(rows()).toHaveCount(1);
  });

  await test.step('made an admin, sees every company of the unit', async () => {
    await staff(UNIT, 'admin-salesman', salesman.email, '--admin', 'yes');
    await page.reload();
    await search().fill(other.email);
    await expect(rows()).toHaveCount(1);
  });

  await test.step('signs out to the own door', async () => {
    await page.getByRole('link', { name: say('Sign out') }).click();
    await page.waitForURL(`**/${UNIT}/auth/salesman/login`);
  });
});
