/** The features of a unit, for screens, routes and menus. Source: spec sections 1, 2 and 6, A-43, A-49, A-50. */
import type { AccessFeatures } from '../access/index.ts';
import { chatOf } from './chat.ts';
import { individualMethods } from './login-methods.ts';
import type { UnitParameters } from './parameters.schema.ts';

type Parametrised = { readonly parameters: UnitParameters };

/** `membership`: companies' employees and members have accounts here. */
export interface UnitFeatures extends AccessFeatures {
  readonly guestMode: boolean;
  readonly severalProducts: boolean;
  readonly chat: boolean;
  readonly countryList: boolean;
  readonly appButtons: boolean;
  readonly twoFactor: boolean;
}

/** The features that the unit's parameters result in. */
export const unitFeatures = ({ parameters: unit }: Parametrised): UnitFeatures => ({
  cardQuery: unit.isNeedQuery,
  wallet: unit.isNeedWallet,
  membership: unit.memberShip,
  business: unit.isNeedB2B,
  salesmen: unit.isNeedSalesman,
  buyingSelf: !unit.hideDeliverToMe,
  ownFaq: unit.faq === '',
  b2cPage: unit.b2cPageRoute !== '',
  guestMode: unit.isEnableGuestMode || unit.guestModeOnly,
  severalProducts: unit.isAllowMultipleProduct,
  chat: chatOf({ parameters: unit }) !== null,
  countryList: unit.countryList.length > 0,
  appButtons: unit.appStoreUrl !== '' || unit.googlePlayUrl !== '',
  phoneCredit: unit.phoneCreditCategoryId !== undefined,
  twoFactor: unit.isTwoFactor,
  passwordLogin: individualMethods(unit.loginMethods).includes('normal'),
});

/** The six countries of the mobile country list, for units that show it (S9.49, A-50). */
export const GULF_COUNTRIES = ['AE', 'SA', 'BH', 'QA', 'KW', 'OM'] as const;
