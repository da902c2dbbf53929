/**
 * A company keeps its own profile: read and changed by section, on tabs with addresses of their own, once the staff allow
 * it; what was typed survives a change of language and a server that does not answer.
 */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { openCompany, PDF, signInCompany } from './companies.ts';
import { expect, expectAccessible, test } from './shop.ts';
import { staff } from './staff.ts';
import { expectFixedHeader } from './steps.ts';
import { createSay, type Say } from './words.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const field = (page: Page, name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) });
const edit = (page: Page, say: Say) => page.getByRole('button', { name: say('Edit the company’s data') });

const openProfile = async (page: Page, say: Say, tab = ''): Promise<void> => {
  await page.goto(`/DUO/account${tab}`);
  await expect(page.getByRole('navigation', { name: say('Parts of the company’s profile') })).toBeVisible();
};

const headerTop = (page: Page): Promise<number> =>
  page.locator('.o-header-bar').evaluate((bar) => Math.round(bar.getBoundingClientRect().top));

test.describe('the profile of a company', () => {
  test.use({ expectedErrors: /updateMemberProfile|ERR_FAILED/ });

  test('is read until the staff allow changes, then changed by section [S1.22][S2.107][S3.87][S3.91][S4.55][S4.57][S4.58][S5.22][S5.23][S6.16][A-83]', async ({
    page,
    language,
    say,
  }) => {
    test.setTimeout(180_000);
    const account = await openCompany('DUO');
    // Companies sign in on wide screens (S2.5); their account pages open on all.
    const size = page.viewportSize()!;
    await page.setViewportSize({ width: Math.max(size.width, 1024), height: size.height });
    await signInCompany(page, language, say, account);
    await page.setViewportSize(size);

    await test.step('it is read, with whom to ask for changes', async () => {
      await openProfile(page, say);
      await expect(page.getByRole('link', { name: say('Contact us') }).first()).toBeVisible();
      await expect(edit(page, say)).toHaveCount(0);
      await expectFixedHeader(page);
      await expectAccessible(page);
    });

    await test.step('its documents are listed, and opened as they were sent', async () => {
      const documents = page.getByRole('region', { name: say('Documents') });
      await expect(documents.getByText(PDF.name)).toHaveCount(2);
      const saved = page.waitForEvent('download');
      await documents
        .getByRole('button', { name: say('Download {name}', { name: PDF.name }) })
        .first()
        .click();
      expect(
        readFileSync(await (await saved).path())
          .subarray(0, 5)
          .toString(),
      ).toBe('%PDF-');
    });

    await test.step('the header stays while the page scrolls', async () => {
      await page.mouse.wheel(0, 600);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
      expect(await headerTop(page)).toBe(0);
      await page.evaluate(() => scrollTo(0, 0));
    });

    await staff('DUO', 'company-updates', account.email, '--allowed', 'yes');

    await test.step('a section is refused beside its field, then saved, and nothing typed is lost', async () => {
      await openProfile(page, say);
      await edit(page, say).click();
      await expectAccessible(page);
      await expect(field(page, say('Company name'))).toBeFocused();
      await field(page, say('Company name')).fill('');
      await press(page, say('Save'));
      await expect(field(page, say('Company name'))).toHaveAttribute('aria-invalid', 'true');
      await expectAccessible(page);
      await field(page, say('Company name')).fill('Mairie de Bouguenais');
      await page.getByLabel(say('Kind of organisation')).selectOption({ label: say('Public company') });

      await page.route('**/member/updateMemberProfile', (route) => route.abort());
      await press(page, say('Save'));
      await expect(page.getByRole('alert')).toBeVisible();
      await expect(field(page, say('Company name'))).toHaveValue('Mairie de Bouguenais');
      await page.unroute('**/member/updateMemberProfile');
    });

    const other = language === 'fr' ? 'en' : 'fr';
    const inOther = createSay(other);
    await test.step('the change of language keeps what was typed', async () => {
      if (language === 'fr') {
        await press(page, say('Menu'));
        await page.getByRole('link', { name: 'English' }).click();
      } else {
        await page.getByRole('button', { name: say('Language') }).click();
        await page.getByRole('link', { name: 'Français' }).click();
      }
      await expect(page.locator('html')).toHaveAttribute('lang', other);
      await expect(field(page, inOther('Company name'))).toHaveValue('Mairie de Bouguenais');
      await press(page, inOther('Save'));
      await expect(page.getByText(inOther('Your changes were saved.'))).toBeVisible();
      await expect(edit(page, inOther)).toBeFocused();
      await expect(page.getByText('Mairie de Bouguenais').first()).toBeVisible();
    });

    await test.step('a public body names the number that its invoices carry', async () => {
      await page.getByRole('link', { name: inOther('Addresses'), exact: true }).click();
      await expect(page).toHaveURL(/tab=ad/);
      await expectAccessible(page);
      await press(page, inOther('Edit where invoices go'));
      await field(page, inOther('Chorus number')).fill('EJ 2026');
      await press(page, inOther('Save'));
      await expect(field(page, inOther('Chorus number'))).toHaveAttribute('aria-invalid', 'true');
      await expectAccessible(page);
      await field(page, inOther('Chorus number')).fill('EJ-2026/041');
      await press(page, inOther('Save'));
      await expect(page.getByText('EJ-2026/041')).toBeVisible();
    });

    await test.step('a reload shows what was saved, on the same tab', async () => {
      await page.reload();
      await expect(page.getByText('EJ-2026/041')).toBeVisible();
      const tabs = page.getByRole('navigation', { name: inOther('Parts of the company’s profile') });
      await tabs.getByRole('link', { name: inOther('Contact') }).click();
      await expect(page.getByText(account.email)).toBeVisible();
      await expectAccessible(page);
    });
  });
});
