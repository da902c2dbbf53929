import { Result } from 'effect';
import { expect, test } from 'vitest';
import { activatesAccount } from '../card-import/index.ts';
import { needsPin } from '../card/index.ts';
import { DEFAULT_INDIVIDUAL_POLICY } from '../registration/index.ts';
import { methodsAt } from '../sign-in/index.ts';
import { parseIso } from '../time/index.ts';
import { mayPayByWallet } from '../wallet/index.ts';
import {
  documentRetention,
  importPolicy,
  individualPolicy,
  kybFacts,
  loginPolicy,
  phoneCreditPolicy,
  pinPolicy,
  profilePolicy,
  walletPolicy,
} from './index.ts';
import { decodeUnitParameters } from './schema.ts';
import { BANK_ACCOUNT, leastParameters, unitWith } from './testing.ts';

test('the login policy carries methods, second factor, doors and trusted hosts, the own one first; the units of salesmen are a list [S4.111][S6.5][S6.7][A-48][A-64]', () => {
  const unit = unitWith({
    loginMethods: ['google', 'normal', 'salesmanSingleSignOn'],
    isTwoFactor: 1,
    isNeedB2B: 0,
    trustedHosts: ['id.example'],
  });
  const policy = loginPolicy(unit, 'shop.example', ['UAE', 'FR']);
  expect(policy).toEqual({
    methods: ['google', 'normal', 'salesmanSingleSignOn'],
    isTwoFactor: true,
    hasBusiness: false,
    hasSalesmen: true,
    returnsAsSalesman: true,
    trustedHosts: ['shop.example', 'id.example'],
  });
  expect(methodsAt(policy, 'individual')).toEqual(['google', 'normal']);
  expect(loginPolicy(unit, 'shop.example', ['UAE']).returnsAsSalesman).toBe(false);
  expect(loginPolicy(unitWith({ isNeedSalesman: 0 }), 'x', [])).toMatchObject({
    isTwoFactor: false,
    hasBusiness: true,
    hasSalesmen: false,
    returnsAsSalesman: false,
  });
});

test('the wallet policy knows whether the unit has wallets, and the means of the kind [S1.71][S6.15][A-88]', () => {
  const unit = unitWith({
    isNeedWallet: 1,
    bankAccount: BANK_ACCOUNT,
    paymentType: { C: ['C04', '14'], B: ['03'], S: ['05'] },
  });
  expect(walletPolicy(unit, 'individual')).toEqual({ unitHasWallet: true, listedMeans: ['creditCard', 'wallet'] });
  expect(walletPolicy(unit, 'business').listedMeans).toEqual(['bankTransfer']);
  expect(mayPayByWallet('business', walletPolicy(unit, 'business'))).toBe(true);
  expect(walletPolicy(unitWith(), 'business').unitHasWallet).toBe(false);
});

test('profiles know the unit’s categories of accounts and where it delivers [A-38]', () => {
  const unit = unitWith({ accountCategories: ['CSE', 'TPE'], deliveryCountries: ['FR'] });
  expect(profilePolicy(unit)).toEqual({ accountCategories: ['CSE', 'TPE'], deliveryAddress: unit.addressPolicy });
  expect(profilePolicy(unit).deliveryAddress.countries).toEqual(['FR']);
});

test('cards know which numbers have no PIN, and which unit an import does not activate for [S4.52][A-89]', () => {
  const unit = unitWith({ prefixesWithoutPin: ['92'], nonWhiteMarker: 'NW' });
  expect([needsPin('9250', pinPolicy(unit)), needsPin('8250', pinPolicy(unit))]).toEqual([false, true]);
  expect(['NW', 'FR'].map((unitId) => activatesAccount({ unitId }, importPolicy(unit)))).toEqual([false, true]);
});

test('registration asks for a phone unless the unit does not, and for a document where it does [S3.63][S3.64]', () => {
  expect(individualPolicy(unitWith())).toEqual(DEFAULT_INDIVIDUAL_POLICY);
  expect(individualPolicy(unitWith({ isNeedPhone: 0, isNeedDocument: 1 }))).toEqual({
    isPhoneNeeded: false,
    isDocumentNeeded: true,
  });
});

test('phone credit is one category of the unit, for the countries it names or any [S1.27][A-91]', () => {
  expect(phoneCreditPolicy(unitWith())).toEqual({ categoryId: null, countries: null });
  const unit = unitWith({ phoneCreditCategoryId: 10, phoneCreditCountries: ['FR'] });
  expect(phoneCreditPolicy(unit)).toEqual({ categoryId: '10', countries: ['FR'] });
});

test('a dossier is judged by the calendar of the unit’s zone, in its currency and for its delivery area [S3.80][A-80]', () => {
  const unit = unitWith({ timeZone: 'Europe/Paris' });
  const newYear = parseIso('2026-01-01T00:00:00+01:00') ?? 0;
  const facts = kybFacts(unit, { CLR: ['SARL'] }, newYear);
  expect(facts).toMatchObject({
    currency: unit.currency,
    deliveryPolicy: unit.addressPolicy,
    codeLists: { CLR: ['SARL'] },
  });
  expect([facts.today, kybFacts(unit, {}, newYear - 1).today]).toEqual([
    { year: 2026, month: 1, day: 1 },
    { year: 2025, month: 12, day: 31 },
  ]);
});

const statesMonths = (documentRetentionMonths: number): boolean =>
  Result.isSuccess(decodeUnitParameters({ ...leastParameters, documentRetentionMonths }));

test('documents of a company that left are kept for 60 months, or for as many as the unit states, from 1 to 120 [A-191]', () => {
  const timeZone = 'Europe/Paris';
  expect(documentRetention(unitWith({ timeZone }))).toEqual({ monthsAfterLeaving: 60, timeZone });
  expect(documentRetention(unitWith({ timeZone, documentRetentionMonths: 12 })).monthsAfterLeaving).toBe(12);
  expect([0, 1, 120, 121, 1.5].map(statesMonths)).toEqual([false, true, true, false, false]);
});
