import { Result } from 'effect';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { enter, linkTo, matchRoute, policyFor } from '../access/index.ts';
import { checkAddress } from '../address/index.ts';
import { cartClick } from '../guest-gate/index.ts';
import { CUSTOMER_KINDS } from '../customer/index.ts';
import { formatMoney } from '../locale/index.ts';
import { money } from '../money/index.ts';
import type { LoginMethod } from '../sign-in/index.ts';
import {
  accessPolicy,
  cartPolicy,
  couponMeansFor,
  deliveryPolicy,
  guestPolicy,
  GULF_COUNTRIES,
  hasWallet,
  languageFor,
  numberStyle,
  paymentMeansFor,
  unitFeatures,
} from './index.ts';
import { anyUnit, BANK_ACCOUNT, unitWith } from './testing.ts';

const FRENCH = unitWith({
  timeZone: 'Europe/Paris',
  deliveryCountries: ['FR'],
  refusedZipPrefixes: ['97', '98'],
  cardMadeTaxRate: '20',
  shippingTaxRate: '10',
  b2bMaxQty: 5000,
  b2cMaxQty: 10,
});

describe('the cart policy', () => {
  test('caps companies and salesmen by one number, guests and individuals by the other [S1.64][S1.65][A-24]', () => {
    expect(CUSTOMER_KINDS.map((kind) => cartPolicy(FRENCH, kind).maxQuantity)).toEqual([10, 10, 5000, 5000]);
    expect(cartPolicy(unitWith(), 'guest').maxQuantity).toBeNull();
  });

  test('carries currency, tax rates and whether several products may share an order [S1.56][S1.58][S1.63]', () => {
    const policy = cartPolicy(FRENCH, 'guest');
    expect(policy.currency).toBe(FRENCH.currency);
    expect([policy.cardMadeTaxRate.percent, policy.shippingTaxRate.percent]).toEqual(['20', '10']);
    expect(policy.allowsMultipleProducts).toBe(false);
    expect(cartPolicy(unitWith({ isAllowMultipleProduct: 1, discountType: 'V' }), 'guest')).toMatchObject({
      allowsMultipleProducts: true,
      discountType: 'value',
    });
  });
});

describe('payment means', () => {
  const unit = unitWith({
    isNeedWallet: 1,
    bankAccount: BANK_ACCOUNT,
    paymentType: { C: ['PP', 'C04', '14', '15', 'INP'], B: ['03', '14', '17'], S: ['05'] },
  });

  test('are set for each kind of customer, in the unit’s order; guests have those of individuals without the wallet [S1.61][S6.29][A-38]', () => {
    expect(CUSTOMER_KINDS.map((kind) => paymentMeansFor(unit, kind))).toEqual([
      ['paypal', 'creditCard'],
      ['paypal', 'creditCard', 'wallet'],
      ['bankTransfer', 'wallet'],
      ['bankCheck'],
    ]);
    expect(CUSTOMER_KINDS.map((kind) => couponMeansFor(unit, kind))).toEqual([
      ['giftCard'],
      ['giftCard'],
      ['thirdPartyCoupon'],
      [],
    ]);
  });

  test('never hold internal use, and the wallet only where the unit has one and the customer may [S1.71][S6.27][A-32][A-88]', () => {
    fc.assert(
      fc.property(anyUnit, fc.constantFrom(...CUSTOMER_KINDS), (unit, kind) => {
        const offered = paymentMeansFor(unit, kind);
        expect(offered).not.toContain('internalUse');
        if (offered.includes('wallet')) expect(hasWallet(unit, kind)).toBe(true);
        if (kind === 'guest' || kind === 'salesman' || !unitFeatures(unit).wallet)
          expect(hasWallet(unit, kind)).toBe(false);
      }),
    );
  });
});

const isSole = (...loginMethods: readonly LoginMethod[]) => guestPolicy(unitWith({ loginMethods })).isSingleSignOnOnly;

