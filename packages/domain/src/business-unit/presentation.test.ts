import { describe, expect, test } from 'vitest';
import { contactOf, fulfilmentEmailOf, invoicePrefixOf, sellerOf, surroundingsOf, unitText } from './index.ts';
import { decodeUnitParameters, INEFFECTIVE_PARAMETERS, ineffectiveSentences } from './schema.ts';
import { leastParameters, unitWith } from './testing.ts';
import { Result } from 'effect';

const sentences = (over: object) =>
  ineffectiveSentences(Result.getOrThrow(decodeUnitParameters({ ...leastParameters, ...over })));

describe('the presentation of a unit', () => {
  test('has the seller, with legal name, address and numbers [S1.55]', () => {
    const seller = { line1: '1 rue X', zipCode: '75003', vatNumber: 'FR0' };
    expect(sellerOf(unitWith({ buLegalName: 'Shop SAS', seller }))).toEqual({
      name: 'Shop SAS',
      countryCode: 'FR',
      line1: '1 rue X',
      line2: '',
      zipCode: '75003',
      city: '',
      vatNumber: 'FR0',
      registrationNumber: '',
    });
    const own = unitWith({ invoicePrefix: 'FR-', fulfilmentEmail: 'parcels@shop.example' });
    expect([invoicePrefixOf(own), fulfilmentEmailOf(own)]).toEqual(['FR-', 'parcels@shop.example']);
  });

  test('has its contacts, and what surrounds its pages [S1.46][S1.49][S1.70][S1.77][S1.78][S1.80]', () => {
    const unit = unitWith({
      contactEmail: 'hello@shop.example',
      contactPhone: '+33170000000',
      contactHours: { fr: '9 h' },
      metaTitle: { fr: 'Titre' },
      mediaList: [{ name: 'X', href: 'https://x.example' }],
      moreInfoList: [{ group: 'help', label: { fr: 'FAQ' }, href: '/faq' }],
      appStoreUrl: 'https://apps.example/ios',
      cookieUrl: '/cookies',
      personalDataUrl: 'https://shop.example/data',
    });
    expect(contactOf(unit)).toEqual({ email: 'hello@shop.example', phone: '+33170000000', hours: { fr: '9 h' } });
    expect(surroundingsOf(unit)).toEqual({
      metaTitle: { fr: 'Titre' },
      metaDescription: {},
      footerLinks: [{ group: 'help', label: { fr: 'FAQ' }, href: '/faq' }],
      social: [{ name: 'X', href: 'https://x.example' }],
      appStore: 'https://apps.example/ios',
      googlePlay: '',
      cookiePage: '/cookies',
      personalDataPage: 'https://shop.example/data',
    });
  });

  test('its texts in the language shown, else in its default one, else in English, in any spelling of a language [A-51][A-124]', () => {
    const unit = unitWith({ languages: ['zh_CN', 'fr', 'en'], defaultLang: 'FR' });
    expect(unitText(unit, { zc: '卡', fr: 'carte' }, 'zc')).toBe('卡');
    expect(unitText(unit, { 'zh-CN': '卡', fr: 'carte' }, 'zc')).toBe('卡');
    expect(unitText(unit, { zc: '', fr: 'carte' }, 'zc')).toBe('carte');
    expect(unitText(unit, { en: 'card' }, 'zc')).toBe('card');
    expect(unitText(unit, {}, 'zc')).toBe('');
  });
});

describe('a parameter without effect', () => {
  test('is refused with a sentence where it is stated, each of them [S1.55]', () => {
    const stated = {
      buType: 'multiBrand',
      redirectUrl: 'https://retailer.example/',
      mobileRedirectUrl: 'https://m.retailer.example/',
      featureBanners: [{ title: { fr: 'A' }, text: { fr: 'B' }, href: '/faq' }],
      b2cPageRoute: '/b2c',
      multiBrandCategoryId: 9,
      assetsHost: 'https://files.example',
      countryList: ['AE'],
      callVersion: 'v3',
    };
    expect(Object.keys(stated).toSorted()).toEqual(Object.keys(INEFFECTIVE_PARAMETERS).toSorted());
    for (const [name, value] of Object.entries(stated)) {
      expect(sentences({ [name]: value })).toEqual([expect.stringMatching(new RegExp(`^${name} is stated, and `))]);
    }
  });

  test('may be left out, or stated as it would be filled in', () => {
    expect(sentences({})).toEqual([]);
    expect(sentences({ callVersion: 'v2', assetsHost: '', countryList: [], isNeedWallet: 1 })).toEqual([]);
  });
});
