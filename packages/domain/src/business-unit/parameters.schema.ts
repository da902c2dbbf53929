/**
 * Unit parameters as the wire and the unit's folder spell them, each with its default. Flags are 0 or 1, an empty text
 * means "none", amounts and rates are decimal strings, texts are given by language. An unknown parameter is refused, so
 * that a misspelt one is not silently a default. Source: spec section 1 (S1.55 to S1.80), S6.5, S6.6, S9.18, S9.47,
 * S9.54, A-03, A-49, A-50, A-72, A-96, A-105, A-184, A-191.
 */
import { Effect, Schema } from 'effect';
import { isBic, isIban } from '../bank-transfer/index.ts';
import { DEFAULT_TIME_ZONE } from '../delivery/index.ts';
import { discountTypeFromCode } from '../discount/schema.ts';
import { rateFromString } from '../money/schema.ts';
import { PAYMENT_PROVIDER_IDS } from '../payment/index.ts';
import { PaymentMeansFromCode } from '../payment/schema.ts';
import { LOGIN_METHODS } from '../sign-in/index.ts';
import { DateFromText } from '../time/schema.ts';

const orElse = <S extends Schema.Top>(schema: S, fallback: S['Encoded']) =>
  schema.pipe(Schema.withDecodingDefaultKey(Effect.succeed(fallback)));

const flag = (fallback: 0 | 1) => orElse(Schema.Literals([0, 1]).transform([false, true]), fallback);
const text = Schema.String.check(Schema.isMaxLength(500));
const optionalText = orElse(text, '');
const cap = orElse(Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 1_000_000 })), 0);
const countries = orElse(Schema.Array(Schema.String.check(Schema.isPattern(/^[A-Z]{2}$/u))), []);
const texts = Schema.Record(Schema.String, text);

/** A page of the shop, or an address on the web. */
const LINK = /^(?:\/(?!\/)|#|https?:\/\/[^\s/])\S*$/iu;
const link = Schema.String.check(Schema.isPattern(LINK), Schema.isMaxLength(2000));
const optionalLink = orElse(Schema.Union([Schema.Literal(''), link]), '');
const outsideLink = orElse(
  Schema.Union([Schema.Literal(''), Schema.String.check(Schema.isPattern(/^https?:\/\/[^\s/]\S*$/iu))]),
  '',
);
const pagePath = orElse(Schema.Union([Schema.Literal(''), Schema.String.check(Schema.isPattern(/^\/[\w-]+$/u))]), '');
const amount = Schema.String.check(Schema.isPattern(/^\d{1,9}(\.\d{1,4})?$/u));

const identity = {
  buId: Schema.String.check(Schema.isPattern(/^\w{1,32}$/u)),
  buName: text.check(Schema.isMinLength(1)),
  buLegalName: optionalText,
  buType: optionalText,
  country: Schema.String.check(Schema.isPattern(/^[A-Z]{2}$/u)),
  currency: Schema.String.check(Schema.isPattern(/^[A-Z]{3}$/u)),
  decimalDigits: orElse(Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 4 })), 2),
  decimalSeparator: Schema.optionalKey(Schema.Literals([',', '.'])),
  timeZone: orElse(Schema.String, DEFAULT_TIME_ZONE),
  languages: orElse(Schema.Array(Schema.String), []),
  defaultLang: Schema.optionalKey(Schema.String),
};

/** The unit as invoices and parcels name it; its name there is `buLegalName`. */
const seller = orElse(
  Schema.Struct({
    line1: optionalText,
    line2: optionalText,
    zipCode: optionalText,
    city: optionalText,
    vatNumber: optionalText,
    registrationNumber: optionalText,
  }),
  {},
);

/** The account that transfers go to; without one the unit offers none. */
const bankAccount = Schema.optionalKey(
  Schema.Struct({
    beneficiary: text.check(Schema.isMinLength(1), Schema.isMaxLength(70)),
    iban: Schema.String.check(Schema.makeFilter(isIban)),
    bic: Schema.String.check(Schema.makeFilter(isBic)),
    bankName: optionalText,
  }),
);

const trade = {
  seller,
  bankAccount,
  invoicePrefix: orElse(Schema.String.check(Schema.isPattern(/^[\w-]{0,12}$/u)), ''),
  fulfilmentEmail: optionalText,
};

/** Days before the end of a card; a few, for each is a mail. */
const reminderDistances = Schema.Array(Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 366 }))).check(
  Schema.isMaxLength(4),
);

const means = orElse(Schema.Array(PaymentMeansFromCode), ['C04']);

/** What the unit gives with an order of at least `from`; a bonus by rate (P) or amount (V). */
const reward = Schema.Union([
  Schema.Struct({
    form: Schema.Literal('B'),
    discountType: discountTypeFromCode,
    value: amount,
    from: orElse(amount, '0'),
  }),
  Schema.Struct({
    form: Schema.Literal('FG'),
    itemCode: text.check(Schema.isMinLength(1)),
    amount,
    quantity: orElse(Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 10 })), 1),
    from: orElse(amount, '0'),
  }),
]);
export type StatedReward = typeof reward.Type;

