/** A shop to walk through: words of the project's language, the sandbox's mailbox, and a console that must stay silent. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test as base } from 'playwright/test';
import { type Language, type Say, wordsOf } from './words.ts';

const PORT = Number(process.env['JOURNEY_PORT'] ?? 4100);
export const SHOP = `http://localhost:${PORT}`;
export const SANDBOX = `http://localhost:${PORT + 1}`;

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
}

const NOTHING = /(?!)/;

export const test = base.extend<Fixtures>({
  language: async ({}, use, info) => use(info.project.metadata['language'] as Language),
  say: async ({ language }, use) => use(wordsOf(language)),
  expectedErrors: [NOTHING, { option: true }],
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

/** Opens an address of the French unit in the project's language. */
export const open = async (page: Page, language: Language, path: string): Promise<void> => {
  await chooseLanguage(page, language);
  await page.goto(`/FR${path}`);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
};

/** Nothing that axe knows is wrong with what is shown. React Aria's announcer is left out: it is read, not shown. */
export const expectAccessible = async (page: Page): Promise<void> => {
  const { violations } = await new AxeBuilder({ page }).exclude('[data-live-announcer]').analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(', ')}`)).toEqual(
    [],
  );
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
