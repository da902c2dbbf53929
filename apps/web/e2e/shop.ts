/** A shop to walk through: words of the project's language, the sandbox's mailbox, and a console that must stay silent. */
import { createRequire } from 'node:module';
import { expect, type Page, test as base } from 'playwright/test';
import { type Language, type Say, wordsOf } from './words.ts';

/** Each worker has a shop of its own, with a sandbox behind it. */
const PORT = Number(process.env['JOURNEY_PORT'] ?? 4100) + 3 * Number(process.env['TEST_PARALLEL_INDEX'] ?? 0);
export const SHOP = `http://localhost:${PORT}`;
export const SANDBOX = `http://localhost:${PORT + 1}`;

/** `DUO` asks for a second step at the sign-in, takes bank transfers of individuals, and has cards in stock (`tenants/units/journeys.ts`). */
export type UnitId = 'FR' | 'DUO';

export interface ReceivedMail {
  readonly id: string;
  readonly subject: string;
  readonly attachments: readonly { readonly fileName: string; readonly address: string }[];
}

interface Fixtures {
  readonly language: Language;
  readonly say: Say;
  /** What a journey through a fault makes the browser report; nothing, unless the journey says so. */
  readonly expectedErrors: RegExp;
  readonly silentConsole: void;
  /** The question about cookies was answered on an earlier visit; a journey about the question says no. */
  readonly hasAnsweredCookies: boolean;
  readonly earlierVisit: void;
}

const NOTHING = /(?!)/;

/** Runs in the page, before its own scripts; an answer that is there stays. */
export const answerCookies = (): void => {
  for (const unitId of ['FR', 'DUO']) {
    const answer = { unitId, advertising: false, analytics: false, at: '2026-06-12T00:00:00.000Z' };
    const key = `cookieConsent:${unitId}`;
    if (localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify(answer));
  }
};

export const test = base.extend<Fixtures>({
  baseURL: async ({}, use) => use(SHOP),
  language: async ({}, use, info) => use(info.project.metadata['language'] as Language),
  say: async ({ language }, use) => use(wordsOf(language)),
  expectedErrors: [NOTHING, { option: true }],
  hasAnsweredCookies: [true, { option: true }],
  earlierVisit: [
    async ({ context, hasAnsweredCookies }, use) => {
      if (hasAnsweredCookies) await context.addInitScript(answerCookies);
      await use();
    },
    { auto: true },
  ],
  silentConsole: [
    async ({ page, expectedErrors }, use) => {
      const said: string[] = [];
      page.on('pageerror', (error) => said.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error' && page.url().startsWith(`${SHOP}/`)) said.push(message.text());
      });
      await use();
      expect(said.filter((text) => !expectedErrors.test(text))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** From now on the shop is shown in this language. */
export const chooseLanguage = (page: Page, language: Language): Promise<void> =>
  page.context().addCookies([{ name: 'lang', value: language, url: SHOP }]);

/** Opens an address of a unit, the French one where none is named, in the project's language. */
export const open = async (page: Page, language: Language, path: string, unitId: UnitId = 'FR'): Promise<void> => {
  await chooseLanguage(page, language);
  await page.goto(`/${unitId}${path}`);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
};

/** As much of axe as is used here. */
interface Axe {
  readonly source: string;
  run(
    context: { readonly exclude: readonly string[] },
    options: { readonly resultTypes: readonly string[] },
  ): Promise<{ readonly violations: readonly Violation[] }>;
}

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

/** The axe that `@axe-core/playwright` brings. Its own way of running it takes six times as long: it tells of all that is right too. */
const { source: axeSource } = createRequire(import.meta.resolve('@axe-core/playwright'))('axe-core') as Axe;

/** Runs in the page, once what fades in is there. React Aria's announcer is left out: it is read, not shown. */
const findFaults = async (): Promise<readonly string[]> => {
  const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
  await Promise.allSettled(ending.map(({ finished }) => finished));
  const { axe } = globalThis as unknown as { readonly axe: Axe };
  const { violations } = await axe.run({ exclude: ['[data-live-announcer]'] }, { resultTypes: ['violations'] });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary}`),
  );
};

/** Nothing that axe knows is wrong with what is shown. */
export const expectAccessible = async (page: Page): Promise<void> => {
  // A page that the browser fills is there with its heading, not with its load.
  await page.locator('h1').first().waitFor({ state: 'attached' });
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource);
  expect(await page.evaluate(findFaults), page.url()).toEqual([]);
};

/** The mail to an address, once it has arrived. */
export const mailTo = async (address: string): Promise<ReceivedMail> => {
  let mails: readonly ReceivedMail[] = [];
  await expect(async () => {
    mails = (await (
      await fetch(`${SANDBOX}/api/mail?to=${encodeURIComponent(address)}`)
    ).json()) as readonly ReceivedMail[];
    expect(mails).toHaveLength(1);
  }).toPass({ timeout: 30_000 });
  return mails[0]!;
};
