/**
 * Fixtures of a journey: texts in the project's language, the sandbox's mailbox, and a console that must stay silent.
 */
import { createRequire } from 'node:module';
import { expect, type Page, test as base } from 'playwright/test';
import { type Language, type Say, createSay } from './words.ts';

/** Each worker has its own shop with its own sandbox. */
const PORT = Number(process.env['JOURNEY_PORT'] ?? 4100) + 3 * Number(process.env['TEST_PARALLEL_INDEX'] ?? 0);
export const SHOP = `http://localhost:${PORT}`;
export const SANDBOX = `http://localhost:${PORT + 1}`;

/**
 * `DUO` requires a second step at sign-in, and has cards in stock; `SOLO` knows
 * single sign-on alone (`tenants/units/journeys.ts`).
 */
export type UnitId = 'FR' | 'DUO' | 'PLUS' | 'SOLO' | 'TOUR';

export interface ReceivedMail {
  readonly id: string;
  readonly subject: string;
  readonly attachments: readonly { readonly fileName: string; readonly address: string }[];
}

interface Fixtures {
  readonly language: Language;
  readonly say: Say;
  /** Console errors that a journey through a fault expects; none by default. */
  readonly expectedErrors: RegExp;
  readonly silentConsole: void;
  /** Whether the cookie question was answered on an earlier visit; journeys about the question set this to false. */
  readonly hasAnsweredCookies: boolean;
  readonly earlierVisit: void;
}

const NOTHING = /(?!)/;

/** Runs in the page before its own scripts; keeps an existing answer. */
export const answerCookies = (): void => {
  for (const unitId of ['FR', 'DUO', 'PLUS', 'SOLO', 'TOUR']) {
    const answer = { unitId, advertising: false, analytics: false, at: '2026-06-12T00:00:00.000Z' };
    const key = `cookieConsent:${unitId}`;
    if (localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify(answer));
  }
};

const isShop = (page: Page | null): boolean => page?.url().startsWith(`${SHOP}/`) === true;

export const test = base.extend<Fixtures>({
  baseURL: async ({}, use) => use(SHOP),
  language: async ({}, use, info) => use(info.project.metadata['language'] as Language),
  say: async ({ language }, use) => use(createSay(language)),
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
      const context = page.context();
      context.on('weberror', (error) => isShop(error.page()) && said.push(error.error().message));
      context.on('console', (message) => {
        if (message.type() === 'error' && isShop(message.page()))
          said.push(`${message.text()} ${message.location().url}`);
      });
      await use();
      expect(said.filter((text) => !expectedErrors.test(text))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Shows the shop in this language from now on. */
export const chooseLanguage = (page: Page, language: Language): Promise<void> =>
  page.context().addCookies([{ name: 'lang', value: language, url: SHOP }]);

/** Opens a path of a unit, the French one by default, in the project's language. */
export const open = async (page: Page, language: Language, path: string, unitId: UnitId = 'FR'): Promise<void> => {
  await chooseLanguage(page, language);
  await page.goto(`/${unitId}${path}`);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
};

/** The part of axe used here. */
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

/**
 * The axe bundled with `@axe-core/playwright`. Its own runner takes six times as long because it reports passed checks
 * too.
 */
const { source: axeSource } = createRequire(import.meta.resolve('@axe-core/playwright'))('axe-core') as Axe;

/** Runs in the page after fade-ins have finished. React Aria's announcer is excluded: it is read out, not shown. */
const findFaults = async (): Promise<readonly string[]> => {
  const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
  await Promise.allSettled(ending.map(({ finished }) => finished));
  const { axe } = globalThis as unknown as { readonly axe: Axe };
  const { violations } = await axe.run({ exclude: ['[data-live-announcer]'] }, { resultTypes: ['violations'] });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary}`),
  );
};

/** A tablet, which journeys on a desktop look at in passing: it differs by its width alone. */
const TABLET_PX = 1024;

/** Expects no axe violations in what is shown; on a desktop also in a window as wide as a tablet. */
export const expectAccessible = async (page: Page): Promise<void> => {
  // A client-rendered page is ready when its heading is there, not on load.
  await page.locator('h1').first().waitFor({ state: 'attached' });
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource);
  expect(await page.evaluate(findFaults), page.url()).toEqual([]);
  const window = page.viewportSize();
  if (window === null || window.width <= TABLET_PX) return;
  await page.setViewportSize({ ...window, width: TABLET_PX });
  expect(await page.evaluate(findFaults), `${page.url()} at ${TABLET_PX} px`).toEqual([]);
  await page.setViewportSize(window);
};

/** The email to this address, once it has arrived. */
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
