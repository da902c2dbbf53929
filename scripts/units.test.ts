/** Plants one fault after another in a unit and expects it to be found: a check that cannot fail checks nothing. */
import { unit as FR } from '@offrande/tenants/FR';
import type { UnitData, UnitParameters } from '@offrande/tenants/unit-data';
import { units } from '@offrande/tenants/units';
import { describe, expect, test } from 'vitest';
import { rawParametersIn, readInstallation, unreadParameters } from './installation.ts';
import { unitFindings } from './unit-findings.ts';
import { misnamed, readUnits } from './units.ts';

const installation = readInstallation();

const found = (changes: Partial<UnitData>, at = installation): readonly string[] =>
  unitFindings({ ...FR, ...changes }, at);
const stating = (parameters: Partial<UnitParameters>) => found({ parameters: { ...FR.parameters, ...parameters } });

test('every unit of the shop is valid [A-123][A-104][A-158]', () => {
  expect(readUnits()).toEqual([]);
  expect(installation.screens.size).toBeGreaterThan(25);
});

test('a folder that is named by another id than its unit is found', () => {
  expect(misnamed(units.map(({ parameters }) => parameters.buId))).toEqual([]);
  expect(misnamed(['FR'], ['FR', 'QQ'])).toEqual(['tenants/QQ: its unit has another id']);
});

describe('the walk through a unit finds', () => {
  test.each<readonly [string, Partial<UnitParameters>, RegExp]>([
    ['a parameter that does not decode', { decimalDigits: 7 }, /^parameters: /],
    [
      'parameters that contradict each other',
      { isTwoFactor: 1, loginMethods: ['apple'] },
      /TwoFactorWithoutNormalLogin/,
    ],
    ['a parameter that nothing feels', { callVersion: 'v3' }, /^callVersion is stated, and /],
    [
      'a language without texts',
      { languages: ['en', 'fr', 'it'] },
      /^language it: no texts in apps\/web\/src\/locales/,
    ],
    [
      'a link of the footer that leads nowhere',
      { moreInfoList: [{ group: 'help', label: { fr: 'x', en: 'x' }, href: '/nowhere' }] },
      /^link: \/nowhere leads nowhere$/,
    ],
  ])('%s [S1.55][A-122]', (_, parameters, sentence) => {
    expect(stating(parameters)).toContainEqual(expect.stringMatching(sentence));
  });

  test('functions whose pages are not built [S1.55][A-122]', () => {
    const screens = new Set([...installation.screens].filter((name) => name !== 'salesmanBuying'));
    const { parameters } = FR;
    const of = (isNeedSalesman: 0 | 1) =>
      found({ parameters: { ...parameters, isNeedSalesman } }, { ...installation, screens });
    expect([of(1), of(0)]).toEqual([['page: /salesman/buying is switched on and nothing is there'], []]);
  });

  test('a layout that is not there, and links in texts that lead to pages that are switched off [S1.39][S1.41][A-45]', () => {
    expect(found({ layout: { ...FR.layout, home: 'castle' } })).toEqual(['layout: there is no home castle']);
    const html = '<p><a href="/auth/salesman/login">x</a></p>';
    const [page] = FR.pages;
    const pages = [...FR.pages.slice(1), { ...page!, html: { en: html, fr: html } }];
    expect(found({ pages })).toContain('link: /auth/salesman/login leads nowhere');
  });

  test('a card that ends earlier than the country of the unit allows [A-177]', () => {
    const [product] = FR.products;
    const irish = found({
      parameters: { ...FR.parameters, country: 'IE' },
      products: [{ ...product!, validMonths: 59 }],
    });
    expect(irish).toContain(`validity: ${product!.itemCode} is valid for 59 months, the law of IE asks for 60`);
  });

  test('a theme that is missing, and colours too close to read, in light and dark', () => {
    expect(found({}, { ...installation, findTheme: () => null })).toEqual(["theme.css: none under [data-tenant='FR']"]);
    const pale =
      "[data-tenant='FR'] {\n --accent: #9fd0c4;\n}\n[data-tenant='FR'][data-theme='dark'] {\n --ink: #444444;\n}";
    const close = found({}, { ...installation, findTheme: () => pale });
    expect(close).toContainEqual(
      expect.stringMatching(/^contrast, light: on-accent on accent is 1\.\d\d, least 4\.5$/),
    );
    expect(close).toContainEqual(expect.stringMatching(/^contrast, dark: ink on surface is /));
  });

  test('discounts that contradict each other [A-104][A-158]', () => {
    const [discount] = FR.discounts;
    expect(found({ discounts: [discount!, discount!] })).toContainEqual(expect.stringMatching(/^discounts: /));
  });
});

test('a parameter that no rule reads is to be refused', () => {
  expect(unreadParameters(['isNeedWallet', 'isNew'], [])).toEqual([
    'isNew has no effect, and units that state it are not refused',
  ]);
  expect(unreadParameters(['isNew'], ['isNew'])).toEqual([]);
});

test('a source that reads a raw parameter is named; one that reads policies, or speaks of parameters, is not', () => {
  expect(rawParametersIn('  id: unit.parameters.buId,\nconst { buId } = unit.rules.parameters;')).toHaveLength(2);
  expect(
    rawParametersIn(
      "import { a } from './unit-parameters.ts';\n/** Its parameters. No more. */\nconst a = parameters;",
    ),
  ).toEqual([]);
});
