/** The data of the French unit hangs together: the named configuration, texts in each language, links that lead somewhere. */
import { ROUTES } from '@offrande/domain/access';
import { describe, expect, test } from 'vitest';
import { drawCard } from '../art/index.ts';
import { footerLinks } from './footer-links.ts';
import { unit } from './index.ts';

const { parameters, pages, faq, home } = unit;

/** Every value in the data, with the keys that lead to it. */
function* walk(value: unknown, trail: string): Generator<readonly [trail: string, value: unknown]> {
  yield [trail, value];
  if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) yield* walk(inner, `${trail}.${key}`);
}

const everything = [...walk(unit, 'unit')];
const textsOf = ([, value]: readonly [string, unknown]): boolean =>
  typeof value === 'object' && value !== null && ('en' in value || 'fr' in value);

describe('the named configuration', () => {
  test('is French: country FR, euro with two digits, French first, English and French only, decimal comma [S1.50][S1.51][S1.52][S1.53]', () => {
    expect(parameters).toMatchObject({
      buId: 'FR',
      country: 'FR',
      currency: 'EUR',
      decimalDigits: 2,
      defaultLang: 'fr',
      decimalSeparator: ',',
    });
    expect([...parameters.languages].toSorted()).toEqual(['en', 'fr']);
    expect(parameters.timeZone).toBe('Europe/Paris');
  });

  test('sells posted cards to mainland France only [A-38]', () => {
    expect(parameters.deliveryCountries).toEqual(['FR']);
    expect(parameters.refusedZipPrefixes).toEqual(['97', '98']);
  });
});

describe('texts', () => {
  test('every text exists in each language and is not empty [S1.45]', () => {
    const texts = everything.filter(textsOf);
    expect(texts.length).toBeGreaterThan(1000);
    for (const [trail, value] of texts) {
      expect(Object.keys(value as object).toSorted(), trail).toEqual(['en', 'fr']);
      for (const text of Object.values(value as object)) expect(String(text).trim(), trail).not.toBe('');
    }
  });

  test('French puts a no-break space before its tall punctuation', () => {
    for (const [trail, value] of everything)
      if (trail.endsWith('.fr') && typeof value === 'string') expect(value, trail).not.toMatch(/ [;?!:»%€]|« /);
  });

  test('no text carries code', () => {
    for (const [trail, value] of everything)
      if (typeof value === 'string')
        expect(value, trail).not.toMatch(/<script|<iframe|javascript:|\son[a-z]{3,}=|\$\{|\{\{/i);
  });
});

/** Pages whose English text has `cap`. */
const stating = (cap: string): string[] => pages.filter(({ html }) => html.en.includes(cap)).map(({ href }) => href);

describe('pages', () => {
  const fixed = ROUTES.map(({ pattern }) => pattern);
  const products = unit.products.map(({ itemCode }) => `/product/${itemCode}`);
  const known = new Set<string>([...fixed, ...products, ...pages.map(({ href }) => href)]);

  test('footer links and links in pages lead to a page of the shop [S1.42][S1.70]', () => {
    const inPages = pages
      .flatMap(({ html }) => [html.en, html.fr])
      .concat(faq.flatMap(({ answer }) => [answer.en, answer.fr]));
    const inner = inPages.flatMap((html) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href));
    for (const href of [...footerLinks.map((link) => link.href), ...inner])
      expect(href.startsWith('#') || known.has(href.replace(/#.*/, '')), href).toBe(true);
  });

  test('the footer names every page the shop must have [S2.97]', () => {
    const named = footerLinks.map(({ href }) => href);
    for (const href of [
      '/privacy-policy',
      '/terms',
      '/sales-conditions',
      '/personal-data',
      '/legal-notices',
      '/delivery-information',
      '/faq',
      '/accessibility',
      '/sitemap',
      '/code-of-conduct',
      '/whistleblower',
    ])
      expect(named).toContain(href);
  });

  test('the FAQ says 3 to 4 days, mainland France only, card payment only [S1.83][S1.84][S1.85]', () => {
    const delivery = faq.find(({ question }) => question.en.includes('delivery take'));
    expect(delivery?.answer.en).toContain('3 to 4 days, mainland France only, card payment only');
    expect(delivery?.answer.fr).toContain(
      '3 à 4 jours, France métropolitaine uniquement, paiement par carte uniquement',
    );
  });

  test('one page states the cap of 171 euro, the FAQ the one of the day [S9.18][S9.19][A-96]', () => {
    expect(stating('171')).toEqual(['/works-council-guide']);
    expect(stating('183')).toEqual([]);
    const stated = faq.filter(
      ({ answer }) => answer.en.includes('{exemptionCap}') && answer.fr.includes('{exemptionCap}'),
    );
    expect(stated).toHaveLength(1);
  });
});

test('the wall of the home page is made of cards that can be drawn', () => {
  for (const art of home.wall) expect(drawCard(art)).toMatch(/^<svg /);
  for (const line of home.sampleLines) expect([...line].length).toBeLessThanOrEqual(32);
});

test('employers have a code of their own each, and somebody who decides', () => {
  const codes = unit.employers.map(({ corporateCode }) => corporateCode.toUpperCase());
  expect(new Set(codes).size).toBe(codes.length);
  for (const { name, email } of unit.employers) {
    expect(name).not.toBe('');
    expect(email).toMatch(/^[^@ ]+@[^@ ]+\.example$/);
  }
});
