/** A salesman sells for a customer: from its sheet to the order at terms within the bounds; and by a quotation that the customer orders itself. */
import type { Locator, Page } from 'playwright/test';
import { type CompanyAccount, openCompany, signInCompany } from './companies.ts';
import { expect, test } from './guest.ts';
import { mailsTo, payWith } from './sandbox.ts';
import { choosePassword, openSalesman, signInSalesman } from './salesmen.ts';
import { chooseLanguage, expectAccessible } from './shop.ts';
import { staff } from './staff.ts';
import { expectConfirmed, expectFixedHeader, fillReceiver, tick } from './steps.ts';
import type { Language, Say } from './words.ts';

const UNIT = 'PLUS';

// A later draft of another tab, and a customer who was taken away.
test.use({ expectedErrors: /4(?:09|22) \(.*saveDraft/u });

/** The plain beginning of a text with a placeholder. */
const startOf = (text: string): RegExp => new RegExp(`^${text.split('{')[0]}`);

const openVerified = async (): Promise<CompanyAccount> => {
  const company = await openCompany(UNIT);
  await staff(UNIT, 'company-level', company.email, '--level', 'registered');
  return company;
};

interface Selling {
  readonly page: Page;
  readonly language: Language;
  readonly say: Say;
}

/** A signed-in salesman of these customers. Returns the email. */
const start = async ({ page, language, say }: Selling, ...customers: readonly CompanyAccount[]): Promise<string> => {
  const salesman = await openSalesman(UNIT, ...customers.map(({ email }) => email));
  await chooseLanguage(page, language);
  await choosePassword(page, say, salesman);
  await signInSalesman(page, language, say, salesman);
  return salesman.email;
};

const barOf = ({ page, say }: Selling): Locator => page.getByRole('region', { name: say('Customer of this order') });

const orderFor = async ({ page, say }: Selling, { email }: CompanyAccount): Promise<void> => {
  await page.getByRole('searchbox', { name: say('Search a customer') }).fill(email);
  await expect(page.locator('.customer-row')).toHaveCount(1);
  await page.locator('.customer-row').click();
  await page.getByRole('button', { name: say('Order for this customer') }).click();
  await page.waitForURL(`**/${UNIT}/salesman/buying`);
};

/** A card of 100 euro by email to a friend. */
const makeCard = async ({ page, say }: Selling, friend: string): Promise<void> => {
  const main = page.getByRole('main');
  await tick(main.getByRole('radio', { name: /^100/ }));
  await fillReceiver(page, say, friend);
  await main.getByRole('button', { name: say('Add to cart'), exact: true }).click();
  await page.waitForURL('**/cart');
  await expect(barOf({ page, say } as Selling)).toContainText(say('Draft saved'));
};

const toCheckout = async ({ page, say }: Selling): Promise<Locator> => {
  await page.getByText(say('Go to checkout')).click();
  await page.waitForURL('**/salesman/buying/checkout');
  return page.getByRole('region', { name: say('Terms you grant') });
};

const field = (terms: Locator, name: string): Locator => terms.getByRole('textbox', { name, exact: true });

test('a salesman orders for a customer at 3.5 % and a commission within the bounds, keeps the draft on leaving, continues it in another tab, and pays [S1.32][S2.28][S2.32][S2.107][S4.118][S4.119][S4.120][S5.64][S6.17][S6.21][S6.25][S8.29][S8.44][A-84][A-176]', async ({
  page,
  context,
  language,
  say,
  guest: { friend },
}) => {
  test.setTimeout(240_000);
  const selling = { page, language, say };
  const company = await openVerified();
  await start(selling, company);
  const bar = barOf(selling);

  await test.step('before a customer is chosen every page of buying says so', async () => {
    await page.goto(`/${UNIT}/salesman/buying`);
    await expect(bar).toContainText(say('Please select customer list first'));
    await expectAccessible(page);
    await bar.getByRole('link', { name: say('Choose a customer') }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: say('Leave'), exact: true })
      .click();
    await page.waitForURL(`**/${UNIT}/salesman`);
  });

  await test.step('a card is made for the customer of a sheet, and the draft is saved by itself', async () => {
    await orderFor(selling, company);
    await expect(bar).toContainText(say('You order for'));
    await expect(page.getByRole('main').getByText(say('A card for someone else'), { exact: true })).toBeVisible();
    await expectAccessible(page);
    await expectFixedHeader(page);
    await makeCard(selling, friend);
  });

  await test.step('leaving asks, and keeps the draft', async () => {
    const terms = await toCheckout(selling);
    await field(terms, say('Discount')).fill('3.5');
    await expect(bar).toContainText(say('Draft saved'));
    await bar.getByRole('link', { name: say('Change customer') }).click();
    const question = page.getByRole('alertdialog', { name: say('Leave this order?') });
    await expectAccessible(page);
    await question.getByRole('button', { name: say('Keep as draft') }).click();
    await page.waitForURL(`**/${UNIT}/salesman`);
    await expect(page.getByRole('region', { name: say('Your drafts') })).toContainText('96,50');
    await expectAccessible(page);
  });

  const other = await context.newPage();
  await test.step('another tab continues it, and changes it', async () => {
    await other.goto(`/${UNIT}/salesman`);
    await other.getByRole('button', { name: startOf(say('Continue the draft for {name}')) }).click();
    await other.waitForURL('**/cart');
    await expect(other.getByRole('main')).toContainText('96,50');
    await other.getByRole('button', { name: say('One more') }).click();
    await expect(barOf({ ...selling, page: other })).toContainText(say('Draft saved'));
    await expect(other.getByRole('main')).toContainText('193,00');
  });

  await test.step('this tab does not overwrite what it has not seen, and takes it over', async () => {
    await page.goto(`/${UNIT}/salesman/buying/checkout`);
    const terms = page.getByRole('region', { name: say('Terms you grant') });
    await field(terms, say('Commission')).fill('9');
    const notice = page.getByText(say('This draft has been changed in another window. What you do here is not saved.'));
    await expect(notice).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: say('Take the other version') }).click();
    await expect(notice).toHaveCount(0);
    await expect(page.getByRole('button', { name: /\b193,00/ })).toBeVisible();
  });
  await other.close();

  await test.step('a term a hundredth past its bound is not taken', async () => {
    const terms = page.getByRole('region', { name: say('Terms you grant') });
    const commission = field(terms, say('Commission'));
    await commission.fill('10.01');
    await expect(commission).toHaveAttribute('aria-invalid', 'true');
    await page.keyboard.press('Tab');
    await expect(commission).toHaveValue('3');
    await commission.fill('10');
    await expect(terms.getByRole('status')).toContainText('19,30');
    await expectAccessible(page);
  });

  await test.step('and orders; the mails go to the customer', async () => {
    await tick(page.getByRole('checkbox').last());
    await page.getByRole('button', { name: /\b193,00/ }).click();
    await payWith(page, 'accept');
    await expectConfirmed(page, say);
    await expect(page.getByRole('main')).toContainText(company.email);
    await expect.poll(async () => (await mailsTo(friend)).length, { timeout: 30_000 }).toBe(2);
    await expect
      .poll(async () => JSON.stringify(await mailsTo(company.email)), { timeout: 30_000 })
      .toContain('193,00');
    await page.goto(`/${UNIT}/salesman`);
    await expect(page.locator('.customer-row')).toHaveCount(1);
    await expect(page.getByRole('region', { name: say('Your drafts') })).toHaveCount(0);
  });
});

