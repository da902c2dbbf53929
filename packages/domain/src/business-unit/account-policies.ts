/**
 * The small policies of registration, verification, signing in, the account and phone credit, composed from a unit. Source: spec sections 1, 3 and 6, A-38, A-48,
 *
 */
import type { ImportPolicy } from '../card-import/index.ts';
import type { PinPolicy } from '../card/index.ts';
import type { DocumentRetention } from '../company-review/index.ts';
import type { CustomerKind } from '../customer/index.ts';
import type { KybFacts } from '../dossier-field/index.ts';
import type { PhoneCreditPolicy } from '../phone-credit/index.ts';
import type { ProfilePolicy } from '../profile/index.ts';
import type { QuotationValidity } from '../quotation/index.ts';
import type { IndividualPolicy } from '../registration/index.ts';
import type { ReminderPolicy } from '../reminder/index.ts';
import type { LoginPolicy } from '../sign-in/index.ts';
import { localDate } from '../time/index.ts';
import type { Instant } from '../time/index.ts';
import type { WalletPolicy } from '../wallet/index.ts';
import type { BusinessUnit } from './business-unit.ts';
import { listedMeans } from './means.ts';

/**
 * How visitors sign in. `ownHost` is the shop's, in lower case and with its port; it is trusted like the listed ones.
 * `salesmanUnits` are the units of the installation whose visitors return from their identity provider as salesmen.
 */
export const loginPolicy = (
  { id, parameters: unit }: BusinessUnit,
  ownHost: string,
  salesmanUnits: readonly string[],
): LoginPolicy => ({
  methods: unit.loginMethods,
  isTwoFactor: unit.isTwoFactor,
  hasBusiness: unit.isNeedB2B,
  hasSalesmen: unit.isNeedSalesman,
  returnsAsSalesman: salesmanUnits.includes(id),
  trustedHosts: [ownHost, ...unit.trustedHosts],
});

/** What individuals give when they register. */
export const individualPolicy = ({ parameters }: BusinessUnit): IndividualPolicy => ({
  isPhoneNeeded: parameters.isNeedPhone,
  isDocumentNeeded: parameters.isNeedDocument,
});

/** When holders are reminded of the end of a card. */
export const reminderPolicy = ({ parameters }: BusinessUnit): ReminderPolicy => ({
  days: parameters.reminderDays,
  daysOverAYear: parameters.reminderDaysOverAYear,
});

/** How long quotations are valid. */
export const quotationValidity = ({ parameters, timeZone }: BusinessUnit): QuotationValidity => ({
  validDays: parameters.quotationValidDays,
  timeZone,
});

/** How long the documents of a company are kept. */
export const documentRetention = ({ parameters, timeZone }: BusinessUnit): DocumentRetention => ({
  monthsAfterLeaving: parameters.documentRetentionMonths,
  timeZone,
});

/** Which products are phone credit, and for which countries; any where the unit names none. */
export const phoneCreditPolicy = ({ parameters }: BusinessUnit): PhoneCreditPolicy => {
  const { phoneCreditCategoryId: id, phoneCreditCountries: countries } = parameters;
  return { categoryId: id === undefined ? null : String(id), countries: countries.length > 0 ? countries : null };
};

/** Whether and how such a customer pays by wallet. */
export const walletPolicy = (unit: BusinessUnit, kind: CustomerKind): WalletPolicy => ({
  unitHasWallet: unit.parameters.isNeedWallet,
  listedMeans: listedMeans(unit, kind),
});

/** What a member's profile is checked against. */
export const profilePolicy = (unit: BusinessUnit): ProfilePolicy => ({
  accountCategories: unit.parameters.accountCategories,
  deliveryAddress: unit.addressPolicy,
});

/** What a company's dossier is checked against at an instant: the day is the one of the unit's zone. */
export const kybFacts = (unit: BusinessUnit, codeLists: KybFacts['codeLists'], now: Instant): KybFacts => ({
  today: localDate(now, unit.timeZone),
  currency: unit.currency,
  deliveryPolicy: unit.addressPolicy,
  codeLists,
});

/** Which card numbers have no PIN. */
export const pinPolicy = ({ parameters }: BusinessUnit): PinPolicy => ({
  prefixesWithoutPin: parameters.prefixesWithoutPin,
});

/** Which answer to an import activates no account. */
export const importPolicy = ({ parameters }: BusinessUnit): ImportPolicy => ({
  nonWhiteMarker: parameters.nonWhiteMarker,
});