const selling = {
  memberShip: flag(0),
  discountType: orElse(discountTypeFromCode, 'P'),
  paymentType: orElse(Schema.Struct({ C: means, B: means, S: means }), {}),
  pspProvider: Schema.optionalKey(Schema.Literals(PAYMENT_PROVIDER_IDS)),
  cardMadeTaxRate: orElse(rateFromString, '0'),
  shippingTaxRate: orElse(rateFromString, '0'),
  cardMadeFeeMin: Schema.optionalKey(amount),
  cardMadeFeeMax: Schema.optionalKey(amount),
  orderApprovalFrom: Schema.optionalKey(amount),
  salesmanApprovalFrom: orElse(rateFromString, '8'),
  companyWalletMax: orElse(amount, '100000'),
  quotationValidDays: orElse(Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 365 })), 30),
  rewards: orElse(Schema.Array(reward).check(Schema.isMaxLength(8)), []),
  exemptionCaps: orElse(Schema.Array(Schema.Struct({ from: DateFromText, amount })), []),
  isEnableGuestMode: flag(1),
  guestModeOnly: flag(0),
  isAllowMultipleProduct: flag(0),
  b2bMaxQty: cap,
  b2cMaxQty: cap,
  deliveryCountries: countries,
  refusedZipPrefixes: orElse(Schema.Array(Schema.String.check(Schema.isPattern(/^\d{1,5}$/u))), []),
  documentRetentionMonths: orElse(Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 120 })), 60),
  multiBrandCategoryId: Schema.optionalKey(Schema.Int),
  phoneCreditCategoryId: Schema.optionalKey(Schema.Int),
  phoneCreditCountries: countries,
  reminderDays: orElse(reminderDistances, [30, 7]),
  reminderDaysOverAYear: orElse(reminderDistances, [90]),
  accountCategories: orElse(Schema.Array(text.check(Schema.isMinLength(1))), []),
  prefixesWithoutPin: orElse(Schema.Array(Schema.String.check(Schema.isPattern(/^\d{1,19}$/u))), []),
  nonWhiteMarker: optionalText,
};

const features = {
  isNeedWallet: flag(0),
  isNeedQuery: flag(0),
  isNeedB2B: flag(1),
  isNeedSalesman: flag(1),
  hideDeliverToMe: flag(0),
  b2cPageRoute: pagePath,
  faq: outsideLink,
  loginMethods: orElse(Schema.Array(Schema.Literals(LOGIN_METHODS)).check(Schema.isMinLength(1)), ['normal']),
  isTwoFactor: flag(0),
  isNeedPhone: flag(1),
  isNeedDocument: flag(0),
  chatPlatformType: optionalText,
  chatPlatformKey: optionalText,
  chatPlatformColor: orElse(Schema.String.check(Schema.isPattern(/^(?:#[\da-f]{6})?$/iu)), ''),
  countryList: countries,
  callVersion: orElse(Schema.String.check(Schema.isPattern(/^v\d{1,2}$/u)), 'v2'),
};

const FooterLink = Schema.Struct({
  group: Schema.Literals(['shop', 'help', 'companies', 'legal', 'bottom']),
  label: texts,
  href: link,
});
const Banner = Schema.Struct({ title: texts, text: texts, href: link });

const content = {
  redirectUrl: outsideLink,
  mobileRedirectUrl: outsideLink,
  assetsHost: orElse(Schema.String.check(Schema.isPattern(/^(?:https:\/\/[a-z\d.-]+(?::\d{1,5})?)?$/u)), ''),
  trustedHosts: orElse(Schema.Array(Schema.String.check(Schema.isPattern(/^[a-z0-9.-]+(?::\d{1,5})?$/u))), []),
  featureBanners: orElse(Schema.Array(Banner), []),
  mediaList: orElse(Schema.Array(Schema.Struct({ name: text, href: link })), []),
  moreInfoList: orElse(Schema.Array(FooterLink), []),
  cookieUrl: optionalLink,
  personalDataUrl: optionalLink,
  appStoreUrl: outsideLink,
  googlePlayUrl: outsideLink,
  metaTitle: orElse(texts, {}),
  metaDescription: orElse(texts, {}),
  contactEmail: optionalText,
  contactPhone: optionalText,
  contactHours: orElse(texts, {}),
};

/** All parameters of a unit. Only its id, name, country and currency have no default. */
export const UnitParameters = Schema.Struct({ ...identity, ...trade, ...selling, ...features, ...content });
export type UnitParameters = typeof UnitParameters.Type;
/** The parameters as JSON carries them. */
export type UnitParametersJson = typeof UnitParameters.Encoded;

/** Reads a unit's parameters. Whether they agree with each other is for `businessUnit`. */
export const decodeUnitParameters = Schema.decodeUnknownResult(UnitParameters, {
  onExcessProperty: 'error',
  errors: 'all',
});