test('a salesman’s quotation is the customer’s, who orders it in another browser at the price that was agreed; a customer who was taken away is ordered for no more [S6.14][S6.17][S7.99][A-174][A-185][A-189]', async ({
  page,
  browser,
  language,
  say,
  guest: { friend },
}) => {
  test.setTimeout(240_000);
  const selling = { page, language, say };
  const company = await openVerified();
  const email = await start(selling, company);

  await test.step('asks for a quotation for the customer', async () => {
    await orderFor(selling, company);
    await makeCard(selling, friend);
    const terms = await toCheckout(selling);
    await field(terms, say('Discount')).fill('7');
    await page.getByRole('button', { name: say('Send the quotation') }).click();
    const popup = page.getByRole('alertdialog', { name: say('Quotation sent') });
    await expect(popup).toContainText(company.email);
    await popup.getByRole('button').click();
  });

  await test.step('the customer finds it, and orders it as agreed', async () => {
    const theirs = await (await browser.newContext({ locale: language === 'fr' ? 'fr-FR' : 'en-GB' })).newPage();
    await theirs.setViewportSize({ width: 1440, height: 900 });
    await signInCompany(theirs, language, say, company);
    await theirs.goto(`/${UNIT}/account/quotations`);
    const quotation = theirs.getByRole('listitem').filter({ hasText: company.email });
    await expect(quotation).toContainText('93,00');
    await quotation.getByRole('button', { name: new RegExp(`^${say('Put into the cart')},`) }).click();
    await theirs.waitForURL('**/cart');
    await theirs.goto(`/${UNIT}/b2b/buying/checkout`);
    await tick(theirs.getByRole('checkbox').last());
    await theirs.getByRole('button', { name: /\b93,00/ }).click();
    await payWith(theirs, 'accept');
    await expectConfirmed(theirs, say);
    await theirs.context().close();
  });

  await test.step('once it is taken away the draft is the salesman’s no more', async () => {
    await staff(UNIT, 'take-customer', company.email, '--salesman', email);
    const terms = page.getByRole('region', { name: say('Terms you grant') });
    await field(terms, say('Discount')).fill('6');
    await expect(barOf(selling)).toContainText(say('This customer is no longer on your list.'));
    await expectAccessible(page);
    await page.getByRole('button', { name: say('Drop the draft') }).click();
    await expect(barOf(selling)).toContainText(say('Please select customer list first'));
  });
});

