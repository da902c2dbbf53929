/** What each field of a page tells the browser: whether and with what it may be filled in, and which keyboard it needs (WCAG 1.3.5). */
import { expect, type Page } from 'playwright/test';

/** Choices, dates and files have their own ways of input. */
const TYPED = 'input:is([type=text], [type=tel], [type=email], [type=password], [type=search], :not([type])), textarea';

/** The keyboards that fit what a browser is asked to fill in. */
const TYPE_OF: Readonly<Record<string, string>> = { email: 'email', 'tel-national': 'tel', 'new-password': 'password' };

/** Soft assertion, so that all pages are reported in one run. */
export const expectFieldsDescribed = async (page: Page): Promise<void> => {
  const fields = await page.locator(TYPED).evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => ({
        name: element.getAttribute('name') ?? element.id,
        purpose: element.getAttribute('autocomplete') ?? '',
        type: element.getAttribute('type') ?? 'text',
      })),
  );
  const wrong = fields.filter(({ purpose, type }) => {
    const fitting = TYPE_OF[purpose.split(' ').at(-1)!];
    return purpose === '' || (fitting !== undefined && type !== fitting);
  });
  expect.soft(wrong, `${page.url()} has fields without a purpose, or with another keyboard`).toEqual([]);
};