test('companies pay by wallet wherever the unit has one, individuals where their means list it [S6.15][S6.27][A-88]', () => {
  const plain = { C: ['C04'], B: ['C04', '03'], S: ['C04'] };
  const unit = unitWith({ isNeedWallet: 1, bankAccount: BANK_ACCOUNT, paymentType: plain });
  expect(CUSTOMER_KINDS.map((kind) => paymentMeansFor(unit, kind))).toEqual([
    ['creditCard'],
    ['creditCard'],
    ['creditCard', 'bankTransfer', 'wallet'],
    ['creditCard'],
  ]);
  expect(paymentMeansFor(unitWith({ bankAccount: BANK_ACCOUNT, paymentType: plain }), 'business')).not.toContain(
    'wallet',
  );
  expect(CUSTOMER_KINDS.map((kind) => hasWallet(unit, kind))).toEqual([false, true, true, false]);
});

describe('guests', () => {
  const facts = { isCartEmpty: false, isLoggedIn: false, isGuestChosen: false };

  test('are asked by default, always let in by guest-only mode, and sent away where guest mode is off [S1.62][S1.73][S4.85][A-41]', () => {
    expect(cartClick({ ...facts, ...guestPolicy(unitWith()) })).toBe('warning');
    expect(cartClick({ ...facts, ...guestPolicy(unitWith({ guestModeOnly: 1, isEnableGuestMode: 0 })) })).toBe(
      'checkout',
    );
    expect(cartClick({ ...facts, ...guestPolicy(unitWith({ isEnableGuestMode: 0 })) })).toBe('login');
  });

  test('go to single sign-on where that is the sole login method [S4.88]', () => {
    expect(
      cartClick({ ...facts, ...guestPolicy(unitWith({ isEnableGuestMode: 0, loginMethods: ['singleSignOn'] })) }),
    ).toBe('singleSignOn');
    expect(isSole('singleSignOn', 'normal')).toBe(false);
    expect(isSole('singleSignOn', 'salesmanSingleSignOn')).toBe(true);
    expect(isSole('salesmanSingleSignOn')).toBe(false);
  });
});

describe('delivery', () => {
  const address = { line1: '1 rue', line2: '', zipCode: '75001', city: 'Paris', countryCode: 'FR' };
  const isServed = (over: Partial<typeof address>): boolean =>
    Result.isSuccess(checkAddress({ ...address, ...over }, deliveryPolicy(FRENCH).address));

  test('of the French unit goes to mainland France and Corsica only [A-38]', () => {
    expect(
      [{}, { zipCode: '20000' }, { zipCode: '97400' }, { zipCode: '98000' }, { countryCode: 'BE' }].map(isServed),
    ).toEqual([true, true, false, false, false]);
    expect(Result.isSuccess(checkAddress({ ...address, countryCode: 'BE' }, deliveryPolicy(unitWith()).address))).toBe(
      true,
    );
  });

  test('has a rule of zip codes only for the countries that have five figures [A-38]', () => {
    const { address: policy } = deliveryPolicy(
      unitWith({ deliveryCountries: ['FR', 'AE'], refusedZipPrefixes: ['97'] }),
    );
    expect([policy.countries, Object.keys(policy.zipRules)]).toEqual([['FR', 'AE'], ['FR']]);
  });

  test('refuses beginnings of the five figures of a zip code in France, Germany, Spain and Italy [A-38]', () => {
    for (const countryCode of ['FR', 'DE', 'ES', 'IT']) {
      const policy = deliveryPolicy(unitWith({ deliveryCountries: [countryCode], refusedZipPrefixes: ['97'] })).address;
      const passes = (zipCode: string) => Result.isSuccess(checkAddress({ ...address, countryCode, zipCode }, policy));
      expect(['75001', '97400', '7500', '750011'].map(passes)).toEqual([true, false, false, false]);
    }
  });

  test('is scheduled in the unit’s zone, and hides deliver-to-me where the unit says so [S1.76][A-55]', () => {
    expect(deliveryPolicy(FRENCH)).toMatchObject({ timeZone: 'Europe/Paris', offersToMe: true });
    expect(deliveryPolicy(unitWith({ hideDeliverToMe: 1 })).offersToMe).toBe(false);
  });
});

