/** The other language is one press away: it keeps the page and the cart, and no text of the first one is left. */
import type { Page } from 'playwright/test';
import { expect, test } from './guest.ts';
import { currentUnit } from './steps.ts';
import { createSay, type Language, textsOf } from './words.ts';

const NAMES: Readonly<Record<Language, string>> = { en: 'English', fr: 'Français' };

/** The first language's texts that the second one does not have. */
const foreignTexts = (first: Language, second: Language): readonly string[] => {
  const own = new Set(textsOf(second));
  return textsOf(first).filter((text) => !own.has(text));
};

/** What stands on the page, text by text, and the names of its controls. */
const shownTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
      if (node.parentElement?.closest('script, style, noscript, template, [lang]:not(html)') === null)
        found.push(node.textContent?.trim() ?? '');
    for (const element of document.querySelectorAll('[aria-label], [placeholder], [alt]'))
      for (const name of ['aria-label', 'placeholder', 'alt']) found.push(element.getAttribute(name) ?? '');
    return found.filter((text) => text !== '');
  });

test('another language keeps the page and the cart, is said of the page, and mixes with nothing [A-51]', async ({
  page,
  guest,
  language,
  say,
}) => {
  const other = language === 'fr' ? 'en' : 'fr';
  const sayOther = createSay(other);
  await guest.fillCart();
  const unit = currentUnit(page);
  await page.goto(`/${unit}/cart?from=mail`);
  await expect(page.getByRole('heading', { level: 1, name: say('Cart') })).toBeVisible();

  const choice = page.getByRole('banner').getByRole('button', { name: say('Language') });
  const menu = page.getByRole('button', { name: say('Menu'), exact: true });
  await ((await choice.isVisible()) ? choice : menu).click();
  await page.getByRole('link', { name: NAMES[other] }).last().click();

  await expect(page.locator('html')).toHaveAttribute('lang', other);
  await expect(page).toHaveURL(new RegExp(`/${unit}/cart\\?from=mail$`));
  await expect(page.getByRole('heading', { level: 1, name: sayOther('Cart') })).toBeVisible();
  await expect(page.getByText('Pour tes 30 ans, Inès').first()).toBeAttached();

  const foreign = new Set(foreignTexts(language, other));
  for (const path of ['/cart', '/', '/product/offrande', '/auth/login']) {
    await page.goto(`/${unit}${path}`);
    await page.locator('main h1').first().waitFor();
    const mixed = (await shownTexts(page)).filter((text) => foreign.has(text));
    expect.soft(mixed, path).toEqual([]);
  }
});
