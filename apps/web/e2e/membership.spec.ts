/**
 * A member of an employer's programme, from the request in the account to the employer's answer through the link in an
 * email.
 */
import { openAccount, signIn, CAPTCHA_TIMEOUT_MS } from './accounts.ts';
import { linkMailedTo } from './sandbox.ts';
import { chooseLanguage, expect, expectAccessible, test } from './shop.ts';

/** An unknown employer code is refused, which the browser logs. */
test.use({ expectedErrors: /40[0-9]|422/ });

/** As in `tenants/FR/employers.ts`, one for each project that runs this. */
const EMPLOYERS = {
  fr: { code: 'ATELIERNORD', name: 'Atelier Nord', mailbox: 'rh@atelier-nord.example' },
  en: { code: 'PORTCLAIR', name: 'Port Clair', mailbox: 'avantages@port-clair.example' },
} as const;

test('who has an employer’s code asks to be a member, the employer approves by the link of a mail, and the inbox tells it [S1.35][S2.45][S3.103][S4.67][S4.68][S7.20]', async ({
  page,
  browser,
  language,
  say,
}) => {
  test.setTimeout(180_000);
  const employer = EMPLOYERS[language];
  const account = await openAccount('FR');
  await signIn(page, language, say, account);

  await test.step('asks in the account, after a code that is nobody’s', async () => {
    await page.goto('/FR/account/corporate');
    await page.getByLabel(say('Corporate code')).fill('NOBODY');
    await page.getByLabel(say('Employee ID')).fill('A 1234');
    await page.getByLabel(say('Email at work')).fill(account.email);
    await page.getByLabel(say('Your mobile number')).fill(account.mobile);
    await page.getByLabel(say('PIN of the corporate account')).fill('246813');
    await page.getByRole('button', { name: say('Ask my employer') }).click();
    await expect(page.getByText(say('No employer has this code.')).first()).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel(say('Corporate code')).fill(employer.code);
    await page.getByRole('button', { name: say('Ask my employer') }).click();
    await expect(page.getByText(say('{employer} has been asked', { employer: employer.name }))).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('is approved by the employer, who needs no account', async () => {
    const context = await browser.newContext();
    const office = await context.newPage();
    await chooseLanguage(office, language);
    await office.goto(new URL(await linkMailedTo(employer.mailbox, '/memberValidate'), page.url()).href);
    await expect(office.getByText(account.email)).toBeVisible();
    await expectAccessible(office);
    await office.getByRole('button', { name: say('Approve'), exact: true }).click();
    await expectAccessible(office);
    await office.getByRole('button', { name: say('Yes, approve') }).click();
    await expect(office.getByText(say('We have told the member. There is nothing else to do.'))).toBeVisible({
      timeout: CAPTCHA_TIMEOUT_MS,
    });
    await expectAccessible(office);
    await context.close();
  });

  await test.step('reads it in the inbox, and sees it beside the account', async () => {
    await page.goto('/FR/account/inbox');
    await expect(page.getByText(employer.name).first()).toBeVisible();
    await expectAccessible(page);
    await page.goto('/FR/account/corporate');
    const title = say('You are a member of {employer}’s programme', { employer: employer.name });
    await expect(page.getByText(title)).toBeVisible();
    await expectAccessible(page);
  });
});
