/** What the French unit's pages say about the shop and its products. */
import { unit } from '@offrande/tenants/FR';
import { expect, open, test } from './shop.ts';
import type { Language } from './words.ts';

const HEAD: Readonly<Record<Language, { readonly title: string; readonly description: RegExp }>> = {
  en: { title: 'Offrande, gift cards signed by you', description: /^One gift card, 312 brands, from 10 to 250\s€/ },
  fr: {
    title: 'Offrande, les cartes cadeaux signées par vous',
    description: /^Une carte cadeau, 312 enseignes, de 10 à 250\s€/,
  },
};

test('is found by its own title and description [S1.80]', async ({ page, language }) => {
  const { title, description } = HEAD[language];
  await open(page, language, '/');
  await expect(page).toHaveTitle(title);
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', description);
});

test('speaks of more than 300 brands: above its cards and below every page [S9.20]', async ({ page, language }) => {
  const brands = new RegExp(`\\b3\\d\\d ${language === 'fr' ? 'enseignes' : 'brands'}`);
  await open(page, language, '/');
  await expect(page.getByRole('main').getByText(brands).first()).toBeVisible();
  await expect(page.getByRole('contentinfo').getByText(brands)).toBeVisible();
  await open(page, language, '/faq');
  await expect(page.getByRole('contentinfo').getByText(brands)).toBeVisible();
});

const DELIVERY: Readonly<Record<Language, { readonly question: string; readonly answer: readonly string[] }>> = {
  en: {
    question: 'How long does delivery take?',
    answer: ['3 to 4 days', 'mainland France only', 'card payment only'],
  },
  fr: {
    question: 'Quels sont les délais de livraison ?',
    answer: ['3 à 4 jours', 'France métropolitaine uniquement', 'paiement par carte uniquement'],
  },
};

test('answers in its FAQ that delivery takes 3 to 4 days, is to mainland France only and paid by card only [S1.83][S1.84][S1.85]', async ({
  page,
  language,
}) => {
  const { question, answer } = DELIVERY[language];
  await open(page, language, '/faq');
  const shown = page.getByRole('group').filter({ hasText: question }).getByRole('paragraph');
  await expect(shown).toBeHidden();
  await page.getByText(question).click();
  await expect(shown).toBeVisible();
  for (const words of answer) await expect(shown).toContainText(words);
});

const CAP: Readonly<Record<Language, { readonly question: string; readonly answer: RegExp }>> = {
  en: {
    question: 'How much can an employee receive free of contributions?',
    answer: /^183\s€ per employee and year\./u,
  },
  fr: { question: 'Combien un salarié peut-il recevoir en exonération ?', answer: /^183\s€ par salarié et par an\./u },
};

test('states in its FAQ the exemption cap that holds today [S9.18][A-96]', async ({ page, language }) => {
  const { question, answer } = CAP[language];
  await open(page, language, '/faq');
  await page.getByText(question.replace(' ?', '')).click();
  const shown = page
    .getByRole('group')
    .filter({ hasText: question.replace(' ?', '') })
    .getByRole('paragraph');
  await expect(shown).toHaveText(answer);
});

test('shows no offer whose last day is over', async ({ page, language }) => {
  const { products } = unit;
  const over = products.filter(({ offerUntil }) => offerUntil !== null && Date.parse(offerUntil) < Date.now());
  expect(over.length).toBeGreaterThan(0);
  for (const { itemCode, name } of over.slice(0, 2)) {
    await open(page, language, `/product/${itemCode}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name[language]);
    await expect(page.getByText(/−?[3-6]\s%/u)).toHaveCount(0);
  }
  await open(page, language, '/');
  const tiles = page.getByRole('main');
  for (const { offer } of over) await expect(tiles.getByText(offer![language])).toHaveCount(0);
});

test('serves each of its texts at the address of that text [S1.42][S2.48]', async ({ page, language }) => {
  // The contact page has a title of the shop's own and more than the unit's text.
  const texts = unit.pages.filter(({ href }) => href !== '/contact');
  expect(texts.length).toBeGreaterThan(10);
  for (const { href, title } of texts) {
    await open(page, language, href);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title[language]);
    await expect(page).toHaveTitle(`${title[language]} · Offrande`);
  }
});

test('writes decimals with a comma, in English too [S1.54]', async ({ page, language }) => {
  await open(page, language, '/product/offrande');
  await page.getByRole('textbox', { name: /^(Another|Un autre)/ }).fill('33.50');
  await expect(page.getByText('33,50\u00a0€').filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByText('33.50')).toHaveCount(0);
});

test('offers its pages for companies, which a unit without companies does not [S6.9]', async ({
  page,
  language,
  say,
}) => {
  const ways = page.locator('header a[href$="/b2b"], dialog a[href$="/b2b"], [role=dialog] a[href$="/b2b"]');
  const menu = page.getByRole('button', { name: say('Menu'), exact: true });
  const openMenu = async (): Promise<void> => {
    if (await menu.isVisible()) await menu.click();
    await expect(page.getByRole('link', { name: say('Questions') }).first()).toBeVisible();
  };
  await open(page, language, '/');
  await openMenu();
  await expect(ways.filter({ hasText: say('For companies') }).filter({ visible: true })).toHaveCount(1);
  await open(page, language, '/', 'SOLO');
  await openMenu();
  await expect(ways).toHaveCount(0);
  await page.goto('/SOLO/b2b');
  await expect(page).toHaveURL(/\/SOLO\/?$/);
});
