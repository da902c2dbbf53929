/** What a unit has and has not, as screens, routes and menus ask it. Source: spec sections 1, 2 and 6, A-43, A-48 to A-50. */
import type { BusinessUnit } from './business-unit.ts';

export interface UnitFeatures {
  readonly cardQuery: boolean;
  readonly wallet: boolean;
  readonly business: boolean;
  readonly salesmen: boolean;
  readonly buyingSelf: boolean;
  /** The unit's own FAQ page; false where an outside address takes its place. */
  readonly ownFaq: boolean;
  readonly b2cPage: boolean;
  readonly guestMode: boolean;
  readonly severalProducts: boolean;
  readonly chat: boolean;
  readonly countryList: boolean;
  readonly appButtons: boolean;
  readonly phoneCredit: boolean;
  readonly twoFactor: boolean;
}

/** The features that the unit's parameters result in. */
export const unitFeatures = ({ parameters: unit, allowsMultipleProducts }: BusinessUnit): UnitFeatures => ({
  cardQuery: unit.isNeedQuery,
  wallet: unit.isNeedWallet,
  business: unit.isNeedB2B,
  salesmen: unit.isNeedSalesman,
  buyingSelf: !unit.hideDeliverToMe,
  ownFaq: unit.faq === '',
  b2cPage: unit.b2cPageRoute !== '',
  guestMode: unit.isEnableGuestMode || unit.guestModeOnly,
  severalProducts: allowsMultipleProducts,
  chat: unit.chatPlatformType !== '',
  countryList: unit.countryList.length > 0,
  appButtons: unit.appStoreUrl !== '' || unit.googlePlayUrl !== '',
  phoneCredit: unit.phoneCreditCategoryId !== undefined,
  twoFactor: unit.isTwoFactor,
});

/** Business and salesman functions are offered where the unit has them and the user's company type is neither A nor V. */
export const isTradeOffered = (
  unit: BusinessUnit,
  kind: 'business' | 'salesman',
  companyType: string | null,
): boolean => {
  const { isNeedB2B, isNeedSalesman } = unit.parameters;
  return (kind === 'business' ? isNeedB2B : isNeedSalesman) && companyType !== 'A' && companyType !== 'V';
};

/** True for an address that a stored or received one may be followed to: http(s), on the shop's own host or a listed one. */
export const isTrustedAddress = ({ parameters }: BusinessUnit, ownHost: string, address: string): boolean => {
  const [, host] = /^https?:\/\/([^\s/?#@\\]+)(?:[/?#]|$)/iu.exec(address) ?? [];
  return host !== undefined && [ownHost, ...parameters.trustedHosts].includes(host.toLowerCase());
};

/** The six countries of the mobile country list, for units that show it (S9.49, A-50). */
export const GULF_COUNTRIES = ['AE', 'SA', 'BH', 'QA', 'KW', 'OM'] as const;