describe('languages and numbers', () => {
  test('a unit shows its own languages only, and begins with its default [S1.45][S1.69][A-51]', () => {
    fc.assert(
      fc.property(anyUnit, fc.option(fc.constantFrom('fr', 'zh_CN', 'ar', 'xx', '')), (unit, session) => {
        const language = languageFor(unit, session);
        expect(unit.languages.offered).toContain(language);
        if (session === null) expect(language).toBe(unit.languages.default);
      }),
    );
  });

  test('a session’s language counts where the unit offers it [A-51]', () => {
    expect([null, 'en', 'es'].map((session) => languageFor(FRENCH, session))).toEqual(['fr', 'en', 'fr']);
  });

  test('the French unit writes a comma in both its languages, others a dot unless they state a sign [S1.54][A-53][A-153]', () => {
    const amount = money('1234.5', FRENCH.currency);
    for (const language of ['fr', 'en'] as const)
      expect(formatMoney(amount, numberStyle(FRENCH, language))).toContain('234,50');
    expect(numberStyle(unitWith({ country: 'AE' }), 'en').decimalSeparator).toBe('.');
    expect(numberStyle(unitWith({ country: 'AE', decimalSeparator: ',' }), 'en').decimalSeparator).toBe(',');
  });
});

describe('features', () => {
  test('follow the parameters one by one [S1.71][S1.72][S1.74][S1.75][S1.76][S1.78][S1.79]', () => {
    const off = unitFeatures(
      unitWith({
        faq: 'https://faq.example',
        isNeedB2B: 0,
        isNeedSalesman: 0,
        hideDeliverToMe: 1,
        isEnableGuestMode: 0,
        loginMethods: ['singleSignOn'],
      }),
    );
    expect(Object.entries(off).filter(([, isOn]) => isOn)).toEqual([]);
    const on = unitFeatures(
      unitWith({
        isNeedQuery: 1,
        isNeedWallet: 1,
        b2cPageRoute: '/welcome',
        isAllowMultipleProduct: 1,
        memberShip: 1,
        chatPlatformType: 'crisp',
        chatPlatformKey: 'k',
        countryList: ['AE'],
        googlePlayUrl: 'https://apps.example/a',
        phoneCreditCategoryId: 10,
        isTwoFactor: 1,
      }),
    );
    expect(Object.entries(on).filter(([, isOn]) => !isOn)).toEqual([]);
  });

  test('the countries of the list are the Emirates, Saudi Arabia, Bahrain, Qatar, Kuwait and Oman [S9.49]', () => {
    expect([...GULF_COUNTRIES]).toEqual(['AE', 'SA', 'BH', 'QA', 'KW', 'OM']);
  });
});

const visit = (over: Parameters<typeof unitWith>[0], path: string, companyType: string | null = null) => {
  const policy = accessPolicy(unitWith(over), ['/terms']);
  const visitor = {
    kind: 'business',
    level: 'registered',
    companyType,
    isCartEmpty: false,
    isGuestChosen: false,
  } as const;
  return enter(matchRoute({ path, query: {} }), { visitor, policy, screen: null });
};

describe('access', () => {
  test('of business pages follows the unit’s setting and the user’s company type [S6.9][S6.10][A-49]', () => {
    expect(visit({}, '/b2b/info')).toMatchObject({ name: 'businessInfo' });
    for (const type of ['A', 'V']) expect(visit({}, '/b2b/info', type)).toMatchObject({ to: { path: '/' } });
    expect(visit({ isNeedB2B: 0 }, '/b2b/info')).toMatchObject({ to: { path: '/' } });
    const policy = accessPolicy(unitWith({ isNeedSalesman: 1 }), []);
    const salesmen = [null, 'P', 'A', 'V'].map((companyType) => policyFor(policy, companyType).features.salesmen);
    expect(salesmen).toEqual([true, true, false, false]);
    expect(accessPolicy(unitWith({ isNeedSalesman: 0 }), []).features.salesmen).toBe(false);
  });

  test('knows the unit’s content pages, its outside FAQ and how it treats guests [S2.41][S2.48]', () => {
    expect(visit({}, '/Terms')).toMatchObject({ name: 'content', params: { href: '/terms' } });
    const policy = accessPolicy(unitWith({ faq: 'https://faq.example/' }), []);
    expect(linkTo('/faq', 'guest', policy)).toBe('https://faq.example/');
    expect(policy.features.ownFaq).toBe(false);
    expect(policy.guests).toEqual(guestPolicy(unitWith()));
  });
});
