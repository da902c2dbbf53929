/**
 * The shop's calls are refused or never answered: every page that needs one says so within six seconds and offers to
 * try again.
 */
import { writeMemberInfo } from '@offrande/domain/member-validation';
import type { BrowserContext, Page, Route } from 'playwright/test';
import { openAccount, signIn } from './accounts.ts';
import { expect, test } from './guest.ts';
import { currentUnit } from './steps.ts';
import type { Language, Say } from './words.ts';

test.use({ expectedErrors: /net::ERR_FAILED|Failed to load resource/ });

/** The promise. */
const SAID_WITHIN_MS = 6_000;
const STEP_MS = 500;
/** Pages open at once. */
const AT_ONCE = 3;

/** What is put out of reach. */
const CALLS = /\/(api|_data)\//;

const ORDER_NO = 'K7KA-QPVM-QVDG';

interface Row {
  readonly address: string;
  /** What a visitor does until a call is needed; nothing where the page itself needs one. */
  readonly act?: (page: Page, say: Say) => Promise<void>;
  /** What the page says, if it is not the general text. */
  readonly says?: string;
  /** The button that tries again, if it is the form's own. */
  readonly again?: string;
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).press('Enter');

const member = writeMemberInfo({ name: 'Léa D’Angelo', email: 'lea@example.fr' });

const GUEST: readonly Row[] = [
  {
    address: '/',
    says: 'The cards could not be loaded.',
    act: (page) => page.getByRole('searchbox').fill('kino'),
  },
  { address: '/buying/checkout' },
  { address: `/order/${ORDER_NO}` },
  { address: '/loading/order' },
  { address: '/auth/verify?registerType=C&accountId=1&verifyToken=a-token' },
  { address: '/auth/reset-password?tokenId=a-token&accountId=1' },
  { address: `/unlock?orderNo=${ORDER_NO}`, act: (page, say) => press(page, say('Yes, the cards arrived')) },
  {
    address: '/query',
    act: async (page, say) => {
      await page.getByLabel(say('Card number')).fill('9999000100000000');
      await page.getByLabel(say('PIN, 6 digits')).fill('100000');
      await press(page, say('Check the balance'));
    },
  },
  {
    address: '/auth/login',
    act: async (page, say) => {
      await page.getByRole('textbox', { name: say('Email') }).fill('lea@example.fr');
      await page.getByLabel(say('Password'), { exact: true }).fill('Mirabelle-27');
      await press(page, say('Sign in'));
    },
  },
  { address: '/sso?jwt=a-token' },
  {
    address: '/auth/reset-password',
    again: 'Send me the link',
    act: async (page, say) => {
      await page.getByRole('textbox', { name: say('Email') }).fill('lea@example.fr');
      await press(page, say('Send me the link'));
    },
  },
  {
    address: `/memberValidate?token=a-token&info=${member}`,
    says: 'Error, please try again',
    again: 'Approve',
    act: async (page, say) => {
      await press(page, say('Approve'));
      await page.getByRole('alertdialog').getByRole('button').first().press('Enter');
    },
  },
];

const MEMBER: readonly Row[] = [
  { address: '/account' },
  { address: '/account/cards' },
  { address: '/account/cards/offrande' },
  { address: '/account/wallet' },
  { address: '/account/orders' },
  { address: '/account/inbox' },
  { address: '/account/corporate' },
  { address: '/account/delete' },
  { address: '/account/import' },
];

type Answering = (route: Route) => Promise<void> | void;

/** One way in each language: the texts are the same, and each page waits for its calls once. */
const AWAY: Readonly<Record<Language, Answering>> = {
  // Never answered.
  fr: () => undefined,
  // Refused.
  en: (route) => route.abort(),
};

const GENERAL = 'Oops! Seems there are something went wrong. Please try again or contact us.';

/** Opens a page of its own and does what needs a call; resolves once one is under way. */
const arrive = async (context: BrowserContext, address: string, say: Say, { act }: Row): Promise<Page> => {
  const page = await context.newPage();
  const asked = page.waitForRequest(CALLS);
  await page.goto(address);
  await act?.(page, say);
  await asked;
  return page;
};

const expectSaid = async (
  page: Page,
  say: Say,
  { address, says = GENERAL, again = 'Try again' }: Row,
): Promise<void> => {
  await expect.soft(page.getByText(say(says)).first(), address).toBeVisible();
  await expect.soft(page.getByRole('button', { name: say(again), exact: true }).first(), address).toBeEnabled();
  await page.close();
};

/**
 * Lets the time pass on the browser's clock alone, so that the machine's pace does not count; beyond it only moments, for what is under
 * way by then.
 */
const passTime = async (page: Page, isSaid: () => Promise<boolean>): Promise<void> => {
  const { clock } = page.context();
  // The clock goes on while it is read.
  await clock.pauseAt((await page.evaluate(() => Date.now())) + STEP_MS);
  let passed = STEP_MS;
  await expect
    .poll(
      async () => {
        const step = passed < SAID_WITHIN_MS ? STEP_MS : 1;
        passed += step;
        await clock.runFor(step);
        return isSaid();
      },
      { intervals: [50], timeout: 30_000 },
    )
    .toBe(true)
    // What is missing is told by the page's own expectation.
    .catch(() => undefined);
};

const walk = async (page: Page, language: Language, say: Say, rows: readonly Row[]): Promise<void> => {
  const [context, unit] = [page.context(), currentUnit(page)];
  await context.clock.install();
  await page.goto(`/${unit}/faq`);
  await context.route(CALLS, AWAY[language]);
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    const some = rows.slice(at, at + AT_ONCE);
    const pages = await Promise.all(some.map((row) => arrive(context, `/${unit}${row.address}`, say, row)));
    const isSaid = async (): Promise<boolean> => {
      const seen = await Promise.all(
        some.map(({ says = GENERAL }, place) => pages[place]!.getByText(say(says)).first().isVisible()),
      );
      return !seen.includes(false);
    };
    await passTime(pages[0]!, isSaid);
    await Promise.all(some.map((row, place) => expectSaid(pages[place]!, say, row)));
    await context.clock.resume();
  }
};

test('without an answer to its calls every page of a guest says so and offers to try again [S8.1]', async ({
  page,
  guest,
  language,
  say,
}) => {
  await guest.goToCheckout();
  await walk(page, language, say, GUEST);
});

test('without an answer to its calls every page of a member says so and offers to try again [S8.1]', async ({
  page,
  language,
  say,
}) => {
  await signIn(page, language, say, await openAccount('DUO'));
  await walk(page, language, say, MEMBER);
});