test('an order above what a salesman grants alone waits, is approved by an admin in another browser, and is paid then [S6.21][A-189]', async ({
  page,
  browser,
  language,
  say,
  guest: { friend },
}) => {
  test.setTimeout(240_000);
  const selling = { page, language, say };
  const company = await openVerified();
  await start(selling, company);
  const admin = await openSalesman(UNIT);
  await staff(UNIT, 'admin-salesman', admin.email, '--admin', 'yes');
  let order = '';

  await test.step('the order is placed and waits', async () => {
    await orderFor(selling, company);
    await makeCard(selling, friend);
    const terms = await toCheckout(selling);
    await field(terms, say('Discount')).fill('12');
    await expect(page.getByRole('button', { name: say('Send the quotation') })).toHaveCount(0);
    await expectAccessible(page);
    await tick(page.getByRole('checkbox').last());
    await page.getByRole('button', { name: /\b88,00/ }).click();
    await page.waitForURL(`**/${UNIT}/order/*`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('Your order waits for approval.'));
    await expectAccessible(page);
    order = new URL(page.url()).pathname.split('/').at(-1)!;
  });

  await test.step('an admin finds it, and approves it', async () => {
    const theirs = await (await browser.newContext({ locale: language === 'fr' ? 'fr-FR' : 'en-GB' })).newPage();
    await theirs.setViewportSize({ width: 1440, height: 900 });
    await chooseLanguage(theirs, language);
    await choosePassword(theirs, say, admin);
    await signInSalesman(theirs, language, say, admin);
    await expect(theirs.getByRole('region', { name: say('For you to decide') })).toContainText(order);
    await theirs.getByRole('button', { name: say('Approve order {orderNo}', { orderNo: order }) }).click();
    await expect(
      theirs.getByText(
        say('Order {orderNo} is approved. Its buyer is told if it is still to be paid.', { orderNo: order }),
      ),
    ).toBeVisible();
    await theirs.context().close();
  });

  await test.step('and is paid', async () => {
    await page.reload();
    await page.getByRole('button', { name: /88,00/ }).click();
    await payWith(page, 'accept');
    await expectConfirmed(page, say);
    await expect.poll(async () => (await mailsTo(friend)).length, { timeout: 30_000 }).toBe(1);
  });
});
